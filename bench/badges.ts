import { cornerBox } from '../src/author/embedded/compose/paired.ts'
import { piece } from '../src/author/embedded/compose/piece.ts'
import { plainGlyph } from '../src/author/embedded/meaning.ts'
import { compile } from '../src/drawing/compiler/compile.ts'
import { bind } from '../src/drawing/language/bind.ts'
import { parse } from '../src/drawing/language/parse.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { cutName } from '../src/drawing/model/cut.ts'
import { write } from '../src/drawing/svg/write.ts'
import type { Lexicon } from '../src/lexicon/lexicon.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { cutsLike } from '../src/tools/cut-of.ts'
import { runBench } from './command/run-bench.ts'
import { lookAlikes } from './identity/look-alikes.ts'

const HELP = `badges: which glyphs cannot be told apart as badges

  npm run -s bench -- badges [--cut PATTERN…] [--all] [--names]

  --cut PATTERN  size/stroke/radius/finish, * for any (default: 24/2, 20/1.5, 16/1.5 and 16/2 at radius 3, outlined, and 24/2 filled)
  --all          every glyph, also those that have no small form and are drawn whole
  --names        also which

Each glyph is drawn as the author draws it on the corner of another, without that other. Two look alike where their ink
overlaps by more than .85 (intersection over union at 24 px).
Exit code: 0 measured, 2 wrong usage.`

const CUTS = ['24/2/3/outlined', '20/1.5/3/outlined', '16/1.5/3/outlined', '16/2/3/outlined', '24/2/3/filled']

const OPTIONS = {
  cut: { type: 'string', multiple: true },
  all: { type: 'boolean' },
  names: { type: 'boolean' },
} as const

/** A glyph alone where a badge stands. */
function badgeOf(glyph: string, cut: Cut, lexicon: Lexicon): string {
  const subject = plainGlyph(glyph)
  const into = cornerBox(subject, 1, lexicon, cut)
  const statements = piece(subject, { into, mini: true, over: 'none', cut: false }, lexicon)
  const { program } = bind({ ...parse(`icon ${glyph}`).program, statements }, new Map())
  return write(compile(program, cut).drawing)
}

/** How many glyphs look like another one, with the pairs. */
function lineOf(cut: Cut, glyphs: readonly string[], lexicon: Lexicon, withNames: boolean): string {
  const drawings = new Map(glyphs.map((glyph) => [glyph, badgeOf(glyph, cut, lexicon)]))
  const pairs = lookAlikes(drawings, cut.size)
  const alike = new Set(pairs.flatMap(({ one, other }) => [one, other]))
  const names = pairs.map(({ one, other, overlap }) => `\n  ${overlap.toFixed(2)} ${one} = ${other}`)
  return `${cutName(cut)}: of ${glyphs.length} badges ${alike.size} look like another, in ${pairs.length} pairs${withNames ? names.join('') : ''}`
}

await runBench(HELP, OPTIONS, (values) => {
  const lexicon = loadLexicon()
  const glyphs = [...lexicon.glyphs.keys()].filter(
    (glyph) => values.all === true || (lexicon.glyphs.get(glyph)?.mini ?? null) !== null,
  )
  return (values.cut ?? CUTS)
    .flatMap(cutsLike)
    .map((cut) => lineOf(cut, glyphs, lexicon, values.names === true))
    .join('\n')
})
