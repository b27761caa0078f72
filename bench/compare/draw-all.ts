/**
 * `node draw-all.ts CHECKOUT ORDERS RESULTS`: draws each brief of the file ORDERS (JSON) with the engine of a checkout, which may be another
 * than this one, and writes one line of JSON a brief into the file RESULTS.
 */
import { createWriteStream, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brief } from '../../src/author/author.ts'
import type { Outcome } from './outcome.ts'

const [checkout = '', orders = '', results = ''] = process.argv.slice(2)

async function room<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(join(checkout, 'src', path)).href)) as T
}

type Authors = typeof import('../../src/author/embedded/embedded-author.ts')
type Lexicons = typeof import('../../src/lexicon/load.ts')
type Attempts = typeof import('../../src/studio/attempt.ts')
type Studios = typeof import('../../src/studio/draw.ts')

const { embeddedAuthor } = await room<Authors>('author/embedded/embedded-author.ts')
const { loadLexicon } = await room<Lexicons>('lexicon/load.ts')
const { attempt } = await room<Attempts>('studio/attempt.ts')
const { createStudio } = await room<Studios>('studio/draw.ts')
const studio = createStudio({ author: embeddedAuthor(loadLexicon()), judge: attempt, revision: 'compared' })
const file = createWriteStream(results)
const started = process.cpuUsage()
for (const brief of JSON.parse(readFileSync(orders, 'utf8')) as readonly Brief[]) {
  const { concept, items, crashes = [] } = await studio.draw(brief)
  const findings = items.flatMap((item) => item.findings)
  const outcome: Outcome = {
    status: items.map((item) => [concept, item.status, item.attempts, crashes.length]),
    svg: items.map((item) => item.svg),
    program: items.map((item) => item.program),
    intent: items.map((item) => item.intent),
    rules: findings.map(({ rule, severity }) => [rule, severity]),
    findings: findings.map(({ message, at, measured, limit, span }) => ({ message, at, measured, limit, span })),
  }
  if (!file.write(`${JSON.stringify(outcome)}\n`)) await once(file, 'drain')
}
const { user, system } = process.cpuUsage(started)
file.end(`${Math.round((user + system) / 1000)}\n`)
