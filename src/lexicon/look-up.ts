import type { Program } from '../drawing/language/program.ts'
import type { Entry, GlyphEntry } from './lexicon.ts'
import { phraseKey, singularPhrases, singularsOf } from './phrase.ts'
import { presetOf } from './presets.ts'
import type { Generals } from './read-general.ts'
import type { PhraseRow } from './word-index.ts'

/** What is looked up in, all by phrase keys. Tables that are functions are made when they are first asked for. */
export interface Tables {
  readonly glyphs: ReadonlyMap<string, Program>
  /** What is known of a phrase; null for nothing. */
  readonly rowOf: (phrase: string) => PhraseRow | null
  /** Words and the more general glyph that may stand for them, drawn or not. */
  readonly general: () => Generals
  /** Two words that name one thing. */
  readonly compounds: () => Pick<ReadonlySet<string>, 'has'>
}

/** What a phrase means: what is drawn for it goes before what may stand for it, and a thing that nobody drew before its parts. */
export function lookUp(phrase: string, tables: Tables): Entry {
  const key = phraseKey(phrase)
  const found = asGlyph(key, tables)
  if (found !== null) return found
  const keys = [key, ...singularPhrases(key)]
  const above = tables.general()
  const general = above.get(keys.find((one) => above.has(one)) ?? '')
  if (general !== undefined && tables.glyphs.has(general.glyph)) return { kind: 'general', ...general }
  if (general !== undefined || keys.some((one) => tables.rowOf(one)?.isUndrawn === true))
    return { kind: 'undrawn', isCompound: false }
  if (key.includes(' ') && keys.some((one) => tables.compounds().has(one))) return { kind: 'undrawn', isCompound: true }
  const request = tables.rowOf(key)?.request ?? null
  return request === null ? { kind: 'unknown' } : { kind: 'composition', request }
}

/** The glyph of the whole phrase, or of its noun with a parameter that the rest of it sets: "arrow up". */
function asGlyph(key: string, tables: Tables): GlyphEntry | null {
  const whole = named(key, tables)
  if (whole !== null) return entryOf(key, whole, whole, new Map(), tables)
  const words = key.split(' ')
  for (let kept = words.length - 1; kept >= 1; kept--) {
    for (const [noun, state] of [
      [words.slice(0, kept), words.slice(kept)],
      [words.slice(words.length - kept), words.slice(0, words.length - kept)],
    ] as const) {
      const glyph = named(noun.join(' '), tables)
      const program = glyph === null ? undefined : tables.glyphs.get(glyph)
      const preset = program === undefined ? null : presetOf(program, state.join(' '))
      if (glyph !== null && preset !== null)
        return entryOf(key, glyph, null, new Map([[preset.parameter, preset.value]]), tables)
    }
  }
  return null
}

function entryOf(
  key: string,
  glyph: string,
  whole: string | null,
  preset: GlyphEntry['preset'],
  { rowOf }: Tables,
): GlyphEntry {
  const rows = [key, ...singularPhrases(key)].map(rowOf)
  const others = new Set(rows.flatMap((row) => row?.claims ?? []))
  if (whole !== null) others.delete(whole)
  return {
    kind: 'glyph',
    glyph,
    preset,
    others: [...others],
    isStretched: rows.some((row) => row?.isStretched === true),
  }
}

/** The glyph that a phrase names, in the singular or the other way round too. */
function named(phrase: string, { rowOf }: Tables): string | null {
  const glyphOf = (one: string): string | null => rowOf(one)?.glyph ?? null
  const exact = glyphOf(phrase)
  if (exact !== null) return exact
  for (const singular of singularPhrases(phrase)) {
    const glyph = glyphOf(singular)
    if (glyph !== null) return glyph
  }
  const [first = '', second, ...more] = phrase.split(' ')
  // "cups of coffee" are cups of coffee.
  for (const single of second === undefined ? [] : singularsOf(first)) {
    const glyph = glyphOf([single, second, ...more].join(' '))
    if (glyph !== null) return glyph
  }
  // "bold text" is "text bold".
  return second === undefined || more.length > 0 ? null : glyphOf(`${second} ${first}`)
}
