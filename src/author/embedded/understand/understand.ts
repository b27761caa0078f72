import { nounPhrase } from '../compose/words.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { Standing } from '../read/rows-of.ts'
import { cornerIn } from '../read/where-it-sits.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Generalised, Item, Reading, ThingItem } from '../item.ts'
import { isNamed } from '../item.ts'
import type { Meaning, Placement, Subject } from '../meaning.ts'
import { generalised, unmatched } from '../meaning.ts'

/** More findings than this help nobody; the rest is counted. */
const MOST_FINDINGS = 8

/** As many copies as an icon has room for. */
const MOST_COPIES = 4

/** A thing that a request names: what it is, the place of its word among the items, and how many of it are wanted. */
export interface Thing {
  readonly at: number
  readonly subject: Subject
  readonly count: number
  /** Whether the request says how many. */
  readonly isCounted: boolean
}

/** What is understood of a request so far. The rules hand it on from one to the next; none changes what it was given. */
export interface Understanding {
  /** What was read, in the order of the words. */
  readonly items: readonly Item[]
  /** Everything that the request names, in the order of the words. */
  readonly things: readonly Thing[]
  /** Those of the things that are to be shown; in the end the head and, behind it, the guest. */
  readonly shown: readonly Thing[]
  /** How the second of the shown stands to the first; null while that is open. */
  readonly placement: Placement | null
  readonly apart: Meaning['apart']
  /** How several of the one thing stand; null where that is not said. */
  readonly standing: Standing | null
  /** What stands between the two of it. */
  readonly between: Subject | null
  /** Name of the glyph that holds the rest. */
  readonly container: string | null
  /** Words that findings speak of already. */
  readonly told: ReadonlySet<string>
  readonly findings: readonly Finding[]
}

/** What a rule changes; its findings are added to those before. */
export type Change = Partial<Understanding>

/** Facts about a request that rules ask for: what kinds of words it has, and what is known of its things. */
export type Mark =
  | Exclude<Item['kind'], 'thing' | 'character'>
  /** It names something that can be shown. */
  | 'thing'
  /** It names nothing, known or unknown. */
  | 'nothing'
  /** More than two of them are shown. */
  | 'third thing'
  /** A glyph that shows the same as another thing's. */
  | 'same thing'
  /** A thing whose words say what it does: "phone ringing". */
  | 'doing'
  /** A thing drawn by the glyph of a neighbouring idea. */
  | 'stretched'
  /** A glyph with a parameter is shown. */
  | 'parameter'
  /** A relation, and one thing only. */
  | 'loose relation'
  | 'plural'
  | 'counted'
  | 'face'
  | 'feeling'
  /** A shape that can hold others. */
  | 'frame'
  /** Two are shown, and how they stand to each other is open. */
  | 'pair'

/** One rule of understanding. `id` is the file's name. */
export interface Rule {
  readonly id: string
  /** What a request must have for the rule to be asked: one of these. */
  readonly on: readonly Mark[]
  /** What the rule makes of such a request, and why. */
  readonly rationale: string
  /** Requests and what is understood of them; without the rule each is understood otherwise. */
  readonly cases: readonly (readonly [request: string, understood: string])[]
  /** What the rule changes; null where it has nothing to say. */
  readonly apply: (so: Understanding, lexicon: Lexicon) => Change | null
}

/** Makes a meaning of what was read: each rule whose marks the request has changes what is understood so far. */
export function understand(reading: Reading, lexicon: Lexicon, rules: readonly Rule[]): Meaning {
  return meaningOf(
    rules.reduce(
      (so, { on, apply }) => {
        const change = on.some((mark) => hasMark(mark, so, lexicon)) ? apply(so, lexicon) : null
        return change === null ? so : { ...so, ...change, findings: [...so.findings, ...(change.findings ?? [])] }
      },
      nothingYet(reading, lexicon),
    ),
    lexicon,
  )
}

/** What is understood before any rule was asked. */
function nothingYet({ items, corrections, generals }: Reading, { grammar }: Lexicon): Understanding {
  return {
    ...asItems(items),
    placement: null,
    apart: null,
    standing: null,
    between: null,
    container: null,
    told: new Set(),
    findings: [
      ...corrections.map(({ written, read }) => unmatched('info', `"${written}" was read as "${read}".`)),
      ...generals.map((one) => moreGeneral(one, grammar)),
    ],
  }
}

/** A more general glyph is said; one that is far from what was asked for is no answer. */
function moreGeneral({ written, glyph, steps }: Generalised, grammar: Lexicon['grammar']): Finding {
  const said = generalised(`"${written}" is drawn as ${nounPhrase(glyph, grammar)}.`)
  return steps > 1 ? { ...said, severity: 'error' } : said
}

