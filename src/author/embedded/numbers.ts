import type { Finding } from '../../drawing/model/finding.ts'
import type { Program } from '../../drawing/language/program.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { drawnAs } from '../../lexicon/lexicon.ts'
import { singularPhrases, singularsOf } from '../../lexicon/phrase.ts'
import { textOf } from './arrange.ts'
import type { Item } from './item.ts'
import type { Subject } from './meaning.ts'
import { unmatched } from './meaning.ts'

/** A subject in its place in the request, while parameters and counts are still being gathered. */
export interface Counting {
  readonly at: number
  readonly subject: Subject
  count: number
  /** Whether the request says how many. */
  readonly isCounted?: boolean
}

/** "two users", "three stars"; a number with no thing to count is a number to be written. */
export function applyNumbers(items: Item[], drafts: Counting[], lexicon: Lexicon): Finding[] {
  const findings: Finding[] = []
  items.forEach((item, at) => {
    if (item.kind !== 'number') return
    const index = item.isOfThem === true ? drafts.findLastIndex((draft) => draft.at < at) : countedAt(items, drafts, at)
    const found = drafts[index]
    const next = item.isOfThem === true && found !== undefined ? asMany(found, lexicon) : found
    if (next !== undefined && next.subject.kind === 'glyph' && (next.subject.plural || item.value < 2)) {
      drafts[index] = { ...next, isCounted: true }
      if (item.value === 0)
        findings.push(unmatched('error', `"${item.text}" is not shown: nothing shows that there is none.`))
      if (item.value < 2) return
      if (item.value > 9) {
        // Twenty-four of anything is a number.
        drafts.push({ at, subject: { kind: 'character', characters: String(item.value) }, count: 1 })
        return
      }
      if (item.value > 4)
        findings.push(unmatched('error', `${item.value} of them do not fit into an icon: four are drawn.`))
      drafts[index] = counted({ ...next, isCounted: true }, item.value, lexicon)
      return
    }
    if (item.text.length > 2 && !/^\d/.test(item.text) && (drafts.length > 1 || next !== undefined)) {
      // "One heart" is a heart; "a five star rating" is not five of anything that is drawn.
      if (item.value > 1) findings.push(unmatched('error', `"${item.text}" is not shown: nothing here is counted.`))
      return
    }
    const characters = String(item.value)
    if (characters.length > 3)
      findings.push(unmatched('error', `"${characters}" is not shown: it has too many digits for an icon.`))
    else drafts.push({ at, subject: { kind: 'character', characters }, count: 1 })
  })
  drafts.sort((a, b) => a.at - b.at)
  return findings
}

/** Which thing a number is about: the next one, whatever is said of it in between ("three small stars"). */
function countedAt(items: readonly Item[], drafts: readonly Counting[], at: number): number {
  return drafts.findIndex(
    (draft) =>
      draft.at > at && items.slice(at + 1, draft.at).every(({ kind }) => kind === 'quality' || kind === 'state'),
  )
}

/** "Birds": one bird is what a label means, and that there were more is said; a glyph that shows many, or that a plural names ("settings"), has them all. */
export function drawnOnce(drafts: readonly Counting[], lexicon: Lexicon): Finding[] {
  return drafts.flatMap(({ subject, count, isCounted }) => {
    if (subject.kind !== 'glyph' || !subject.plural || count > 1 || isCounted === true) return []
    const isMany = subject.glyph.split('-').some((word) => singularsOf(word).length > 0)
    const isOwnName = singularPhrases(subject.text).includes(subject.glyph.replaceAll('-', ' '))
    if (isMany || (!isOwnName && lexicon.phrasesOf(subject.glyph).includes(subject.text))) return []
    return [unmatched('warning', `"${subject.text}" is drawn once: a number before it asks for more.`)]
  })
}

/** A thing as if it had been named in the plural. */
function asMany(draft: Counting, lexicon: Lexicon): Counting {
  const { subject } = draft
  if (subject.kind !== 'glyph' || subject.plural) return draft
  const many = `${subject.glyph}s`
  const glyph = lexicon.glyphs.has(many) ? many : subject.glyph
  return { ...draft, subject: { ...subject, glyph, plural: true, text: `${subject.text}s` } }
}

/** A glyph that shows a number of things by a parameter or by name ("users", "users-three") is better than copies. */
function counted(draft: Counting, value: number, lexicon: Lexicon): Counting {
  const { subject } = draft
  if (subject.kind !== 'glyph') return draft
  const number = ['', 'one', 'two', 'three', 'four'][value]
  const own = [`${subject.glyph}-${number}`, `${number}-${subject.glyph}`].find((name) => lexicon.glyphs.has(name))
  if (own !== undefined) return { ...draft, subject: { ...subject, glyph: own } }
  const parameter = countParameter(lexicon.glyphs.get(subject.glyph), value)
  if (parameter !== null)
    return { ...draft, subject: { ...subject, preset: new Map([...subject.preset, [parameter, value]]) } }
  const words = subject.text.split(' ')
  const singles = singularsOf(words.at(-1) ?? '').map(
    (form) => drawnAs([...words.slice(0, -1), form].join(' '), lexicon)?.glyph,
  )
  const single = singles.find((glyph) => glyph !== undefined) ?? subject.glyph
  // "Two users": the plural has a glyph of its own, and that glyph shows two.
  if (value === 2 && single !== subject.glyph) return draft
  return { ...draft, subject: { ...subject, glyph: single }, count: value }
}

function countParameter(program: Program | undefined, value: number): string | null {
  const parameter = program?.parameters.find((one) => one.name === 'count')
  if (parameter?.values.kind !== 'range') return null
  return value >= parameter.values.from && value <= parameter.values.to ? parameter.name : null
}

/** "A cake with three candles", "two hearts in a circle": only a head that stands alone is drawn more than once. */
export function uncounted(drafts: readonly Counting[], head: number): Finding[] {
  return drafts
    .filter(({ at, count }) => count > 1 && at !== head)
    .map(({ subject, count }) =>
      unmatched(
        'error',
        `${count} × "${textOf(subject)}" is not shown: only a thing that stands alone is drawn more than once.`,
      ),
    )
}
