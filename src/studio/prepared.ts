import { createHash, hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Cut } from '../drawing/model/cut.ts'
import { allCuts, cutName, RADII, STROKES } from '../drawing/model/cut.ts'
import type { Finding } from '../drawing/model/finding.ts'

/** What the engine makes of a program at a cut: its drawing, and what the checker finds. */
export interface Prepared {
  readonly svg: string
  readonly findings: readonly Finding[]
}

/** What was drawn ahead of a program at a cut; null where nothing was. */
export type FindPrepared = (program: string, cut: Cut) => Prepared | null

/** What the engine makes of a program at each of `allCuts`; none of the findings may speak of its name. */
export interface PreparedProgram {
  readonly program: string
  readonly drawings: readonly Prepared[]
}

/** The table as `scripts/write-prepared.ts` writes it. */
export const PREPARED_FILE: string = fileURLToPath(new URL('prepared.bin', import.meta.url))

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

/** Where the blocks of each program begin, behind the head: one after the other, and where the last one ends. */
interface Head {
  readonly engine: string
  readonly blocks: Readonly<Record<string, readonly number[]>>
}

/** Cuts in a block: those of one finish and size. A draw unpacks no more, and they are alike enough to be packed together. */
const IN_BLOCK = STROKES.length * RADII.length

/** What every drawing begins with, so that no block needs to say it. */
const DICTIONARY = Buffer.from(
  [
    'fill="currentColor"><path d="M',
    'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">',
  ]
    .map((paint) => `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" ${paint}`)
    .join('"/></svg>\n'),
)

/**
 * Opens the table of drawings made ahead; it is read when it is first asked for. Of another engine than the one that it was made by, or where
 * there is none, it has nothing: everything is drawn, and comes out the same.
 */
export function openPrepared(file: string = PREPARED_FILE, source: string = SOURCE): FindPrepared {
  const places = new Map(allCuts().map((cut, place) => [cutName(cut), place]))
  let opened: { readonly head: Head; readonly bytes: Buffer; readonly start: number } | null | undefined
  return (program, cut) => {
    opened ??= opened === undefined ? readTable(file, source) : opened
    const blocks = opened?.head.blocks[keyOf(program)]
    const place = places.get(cutName(cut))
    if (opened === null || blocks === undefined || place === undefined) return null
    const block = Math.floor(place / IN_BLOCK)
    const [from, to] = [blocks[block], blocks[block + 1]].map((at) => opened!.start + at!)
    const lines = inflateRawSync(opened.bytes.subarray(from, to), { dictionary: DICTIONARY }).toString('utf8')
    const { svg, findings } = readLine(lineAt(lines, place % IN_BLOCK))
    return { svg, findings: moved(findings, bodyAt(program)) }
  }
}

/** Packs a table for `openPrepared`. */
export function packPrepared(programs: readonly PreparedProgram[], engine: string): Buffer {
  const blocks: Record<string, number[]> = {}
  const packed: Buffer[] = []
  let at = 0
  for (const { program, drawings } of programs) {
    const body = -bodyAt(program)
    const starts = [at]
    for (let first = 0; first < drawings.length; first += IN_BLOCK) {
      const lines = drawings
        .slice(first, first + IN_BLOCK)
        .map(({ svg, findings }) => writeLine({ svg, findings: moved(findings, body) }))
      const block = deflateRawSync(lines.join('\n'), { level: 9, dictionary: DICTIONARY })
      packed.push(block)
      starts.push((at += block.length))
    }
    blocks[keyOf(program)] = starts
  }
  const head = JSON.stringify({ engine, blocks } satisfies Head)
  return Buffer.concat([Buffer.from(`${head}\n`), ...packed])
}

/** The name of the engine whose drawings a table holds: a hash of the files that decide what becomes of a program. */
export function engineOf(source: string = SOURCE): string {
  const hash = createHash('sha256')
  const drawing = readdirSync(join(source, 'drawing'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `drawing/${file.replaceAll('\\', '/')}`)
  for (const file of [...drawing.sort(), 'studio/attempt.ts'])
    hash.update(`${file}\0`).update(readFileSync(join(source, file)))
  return hash.digest('hex').slice(0, 16)
}

function readTable(file: string, source: string): { head: Head; bytes: Buffer; start: number } | null {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return null
  }
  const end = bytes.indexOf('\n')
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Head
  return head.engine === engineOf(source) ? { head, bytes, start: end + 1 } : null
}

/** Where a program goes on behind the line with its name: a bell is drawn alike whatever it is called. */
function bodyAt(program: string): number {
  return program.startsWith('icon ') ? program.indexOf('\n') + 1 : 0
}

/** Findings whose places in the program count from elsewhere. */
function moved(findings: readonly Finding[], by: number): Finding[] {
  return findings.map((finding) => {
    const { span } = finding
    return span === null ? finding : { ...finding, span: { ...span, start: span.start + by, end: span.end + by } }
  })
}

function keyOf(program: string): string {
  return hash('sha256', program.slice(bodyAt(program)), 'base64url').slice(0, 16)
}

/** A drawing and what was found, parted by a tab: neither has one. */
function writeLine({ svg, findings }: Prepared): string {
  return findings.length === 0 ? svg : `${svg}\t${JSON.stringify(findings)}`
}

function readLine(line: string): Prepared {
  const tab = line.indexOf('\t')
  if (tab < 0) return { svg: line, findings: [] }
  return { svg: line.slice(0, tab), findings: JSON.parse(line.slice(tab + 1)) as Finding[] }
}

function lineAt(lines: string, place: number): string {
  let from = 0
  for (let line = 0; line < place; line++) from = lines.indexOf('\n', from) + 1
  const to = lines.indexOf('\n', from)
  return to < 0 ? lines.slice(from) : lines.slice(from, to)
}