/** Whether a request has a mark, as far as it is understood. */
function hasMark(mark: Mark, so: Understanding, lexicon: Lexicon): boolean {
  const { items, things, shown } = so
  const { containers, feelings, glyphs, lostInPhrases, lostWhereItRings } = lexicon.grammar
  const isGlyph = (is: (glyph: string, text: string) => boolean): boolean =>
    things.some(({ subject }) => subject.kind === 'glyph' && is(subject.glyph, subject.text))
  switch (mark) {
    case 'thing':
      return things.length > 0
    case 'nothing':
      return things.length === 0 && !items.some(({ kind }) => kind === 'unknown')
    case 'third thing':
      return shown.length > 2
    case 'same thing':
      return new Set(shown.map(({ subject }) => keyOf(subject))).size < shown.length
    case 'doing':
      return isGlyph((_, text) => text.split(' ').some((word) => lostInPhrases.has(word) || lostWhereItRings.has(word)))
    case 'stretched':
      return shown.some(({ subject }) => subject.kind === 'glyph' && subject.isStretched)
    case 'parameter':
      return shown.some(
        ({ subject }) => subject.kind === 'glyph' && (lexicon.glyphs.get(subject.glyph)?.parameters.length ?? 0) > 0,
      )
    case 'loose relation':
      return items.filter(isNamed).length === 1 && items.some(({ kind }) => kind === 'relation')
    case 'plural':
      return things.some(({ subject }) => subject.kind === 'glyph' && subject.plural)
    case 'counted':
      return things.some(({ count }) => count > 1)
    case 'face':
      return isGlyph((glyph) => glyphs.faces.has(glyph))
    case 'feeling':
      return items.some((item) => feelings.has(item.text))
    case 'frame':
      return things.length > 1 && isGlyph((glyph, text) => containers.has(text) || containers.has(glyph))
    case 'pair':
      return shown.length === 2 && so.placement === null
    default:
      return items.some(({ kind }) => kind === mark)
  }
}

/** The same for subjects that are drawn alike. */
export function keyOf(subject: Subject): string {
  return subject.kind === 'glyph' ? subject.glyph : `"${subject.characters}"`
}

/** Whether one thing is all that is shown, with nothing round it. */
export function isAlone({ shown, container }: Understanding): boolean {
  return shown.length === 1 && container === null
}

/** A thing that nothing is said of yet. */
export function thingAt(at: number, subject: Subject): Thing {
  return { at, subject, count: 1, isCounted: false }
}

/** The change that puts other items in the place of those read: the things follow from them. */
export function asItems(items: readonly Item[]): Pick<Understanding, 'items' | 'things' | 'shown'> {
  const things = items.flatMap((item, at): Thing[] => {
    if (item.kind === 'character') return [thingAt(at, { kind: 'character', characters: item.characters })]
    if (item.kind !== 'thing') return []
    return [thingAt(at, { ...item, kind: 'glyph' })]
  })
  return { items, things, shown: things }
}

/** The change that puts other things in the place of those named, in the order of their words. */
export function asThings(things: readonly Thing[]): Pick<Understanding, 'things' | 'shown'> {
  const inOrder = [...things].sort((a, b) => a.at - b.at)
  return { things: inOrder, shown: inOrder }
}

/** The item of a thing that a word of another kind turned out to name. */
export function thingItem(
  glyph: string,
  text: string,
  lexicon: Lexicon,
  preset: ThingItem['preset'] = new Map(),
): ThingItem {
  const isStretched = drawnAs(text, lexicon)?.isStretched === true
  return { kind: 'thing', glyph, preset, text, plural: false, sign: false, isStretched }
}

/** What a request means, when all rules were asked. */
function meaningOf(so: Understanding, { grammar }: Lexicon): Meaning {
  const [head, guest] = so.shown
  const corner = cornerIn(
    so.items.filter(({ kind }) => kind === 'quality' || kind === 'relation').map(({ text }) => text),
  )
  return {
    head: head?.subject ?? null,
    guest: guest === undefined || so.placement === null ? null : { subject: guest.subject, placement: so.placement },
    apart: so.apart,
    second: null,
    slash: so.items.some(({ kind }) => kind === 'slash'),
    ...(so.items.some(({ kind, text }) => kind === 'slash' && grammar.lines.has(text)) ? { isLineNamed: true } : {}),
    container: so.container,
    count: isAlone(so) ? Math.min(MOST_COPIES, Math.max(1, head?.count ?? 1)) : 1,
    ...(so.standing !== null && isAlone(so) && (head?.count ?? 1) > 1 ? { standing: so.standing } : {}),
    ...(so.between !== null && isAlone(so) ? { between: so.between } : {}),
    ...(corner !== null && guest !== undefined && so.placement === 'with' ? { corner } : {}),
    findings: fewer(so.findings),
  }
}

/** The worst first, of those what is drawn as something else, each said once, and no more than help. */
function fewer(findings: readonly Finding[]): Finding[] {
  const once = new Map(findings.map((finding) => [`${finding.severity} ${finding.message}`, finding]))
  const worstFirst = [...once.values()].sort((a, b) => rank(a) - rank(b))
  if (worstFirst.length <= MOST_FINDINGS) return worstFirst
  const kept = worstFirst.slice(0, MOST_FINDINGS - 1)
  const rest = worstFirst.slice(MOST_FINDINGS - 1)
  return [...kept, unmatched(rest[0]?.severity ?? 'warning', `${rest.length} more words are not shown.`)]
}

function rank({ severity, rule }: Finding): number {
  return { error: 0, warning: 2, info: 4 }[severity] + (rule === 'generalised' ? 0 : 1)
}
