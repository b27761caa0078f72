import { randomBytes } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files of one kind in a site. */
interface Kind {
  readonly ending: string
  readonly files: number
  readonly bytesEach: number
  /** Pictures and fonts are packed by their own formats, so to us they are noise. */
  readonly from: 'noise' | 'pages' | 'code'
}

/** What a site of 1,000 files and 20 MB is made of, by bytes about as what browsers load: a little more than half pictures and fonts. */
export const MIXED: readonly Kind[] = [
  { ending: 'webp', files: 240, bytesEach: 25_000, from: 'noise' },
  { ending: 'jpg', files: 110, bytesEach: 34_000, from: 'noise' },
  { ending: 'woff2', files: 14, bytesEach: 90_000, from: 'noise' },
  { ending: 'html', files: 440, bytesEach: 11_000, from: 'pages' },
  { ending: 'js', files: 110, bytesEach: 28_000, from: 'code' },
  { ending: 'css', files: 16, bytesEach: 30_000, from: 'code' },
  { ending: 'json', files: 40, bytesEach: 9_000, from: 'pages' },
  { ending: 'svg', files: 30, bytesEach: 5_000, from: 'code' },
]

export const TEXT: readonly Kind[] = [
  { ending: 'html', files: 800, bytesEach: 16_000, from: 'pages' },
  { ending: 'js', files: 180, bytesEach: 36_000, from: 'code' },
  { ending: 'css', files: 20, bytesEach: 36_000, from: 'code' },
]

/** Writes a site in which no file is like one of any site before; gives what is in it, as one line. */
export function writeSite(folder: string, kinds: readonly Kind[]): string {
  const texts = { pages: corpus('docs/**/*.md'), code: corpus('src/{drawing,platform,accounts}/**/*.ts') }
  for (const { ending, files, bytesEach, from } of kinds)
    for (let file = 0; file < files; file += 1) {
      const path = join(folder, `${ending}-${file % 20}`, `${file}.${ending}`)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, from === 'noise' ? randomBytes(bytesEach) : excerpt(texts[from], bytesEach))
    }
  const bytes = kinds.reduce((sum, kind) => sum + kind.files * kind.bytesEach, 0)
  const share = (kind: Kind): string => `${kind.ending} ${Math.round((100 * kind.files * kind.bytesEach) / bytes)} %`
  const files = kinds.reduce((sum, kind) => sum + kind.files, 0)
  return `${files} files, ${(bytes / 1e6).toFixed(1)} MB: ${kinds.map(share).join(', ')}`
}

function corpus(pattern: string): Buffer {
  const root = join(import.meta.dirname, '..', '..')
  return Buffer.concat(
    globSync(pattern, { cwd: root })
      .sort()
      .map((path) => readFileSync(join(root, path))),
  )
}

/** Some paragraphs from anywhere, after a line that nothing else begins with. */
function excerpt(text: Buffer, bytes: number): Buffer {
  const pieces: Buffer[] = [Buffer.from(`<!-- ${randomBytes(8).toString('hex')} -->\n`)]
  for (let filled = pieces[0]?.length ?? 0; filled < bytes; filled += 2000) {
    const at = Math.floor(Math.random() * (text.length - 2000))
    pieces.push(text.subarray(at, at + 2000))
  }
  return Buffer.concat(pieces).subarray(0, bytes)
}
