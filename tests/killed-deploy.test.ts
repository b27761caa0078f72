import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { openDeployScene } from './deploy-scene.ts'
import type { DeployScene } from './deploy-scene.ts'
import { openHoldingProxy } from './holding-proxy.ts'
import { runHostingApi } from './run-hosting-api.ts'
import type { HostingApi } from './run-hosting-api.ts'

const COMMAND = join(import.meta.dirname, '..', 'src', 'admin', 'burin.ts')
const MIB = 1024 * 1024
let api: HostingApi
let token: string
let scene: DeployScene

before(async () => {
  api = await runHostingApi()
  token = (await api.addPerson()).token
})
after(() => api[Symbol.asyncDispose]())
beforeEach(async () => {
  scene = await openDeployScene(api, token)
})
afterEach(() => scene[Symbol.asyncDispose]())

const isFrames = ({ headers }: IncomingMessage): boolean => headers['content-type'] === 'application/vnd.burin.frames'

interface Ran {
  readonly child: ChildProcess
  /** Exit code or signal, standard output and standard error. */
  readonly ended: Promise<{ readonly code: number | string | null; readonly output: string; readonly problem: string }>
}

/** Starts the real command. */
function startDeploy(baseUrl: string): Ran {
  const env = { PATH: process.env['PATH'], HOME: '/nonexistent', BURIN_API: baseUrl, BURIN_TOKEN: token }
  const child = spawn(process.execPath, [COMMAND, 'deploy', scene.folder, '--project', scene.project], { env })
  const said = { output: '', problem: '' }
  child.stdout.on('data', (bytes: Buffer) => (said.output += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (said.problem += bytes.toString()))
  const ended = once(child, 'close').then(([code, signal]) => ({ code: (code ?? signal) as number | string, ...said }))
  return { child, ended }
}

/** Lets so many requests with frames through, and says when the next one is there, which gets no answer. */
function gate(count: number): {
  meddle: (incoming: IncomingMessage) => 'goes on' | 'stays'
  reached: Promise<void>
  open(): void
} {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  let left = count
  return {
    reached,
    open: () => (left = Infinity),
    meddle: (incoming) => {
      if (!isFrames(incoming)) return 'goes on'
      left -= 1
      if (left >= 0) return 'goes on'
      resolve()
      return 'stays'
    },
  }
}

describe('a deploy that is ended', () => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGKILL', 'SIGKILL'],
  ] as const)
    it(`by ${signal} goes on the next time with what had not come`, async () => {
      await scene.write({ 'index.html': 'x', 'large.bin': randomBytes(20 * MIB) })
      const { meddle, reached, open } = gate(2)
      await using proxy = await openHoldingProxy(api.port, meddle)
      const { child, ended } = startDeploy(proxy.baseUrl)
      await reached
      child.kill(signal)
      const first = await ended
      deepEqual([first.code, first.output], [code, ''])
      if (signal === 'SIGINT') match(first.problem, /the next burin deploy goes on from there\nburin: stopped\n$/)
      open()
      const second = await startDeploy(proxy.baseUrl).ended
      equal(second.code, 0, second.problem)
      match(second.output, /^http:/)
      const [, left = '', unit] = /, ([\d.]+) (\w+) of it new/.exec(second.problem) ?? []
      ok(unit !== 'MB' || Number(left) < 20.9, second.problem)
      deepEqual(Object.keys(await scene.live()), ['index.html', 'large.bin'])
    })
  it('by nobody, when two are at once in one folder', async () => {
    await scene.write({ 'index.html': 'x', 'a.bin': randomBytes(3 * MIB) })
    const both = [startDeploy(api.baseUrl), startDeploy(api.baseUrl)]
    for (const { ended } of both) equal((await ended).code, 0)
    deepEqual(Object.keys(await scene.live()), ['a.bin', 'index.html'])
  })
})
