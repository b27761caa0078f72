import { spawn } from 'node:child_process'
import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Brief } from '../src/author/author.ts'
import { cutName } from '../src/drawing/model/cut.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { briefsFrom } from './compare/briefs-from.ts'
import { checkOut, HERE } from './compare/check-out.ts'
import { type Outcome, PARTS } from './compare/outcome.ts'
import { requestsFrom } from './draw/requests-from.ts'

const HELP = `compare: whether this checkout draws what another commit draws, byte by byte

  npm run -s bench -- compare --before COMMIT [--count N] [--cuts N] [--show N]

  --before COMMIT  what to compare with, such as main or HEAD~3; it is checked out into a temporary folder
  --count N        how many different requests: those of corpus/briefs and corpus/prompts, the rest from the lexicon's glyphs (default 3000)
  --cuts N         in how many cuts each is drawn, all 120 in turn (default 3)
  --show N         how many draws that differ are printed (default 5)

Prints how many draws differ in status, svg, program, intent, rules and findings, and the processor time of both.
Ends with 1 when any draw differs.`

/** Whatever is asked for anywhere in the corpus, then the lexicon's glyphs bare, paired, crossed out and so on. */
function requests(count: number): string[] {
  const column = (path: string): string[] =>
    readFileSync(join(HERE, 'corpus', path), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[0] ?? '')
  const written = [
    ...column('briefs/ten-prompts.txt'),
    ...column('briefs/requests.txt'),
    ...column('prompts/own.tsv').slice(1),
    ...column('prompts/public.tsv').slice(1),
  ]
  return [...new Set([...written, ...requestsFrom(loadLexicon().names(), 2 * count)])].slice(0, count)
}

async function drawAll(checkout: string, orders: string, results: string): Promise<void> {
  const worker = fileURLToPath(new URL('compare/draw-all.ts', import.meta.url))
  const child = spawn(process.execPath, [worker, checkout, orders, results], { stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`drawing with ${checkout} ended with code ${code}`)
}

interface Comparison {
  /** Draws that differ, by the part in which they do. */
  readonly differing: Readonly<Record<(typeof PARTS)[number], number>>
  readonly any: number
  readonly shown: readonly string[]
  readonly cpuMs: readonly [number, number]
}

function linesOf(file: string): AsyncIterator<string> {
  return createInterface({ input: createReadStream(file) })[Symbol.asyncIterator]()
}

async function compared(briefs: readonly Brief[], files: readonly [string, string], show: number): Promise<Comparison> {
  const [before, after] = [linesOf(files[0]), linesOf(files[1])]
  const differing = { status: 0, svg: 0, program: 0, intent: 0, rules: 0, findings: 0 }
  const shown: string[] = []
  let any = 0
  const line = async (side: AsyncIterator<string>): Promise<string> => String((await side.next()).value)
  for (const brief of briefs) {
    const [one, other] = [await line(before), await line(after)]
    if (one === other) continue
    any += 1
    const [was, is] = [JSON.parse(one) as Outcome, JSON.parse(other) as Outcome]
    const parts = PARTS.filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]))
    for (const part of parts) differing[part] += 1
    if (shown.length < show)
      shown.push(
        [
          `"${brief.prompt ?? brief.concept}" at ${cutName(brief.cut)}`,
          ...parts.flatMap((part) => [
            `  ${part}`,
            `  - ${JSON.stringify(was[part])}`,
            `  + ${JSON.stringify(is[part])}`,
          ]),
        ].join('\n'),
      )
  }
  return { differing, any, shown, cpuMs: [Number(await line(before)), Number(await line(after))] }
}

const OPTIONS = {
  before: { type: 'string' },
  count: { type: 'string', default: '3000' },
  cuts: { type: 'string', default: '3' },
  show: { type: 'string', default: '5' },
} as const

await runBench(HELP, OPTIONS, async (values) => {
  if (values.before === undefined) throw new Error('say what to compare with: --before COMMIT')
  const count = wholeOption('count', values.count, 1)
  const briefs = briefsFrom(requests(count), wholeOption('cuts', values.cuts, 1))
  const show = wholeOption('show', values.show, 0)
  using there = checkOut(values.before)
  const orders = join(there.folder, 'orders.json')
  writeFileSync(orders, JSON.stringify(briefs))
  const files = [join(there.folder, 'before.jsonl'), join(there.folder, 'after.jsonl')] as const
  await Promise.all([drawAll(there.path, orders, files[0]), drawAll(HERE, orders, files[1])])
  const { differing, any, shown, cpuMs } = await compared(briefs, files, show)
  const table = PARTS.map((part) => `${part} ${differing[part]}`).join(', ')
  if (any > 0) process.exitCode = 1
  return [
    ...shown,
    `${any} of ${briefs.length} draws differ (${count} requests): ${table}`,
    `processor time ${(cpuMs[0] / 1000).toFixed(1)} s before, ${(cpuMs[1] / 1000).toFixed(1)} s now`,
  ].join('\n')
})
