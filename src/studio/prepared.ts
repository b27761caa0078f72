import { createHash, hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
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

/** A program and its drawings, packed to blocks. */
export interface PackedProgram {
  readonly key: string
  readonly blocks: readonly Uint8Array[]
}

/** The table that goes with a release, as `scripts/write-prepared.ts` writes it. */
export const RELEASED_FILE: string = fileURLToPath(new URL('prepared.bin', import.meta.url))

/** The table that a service makes while it has nothing else to do. */
export const KEPT_FILE: string = fileURLToPath(new URL('../../.cache/prepared.bin', import.meta.url))

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
 * Opens the table of drawings made ahead: the first of the files that the engine of today made. It is read when it is first asked for, and again as
 * soon as there is another file. Where there is none everything is drawn, and comes out the same.
 */
export function openPrepared(
  files: readonly string[] = [RELEASED_FILE, KEPT_FILE],
  source: string = SOURCE,
): FindPrepared {
  const places = new Map(allCuts().map((cut, place) => [cutName(cut), place]))
  let opened: Table | null = null
  let seen: string | null = null
  const table = (): Table | null => {
    if (opened !== null) return opened
    const now = files.map(stateOf).join()
    if (now === seen) return null
    seen = now
    return (opened = readTables(files, source))
  }
  return (program, cut) => {
    const opened = table()
    if (opened === null) return null
    const blocks = opened.head.blocks[keyOf(program)]
    const place = places.get(cutName(cut))
    if (blocks === undefined || place === undefined) return null
    const block = Math.floor(place / IN_BLOCK)
    const [from, to] = [blocks[block], blocks[block + 1]].map((at) => opened.start + at!)
    const lines = inflateRawSync(opened.bytes.subarray(from, to), { dictionary: DICTIONARY }).toString('utf8')
    const { svg, findings } = readLine(lineAt(lines, place % IN_BLOCK))
    return { svg, findings: moved(findings, bodyAt(program)) }
  }
}

/** Whether one of the files is a table of the engine of today. */
export function isPrepared(files: readonly string[] = [RELEASED_FILE, KEPT_FILE], source: string = SOURCE): boolean {
  return readTables(files, source) !== null
}

/** Packs what the engine makes of a program. */
export function packProgram({ program, drawings }: PreparedProgram): PackedProgram {
  const body = -bodyAt(program)
  const blocks: Buffer[] = []
  for (let first = 0; first < drawings.length; first += IN_BLOCK) {
    const lines = drawings
      .slice(first, first + IN_BLOCK)
      .map(({ svg, findings }) => writeLine({ svg, findings: moved(findings, body) }))
    blocks.push(deflateRawSync(lines.join('\n'), { level: 9, dictionary: DICTIONARY }))
  }
  return { key: keyOf(program), blocks }
}

/** Puts packed programs together to a table for `openPrepared`. */
export function tableOf(programs: readonly PackedProgram[], engine: string): Buffer {
  const blocks: Record<string, number[]> = {}
  let at = 0
  for (const { key, blocks: own } of programs) {
    const starts = [at]
    for (const { length } of own) starts.push((at += length))
    blocks[key] = starts
  }
  const head = JSON.stringify({ engine, blocks } satisfies Head)
  return Buffer.concat([Buffer.from(`${head}\n`), ...programs.flatMap((program) => program.blocks)])
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

interface Table {
  readonly head: Head
  readonly bytes: Buffer
  /** Where the first block begins. */
  readonly start: number
}

/** By which another file is told from the one that was there; the same as long as there is none. */
function stateOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function readTables(files: readonly string[], source: string): Table | null {
  for (const file of files) {
    const bytes = bytesOf(file)
    if (bytes === null) continue
    const end = bytes.indexOf('\n')
    const head = JSON.parse(bytes.toString('utf8', 0, end)) as Head
    if (head.engine === engineOf(source)) return { head, bytes, start: end + 1 }
  }
  return null
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
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
