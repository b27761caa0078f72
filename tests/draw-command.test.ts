/** `npm run draw -- --service`: the command draws what the service draws. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Not synchronous: the service answers from this process. */
async function draw(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/tools/draw.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: Number(code), stdout, stderr }
}

describe('draw --service', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  it('draws through the service, with a key made up', async () => {
    const { code, stdout, stderr } = await draw('a cloud', '--size', '16', '--n', '2', '--service', service.baseUrl)
    equal(code, 0, stderr)
    match(stdout, /^<svg .*viewBox="0 0 16 16".*\n<svg .*\n$/)
    equal(stderr.split('\n')[0], 'checked: A line. (1 attempt)')
    match(stderr, / {2}info off-grid: The line is off the grid\.\n/)
    deepEqual(service.briefs.at(-1), {
      prompt: 'a cloud',
      concept: null,
      images: [],
      cut: { size: 16, stroke: 2, radius: 3, finish: 'outlined' },
      count: 2,
    })
  })
  it('shows what the service refuses, with param and request id', async () => {
    const { code, stdout, stderr } = await draw('--concept', 'a'.repeat(65), '--service', `${service.baseUrl}/`)
    deepEqual([code, stdout], [2, ''])
    match(stderr, /^draw: `concept` must be a slug.* \(param concept, request req_[0-9A-Za-z]{24}\)\n$/)
    const wrong = await draw('a bell', '--service', service.baseUrl, '--key', 'svc_live_x')
    match(wrong.stderr, /^draw: This live key .* \(request req_[0-9A-Za-z]{24}\)\n$/)
  })
  it('says what is wrong with the options', async () => {
    const outcomes = await Promise.all([
      draw('a bell', '--service', 'localhost:3000'),
      draw('a bell', '--key', `svc_test_${'0'.repeat(32)}`),
      draw('a bell', '--service', 'http://127.0.0.1:9'),
    ])
    deepEqual(
      outcomes.map(({ code, stderr }) => [code, stderr]),
      [
        [2, 'draw: --service localhost:3000: write its address, such as http://localhost:3000\n'],
        [2, 'draw: --key is for a service: say which, such as --service http://localhost:3000\n'],
        [2, 'draw: nothing answers at http://127.0.0.1:9; npm start starts a service at http://localhost:3000\n'],
      ],
    )
    ok((await draw('--help')).stdout.includes('--service URL'))
  })
})
