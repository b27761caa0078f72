import { availableParallelism } from 'node:os'
import { wholeOption } from '../src/tools/stop.ts'
import { BOMBS, damagedPictures } from '../tests/hostile-pictures.ts'
import type { HostilePicture } from '../tests/hostile-pictures.ts'
import { runBench } from './command/run-bench.ts'
import { startService } from './icons-service/processes.ts'
import type { Service } from './icons-service/processes.ts'

const HELP = `hostile-pictures: what the service answers to damaged pictures and to bombs, and what they cost it

  npm run -s bench -- hostile-pictures [--count N] [--seed N] [--json]

  --count N  how many damaged pictures (default 5000)
  --seed N   another seed damages them otherwise (default 1)
  --json     the figures as JSON

Each has to be drawn, or refused with 400 and its name; bombs are as large as a request may be. The service runs as it is, four
requests at a time. Ends with 2 when one is answered otherwise.`

const AT_ONCE = 4
const KEY = `svc_test_${'0'.repeat(32)}`

interface Answered {
  readonly name: string
  readonly outcome: string
  readonly ms: number
  /** Most memory of the service that was seen up to its answer, in MiB. */
  readonly mib: number
}

interface Figures {
  readonly pictures: number
  readonly drawn: number
  readonly refused: number
  readonly slowest: readonly Answered[]
  readonly mib: { readonly before: number; readonly most: number; readonly afterwards: number }
  readonly bombs: readonly Answered[]
}

async function measure(count: number, seed: number): Promise<Figures> {
  await using service = await startService(availableParallelism())
  const answered: Answered[] = []
  const mib = (): number => Math.round(service.residentMib() ?? 0)
  await ask(service, { name: 'the first', mime: 'image/png', bytes: Buffer.alloc(0) })
  const before = mib()
  const pictures = damagedPictures(count, seed)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = await pictures.next(); next.done !== true; next = await pictures.next())
        answered.push(await ask(service, next.value))
    }),
  )
  const bombs: Answered[] = []
  for (const [name, make] of Object.entries(BOMBS)) bombs.push(await ask(service, { ...make(1), name }))
  const all = [...answered, ...bombs]
  return {
    pictures: count,
    drawn: answered.filter(({ outcome }) => outcome === 'drawn').length,
    refused: answered.filter(({ outcome }) => outcome !== 'drawn').length,
    slowest: answered.toSorted((one, other) => other.ms - one.ms).slice(0, 3),
    mib: { before, most: Math.max(...all.map((one) => one.mib)), afterwards: mib() },
    bombs,
  }
}

/** Rejects when a picture is neither drawn nor refused with its name. */
async function ask(service: Service, { name, mime, bytes }: HostilePicture): Promise<Answered> {
  const started = performance.now()
  const response = await fetch(`http://127.0.0.1:${service.port}/api/v1/icons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ images: [{ base64: bytes.toString('base64'), mime }] }),
  })
  const answer = (await response.json()) as { readonly param?: string; readonly message?: string }
  const isRefused = response.status === 400 && /^images\[0\]\./.test(answer.param ?? '')
  if (response.status !== 200 && !isRefused)
    throw new Error(`${name} was answered ${response.status}: ${answer.message ?? ''}`)
  const outcome = response.status === 200 ? 'drawn' : (answer.message ?? '')
  return { name, outcome, ms: Math.round(performance.now() - started), mib: Math.round(service.residentMib() ?? 0) }
}

function told({ pictures, drawn, refused, slowest, mib, bombs }: Figures): string {
  const line = ({ name, outcome, ms, mib: now }: Answered): string => `  ${name}: ${ms} ms, ${now} MiB, ${outcome}`
  return [
    `${pictures} damaged pictures: ${drawn} drawn, ${refused} refused, 0 answered otherwise`,
    `memory of the service: ${mib.before} MiB before, ${mib.most} at most, ${mib.afterwards} afterwards`,
    'the slowest:',
    ...slowest.map(line),
    'bombs:',
    ...bombs.map(line),
  ].join('\n')
}

const OPTIONS = {
  count: { type: 'string', default: '5000' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean' },
} as const

await runBench(HELP, OPTIONS, async ({ count, seed, json }) => {
  const figures = await measure(wholeOption('count', count, 1), wholeOption('seed', seed, 1))
  return json === true ? JSON.stringify(figures, null, 2) : told(figures)
})
