import { deepEqual, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { hostileBodies } from '../../../tests/hostile-bodies.ts'
import { readStream } from '../../../tests/read-stream.ts'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'
import { drawObjectSchema } from '../../contract/draw-object.ts'
import { drawRequestSchema } from '../../contract/draw-request.ts'
import { errorObjectSchema } from '../../contract/error-object.ts'
import { loadStudio } from '../../main/load-studio.ts'

/** 100,000 in all when asked for everything; a slice stays below the time that one test may take. */
const SLICES = process.env['BURIN_FUZZ'] === 'full' ? 20 : 1
const SLICE = process.env['BURIN_FUZZ'] === 'full' ? 5000 : 1400
/** Where the first slice begins, to go on with a run that was cut in pieces. */
const FIRST = Number(process.env['BURIN_TEST_SLICE'] ?? 0)
const AT_ONCE = 10
/** An answer that takes longer counts as none. */
const HANG_MS = 100_000
/** How much more than at the beginning may be in use, after a collection: less than 1 KiB for each of 100,000 requests. The generator itself comes to 60. */
const GROWTH_MIB = 96

/** The answer's object; of a stream, the one at its end. */
async function answerOf(response: Response): Promise<unknown> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.json()
  return (JSON.parse((await readStream(response)).at(-1)?.data ?? '{}') as { draw?: unknown }).draw
}

function isRefusal(answer: unknown, response: Response, shown: string): void {
  const { status, request_id: id, message, retry_after: wait } = errorObjectSchema.parse(answer)
  deepEqual([status, id], [response.status, response.headers.get('x-request-id')], shown)
  deepEqual(response.headers.get('retry-after'), wait === undefined ? null : String(wait), shown)
  match(message, /^[A-Z`].{10,700}[.…]$/su, shown)
}

/** What is in use after a collection, buffers outside of the heap included. */
function usedMib(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}

describe('POST /api/v1/icons, with whatever may come', () => {
  let service: IconsService
  const statuses = new Map<number, number>()
  before(async () => {
    const studio = process.env['BURIN_TEST_STUDIO'] === 'real' ? await loadStudio() : {}
    // Kept answers and log lines are memory that is meant to grow.
    service = await runIconsService(studio, { BURIN_LOG: 'silent', BURIN_CACHE_MIB: '0' })
  })
  after(async () => service.stop())

  async function holds(body: Uint8Array): Promise<void> {
    const response = await fetch(`${service.baseUrl}/api/v1/icons`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: Buffer.from(body),
      signal: AbortSignal.timeout(HANG_MS),
    })
    const answer = await answerOf(response)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const shown = `${response.status} for ${Buffer.from(body.subarray(0, 2000)).toString()}: ${JSON.stringify(answer).slice(0, 500)}`
    ok([200, 400, 404, 503].includes(response.status), shown)
    if (response.status !== 200) return isRefusal(answer, response, shown)
    drawObjectSchema.parse(answer)
    // What the schema does not accept as it stands must never have been drawn.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    ok(drawRequestSchema.safeParse(JSON.parse(text)).success, shown)
  }

  async function sendSlice(seed: number, count: number): Promise<void> {
    const all = fc.array(hostileBodies, { minLength: AT_ONCE, maxLength: AT_ONCE })
    const property = fc.asyncProperty(all, async (bodies) => void (await Promise.all(bodies.map(holds))))
    await fc.assert(property, { numRuns: count / AT_ONCE, seed })
    // The stand-in keeps what it was asked for; the service does not.
    ;(service.briefs as unknown[]).length = 0
  }

  let beforeMib = 0
  before(async () => {
    await sendSlice(-1, 200)
    beforeMib = usedMib()
  })
  for (let slice = FIRST; slice < SLICES; slice += 1)
    it(`draws or refuses, never breaks, never hangs, and keeps nothing (slice ${slice}, ${SLICE} requests)`, async (t) => {
      await sendSlice(slice, SLICE)
      const grownMib = usedMib() - beforeMib
      const shares = JSON.stringify(Object.fromEntries(statuses))
      const residentMib = process.memoryUsage().rss / 1024 / 1024
      t.diagnostic(`so far ${shares}, ${grownMib.toFixed(1)} MiB more in use, ${residentMib.toFixed(0)} MiB resident`)
      ok(grownMib < GROWTH_MIB, `${grownMib.toFixed(1)} MiB more are in use than before`)
    })
  it('reaches the studio as well as the door', () => {
    const sent = [...statuses.values()].reduce((sum, count) => sum + count)
    for (const status of [200, 400, 404])
      ok((statuses.get(status) ?? 0) > sent / 200, `${status}: ${statuses.get(status) ?? 0} of ${sent}`)
  })
})
