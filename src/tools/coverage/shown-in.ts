import { childrenOf } from '../../drawing/language/children.ts'
import { parse } from '../../drawing/language/parse.ts'
import type { Statement } from '../../drawing/language/program.ts'
import { HOUSE_CUT, lanes } from '../../drawing/model/cut.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { thingsOfScene } from '../../lexicon/things-of-scene.ts'

/** What a finished program shows, read from the program alone. */
export interface Shown {
  /** Glyphs, and `number:5` or `letter:A` for what is written. */
  readonly things: readonly string[]
  /** Words of the icon's name beyond its glyph, such as `left` or `half`; `off` where a slash crosses it; `copies:2`. */
  readonly words: readonly string[]
}

type Part = Extract<Statement, { kind: 'part' }>

/**
 * Reads a program's name and its outermost parts. The author names an icon after its glyphs and their states
 * (`battery-half-full`, `home-check`), and every glyph of a composition is a part of its own.
 */
export function shownIn(text: string, lexicon: Lexicon): Shown {
  const { program } = parse(text)
  const parts = program.statements
    .filter((one): one is Part => one.kind === 'part' && isDrawn(one))
    .map((one) => one.name)
  const own = longestGlyph(program.name, lexicon)
  const glyphs = parts.filter((name) => lexicon.glyphs.has(name))
  const copies = glyphs.filter((name) => name === glyphs[0]).length
  return {
    things: [
      ...(own === null ? [] : [own, ...thingsOfScene(own, lexicon.grammar)]),
      ...glyphs,
      ...writtenIn(program.statements),
    ],
    words: [
      ...program.name.split('-').filter((word) => !(own ?? '').split('-').includes(word)),
      ...(parts.includes('slash') ? ['off'] : []),
      ...(copies > 1 ? [`copies:${copies}`] : []),
    ],
  }
}

const HOUSE = lanes(HOUSE_CUT)

/** Whether a part is drawn at the house cut: others say the same with less. */
function isDrawn({ modifiers: { fromLanes, belowLanes } }: Part): boolean {
  return fromLanes <= HOUSE && HOUSE < belowLanes
}

/** The glyph that a name begins with: `arrow-left` is an arrow, `battery-charging` a glyph of its own. */
function longestGlyph(name: string, lexicon: Lexicon): string | null {
  const words = name.split('-')
  const glyphs = words.map((_, dropped) => words.slice(0, words.length - dropped).join('-'))
  return glyphs.find((glyph) => lexicon.glyphs.has(glyph)) ?? null
}

function writtenIn(statements: readonly Statement[]): string[] {
  return statements.flatMap((one) => {
    if (one.kind !== 'text') return writtenIn(childrenOf(one) ?? [])
    return typeof one.text === 'string' ? [`${/^\d/.test(one.text) ? 'number' : 'letter'}:${one.text}`] : []
  })
}
