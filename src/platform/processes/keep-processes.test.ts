import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { KeptTask } from '../../../tests/kept-work.ts'
import { until } from '../../../tests/until.ts'
import { keepProcesses } from './keep-processes.ts'
import type { KeptProcesses, ProcessesSettings } from './keep-processes.ts'

interface Kept extends KeptProcesses {
  readonly heard: string[]
  readonly pids: number[]
  readonly lost: Parameters<ProcessesSettings['lost']>[0][]
}

function keep(task: KeptTask, settings: Partial<ProcessesSettings> = {}): Kept {
  const [heard, pids, lost]: [Kept['heard'], Kept['pids'], Kept['lost']] = [[], [], []]
  const kept = keepProcesses({
    file: new URL('../../../tests/kept-work.ts', import.meta.url),
    count: 2,
    task: { task },
    heard: (news) => heard.push(String(news)),
    began: (pid) => pids.push(pid),
    lost: (how) => lost.push(how),
    closingMs: 60_000,
    ...settings,
  })
  return { ...kept, heard, pids, lost }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('processes that are kept', () => {
  it('begin, tell, and end in their own order', async () => {
    const kept = keep('work')
    await kept.begun
    deepEqual([kept.atWork(), kept.heard], [2, ['began', 'began']])
    await kept[Symbol.asyncDispose]()
    deepEqual([kept.atWork(), kept.heard], [0, ['began', 'began', 'ended', 'ended']])
    deepEqual(kept.lost, [])
    deepEqual(kept.pids.map(isThere), [false, false])
  })

  it('are replaced when they are killed, and the others stay', async () => {
    await using kept = keep('work')
    await kept.begun
    const [first = 0, second = 0] = kept.pids
    process.kill(first, 'SIGKILL')
    await until(() => kept.lost.length === 1 && kept.atWork() === 2)
    deepEqual(kept.lost, [{ pid: first, code: null, signal: 'SIGKILL', wasSilent: false }])
    ok(isThere(second))
    notEqual(kept.pids[2], first)
  })

  it('are killed and replaced when they hang, and let be when they were only late', async (test) => {
    const { timers } = test.mock
    timers.enable({ apis: ['setInterval'] })
    await using kept = keep('count asks', { count: 1 })
    await kept.begun
    const [pid = 0] = kept.pids
    const asks = (): number => kept.heard.filter((news) => news === 'asked').length
    // A process that is stopped hangs at once, and wakes up when it is told to.
    process.kill(pid, 'SIGSTOP')
    timers.tick(10_000)
    process.kill(pid, 'SIGCONT')
    await until(() => asks() === 5)
    timers.tick(10_000)
    await until(() => asks() === 10)
    process.kill(pid, 'SIGSTOP')
    timers.tick(12_000)
    await until(() => kept.atWork() === 1 && kept.pids.length === 2)
    deepEqual(kept.lost, [{ pid, code: null, signal: 'SIGKILL', wasSilent: true }])
  })

  it('leave a signal that goes to all to who keeps them', async () => {
    await using kept = keep('work')
    await kept.begun
    for (const pid of kept.pids) process.kill(pid, 'SIGINT')
    await kept[Symbol.asyncDispose]()
    equal(kept.heard.filter((news) => news === 'ended').length, 2)
    deepEqual(kept.lost, [])
  })

  it('that cannot begin are tried again, with who waits for them told', async () => {
    await using kept = keep('fail')
    await kept.begun
    equal(kept.atWork(), 0)
    await until(() => kept.lost.length >= 4)
    equal(kept.lost[0]?.code, 3)
  })

  it('are killed when they do not end', async () => {
    const kept = keep('never end', { closingMs: 20 })
    await kept.begun
    await kept[Symbol.asyncDispose]()
    deepEqual(kept.pids.map(isThere), [false, false])
  })

  it('end when who keeps them is killed', async () => {
    const script = fileURLToPath(new URL('../../../tests/keep-work.ts', import.meta.url))
    const keeper = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const lines = createInterface(keeper.stdout)[Symbol.asyncIterator]()
    const pids = [Number((await lines.next()).value), Number((await lines.next()).value)]
    deepEqual(pids.map(isThere), [true, true])
    keeper.kill('SIGKILL')
    await once(keeper, 'exit')
    await until(() => !pids.some(isThere))
  })
})
