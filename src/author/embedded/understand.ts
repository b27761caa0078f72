import type { Finding } from '../../drawing/model/finding.ts'
import type { Program } from '../../drawing/language/program.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { singularsOf } from '../../lexicon/phrase.ts'
import { presetOf, shareOf } from '../../lexicon/presets.ts'
import { arrange, textOf } from './arrange.ts'
import type { Generalised, Item, Reading, ThingItem } from './item.ts'
import type { Meaning, Subject } from './meaning.ts'
import { generalised, unmatched } from './meaning.ts'
import { applyState, felt, isDrawnAnyway, leaveOut, lostStates, unshownState } from './states.ts'
import { stateWords } from './state-words.ts'
import { CONTAINERS, FACES, FEELINGS, SIGN_WORDS, TELLING } from './vocabulary.ts'

/** More findings than this help nobody; the rest is counted. */
const MOST_UNMATCHED = 8

/** A subject in its place in the request, while parameters and counts are still being gathered. */
interface Draft {
  readonly at: number
  readonly subject: Subject
  count: number
}

/** Makes a meaning of what was read: things get their parameters and counts, one becomes the head, one the guest; the rest is named as not shown. */
export function understand(reading: Reading, lexicon: Lexicon): Meaning {
  const { items: kept, findings: omitted } = leaveOut(reading.items)
  const items = [...alone(kept, lexicon)]
  const drafts = oneFace(subjectsOf(items))
  const findings: Finding[] = reading.corrections.map(({ written, read }) =>
    unmatched('info', `"${written}" was read as "${read}".`),
  )
  findings.push(...(reading.generals ?? []).map(moreGeneral))
  const moods = applyFeelings(items, drafts, lexicon)
  const left = [
    ...omitted,
    ...moods,
    ...drafts.flatMap((draft) => lostStates(draft.subject)),
    ...applyStates(items, drafts, lexicon),
    ...applyNumbers(items, drafts, lexicon),
  ]
  const { container, rest } = containerOf(items, drafts, lexicon)
  const arranged = arrange(rest, items, lexicon)
  const head = arranged.head
  const count = head === null ? 1 : (drafts.find((draft) => draft.at === head.at)?.count ?? 1)
  findings.push(...stretched([head?.subject, arranged.guest?.subject], lexicon))
  findings.push(
    ...left,
    ...leftOver(
      moods.length > 0 ? items.filter((item) => item.kind === 'relation' || !FEELINGS.has(item.text)) : items,
      head !== null,
    ),
    ...arranged.findings,
    ...uncounted(drafts, head?.at ?? -1),
  )
  return {
    head: head === null ? null : stated(head.subject, lexicon),
    guest: arranged.guest === null ? null : { ...arranged.guest, subject: stated(arranged.guest.subject, lexicon) },
    ...(arranged.apart === undefined ? {} : { apart: arranged.apart }),
    slash: items.some((item) => item.kind === 'slash'),
    container,
    count: Math.min(4, Math.max(1, count)),
    findings: fewer(findings),
  }
}

/** The subject with its parameters' values in words, for the intent; a default that the request names is one of them. */
function stated(given: Subject, lexicon: Lexicon): Subject {
  if (given.kind !== 'glyph') return given
  const subject = byMood(given, lexicon)
  const program = lexicon.glyphs.get(subject.glyph)
  const said = subject.text.split(' ')
  const defaults = (program?.parameters ?? []).flatMap(({ name, values, default: standard }) =>
    values.kind === 'choice' && !subject.preset.has(name) && said.includes(String(standard))
      ? [[name, standard] as const]
      : [],
  )
  const preset = new Map([...subject.preset, ...defaults])
  return preset.size === 0
    ? subject
    : { ...subject, preset, state: stateWords(program, preset) + (subject.state ?? '') }
}

/** A face in a mood that has a glyph of its own is that glyph: "sad smiley" is a frown. */
function byMood(subject: Extract<Subject, { kind: 'glyph' }>, lexicon: Lexicon): Extract<Subject, { kind: 'glyph' }> {
  const mood = String(subject.preset.get('mood') ?? '')
  if (!lexicon.glyphs.has(mood)) return subject
  return { ...subject, glyph: mood, preset: new Map([...subject.preset].filter(([name]) => name !== 'mood')) }
}

/** A request of nothing but qualities and states is about the glyphs that those words also mean: "line"; a bare direction is an arrow. */
function alone(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const [first, second] = items
  // "Bold in a circle" is about the sign for bold, not about how the circle is drawn.
  const named = first?.kind === 'quality' && second?.kind === 'relation' ? first.glyph : null
  if (first !== undefined && named !== null) return [thingOf(named, first.text), ...items.slice(1)]
  if (items.some((item) => item.kind === 'thing' || item.kind === 'character' || item.kind === 'unknown')) return items
  // "Not allowed" and nothing else is a sign of its own.
  const sign = first?.kind === 'slash' ? (lexicon.find(first.text)?.glyph ?? 'ban') : null
  if (items.length === 1 && first !== undefined && sign !== null && lexicon.glyphs.has(sign))
    return [thingOf(sign, first.text)]
  const shapes = ['arrow', 'smile'].flatMap((name) => lexicon.glyphs.get(name) ?? [])
  return items.map((item): Item => {
    if (item.kind !== 'quality' && item.kind !== 'state') return item
    const made = (glyph: string, preset: ReadonlyMap<string, string | number>): Item => ({
      kind: 'thing',
      glyph,
      preset,
      text: item.text,
      plural: false,
      sign: false,
    })
    if (item.glyph !== null) return made(item.glyph, new Map())
    for (const shape of item.kind === 'state' ? shapes : []) {
      const preset = presetOf(shape, item.text)
      if (preset !== null) return made(shape.name, new Map([[preset.parameter, preset.value]]))
    }
    return item
  })
}

function thingOf(glyph: string, text: string): ThingItem {
  return { kind: 'thing', glyph, preset: new Map(), text, plural: false, sign: false }
}

function subjectsOf(items: readonly Item[]): Draft[] {
  const drafts: Draft[] = []
  items.forEach((item, at) => {
    if (item.kind === 'thing') drafts.push({ at, subject: subjectOf(item), count: 1 })
    if (item.kind === 'character')
      drafts.push({ at, subject: { kind: 'character', characters: item.characters }, count: 1 })
  })
  return drafts
}

/** "A crying face" is one face, where crying has a face of its own. */
function oneFace(drafts: readonly Draft[]): Draft[] {
  const feeling = drafts.find(({ subject }) => subject.kind === 'glyph' && FACES.has(subject.glyph))
  const isPlain = ({ subject }: Draft): boolean =>
    subject.kind === 'glyph' &&
    subject.glyph === 'smile' &&
    /^(?:face|emoji|emoticon|smiley|smiley face)$/.test(subject.text)
  return feeling === undefined ? [...drafts] : drafts.filter((draft) => !isPlain(draft))
}

function subjectOf({ glyph, preset, text, plural, sign }: ThingItem): Subject {
  return { kind: 'glyph', glyph, preset, text, plural, sign }
}

/** Gives each state to the nearest thing that has a parameter for it, the one before it first; the states that found none are findings. */
function applyStates(items: readonly Item[], drafts: Draft[], lexicon: Lexicon): Finding[] {
  const findings: Finding[] = []
  items.forEach((item, at) => {
    if (item.kind !== 'state') return
    const near = drafts.map((_, index) => index).sort((a, b) => distance(drafts[a], at) - distance(drafts[b], at))
    for (const index of near) {
      const draft = drafts[index]
      if (draft?.subject.kind !== 'glyph') continue
      const applied = applyState(draft.subject, item.phrase, lexicon)
      if (applied === null) continue
      drafts[index] = { ...draft, subject: applied.subject }
      findings.push(...applied.findings)
      return
    }
    const nearest = drafts[near[0] ?? -1]
    if (nearest?.subject.kind === 'glyph' && isDrawnAnyway(item.phrase, nearest.subject)) {
      drafts[near[0] ?? -1] = { ...nearest, subject: { ...nearest.subject, state: `, ${item.phrase}` } }
      return
    }
    const sign = SIGN_WORDS.get(item.phrase)?.find((name) => lexicon.glyphs.has(name))
    if (sign !== undefined && drafts.length > 0) {
      // "A locked file" has no parameter for it, but a lock says the same.
      drafts.push({
        at,
        subject: { kind: 'glyph', glyph: sign, preset: new Map(), text: item.text, plural: false, sign: true },
        count: 1,
      })
      return
    }
    const draft = drafts[near[0] ?? -1]
    const arrow = draft === undefined ? null : arrowBeside(item, draft.subject, lexicon)
    const place = items[at - 1]
    if (
      place?.kind === 'relation' &&
      !/^\d/.test(item.phrase) &&
      shareOf(item.phrase) === null &&
      place.relation !== 'with' &&
      place.relation !== 'and'
    ) {
      // "At the bottom": a place, not a direction.
      findings.push(unmatched('warning', `"${item.text}" is not shown: it says where, not what.`))
      return
    }
    if (arrow !== null && place?.kind !== 'relation') {
      drafts.push({ at, subject: arrow, count: 1 })
      return
    }
    findings.push(...unshownState(item.phrase, draft?.subject))
  })
  drafts.sort((a, b) => a.at - b.at)
  return findings
}

/** "File up": a thing that points nowhere takes an arrow as its sign. */
function arrowBeside({ text }: Item, near: Subject, lexicon: Lexicon): Subject | null {
  const host = near.kind === 'glyph' ? lexicon.glyphs.get(near.glyph) : undefined
  const arrow = lexicon.glyphs.get('arrow')
  if (host === undefined || arrow === undefined || host.keyline === 'sign') return null
  if (host.inner === null && host.badge === null) return null
  const preset = /^(?:up|down|left|right|back|for)(?:wards?)?$/.test(text) ? presetOf(arrow, text) : null
  if (preset === null) return null
  return {
    kind: 'glyph',
    glyph: arrow.name,
    preset: new Map([[preset.parameter, preset.value]]),
    text,
    plural: false,
    sign: true,
  }
}

/** A face takes the mood nearest to what it is said to feel. */
function applyFeelings(items: readonly Item[], drafts: Draft[], lexicon: Lexicon): Finding[] {
  return drafts.flatMap((draft, index) => {
    const { subject, findings } = felt(draft.subject, items, lexicon)
    drafts[index] = { ...draft, subject }
    return findings
  })
}

/** Distance in words; a word looks back before it looks ahead. */
function distance(draft: Draft | undefined, at: number): number {
  if (draft === undefined) return Infinity
  return draft.at < at ? at - draft.at : draft.at - at + 0.5
}

/** "two users", "three stars"; a number with no thing to count is a number to be written. */
function applyNumbers(items: Item[], drafts: Draft[], lexicon: Lexicon): Finding[] {
  const findings: Finding[] = []
  items.forEach((item, at) => {
    if (item.kind !== 'number') return
    const index =
      item.isOfThem === true
        ? drafts.findLastIndex((draft) => draft.at < at)
        : drafts.findIndex((draft) => draft.at === at + 1 || (draft.at === at + 2 && items[at + 1]?.kind === 'quality'))
    const found = drafts[index]
    const next = item.isOfThem === true && found !== undefined ? asMany(found, lexicon) : found
    if (next !== undefined && next.subject.kind === 'glyph' && (next.subject.plural || item.value < 2)) {
      if (item.value < 2) return
      if (item.value > 9) {
        // Twenty-four of anything is a number.
        drafts.push({ at, subject: { kind: 'character', characters: String(item.value) }, count: 1 })
        return
      }
      if (item.value > 4)
        findings.push(unmatched('error', `${item.value} of them do not fit into an icon: four are drawn.`))
      drafts[index] = counted(next, item.value, lexicon)
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

/** A thing as if it had been named in the plural. */
function asMany(draft: Draft, lexicon: Lexicon): Draft {
  const { subject } = draft
  if (subject.kind !== 'glyph' || subject.plural) return draft
  const many = `${subject.glyph}s`
  const glyph = lexicon.glyphs.has(many) ? many : subject.glyph
  return { ...draft, subject: { ...subject, glyph, plural: true, text: `${subject.text}s` } }
}

/** A glyph that shows a number of things by a parameter or by name ("users", "users-three") is better than copies. */
function counted(draft: Draft, value: number, lexicon: Lexicon): Draft {
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
    (form) => lexicon.find([...words.slice(0, -1), form].join(' '))?.glyph,
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

/** "in a circle", "circle user", "user square": a shape beside exactly the things it can hold. */
function containerOf(
  items: readonly Item[],
  drafts: readonly Draft[],
  lexicon: Lexicon,
): { container: string | null; rest: Draft[] } {
  if (drafts.length < 2) return { container: null, rest: [...drafts] }
  const shaped = drafts.filter(
    (draft) => draft.subject.kind === 'glyph' && holders(draft.subject.text, draft.subject.glyph, lexicon) !== null,
  )
  const framed = shaped.find((draft) => {
    const before = items[draft.at - 1]
    return before?.kind === 'relation' && before.relation === 'inside'
  })
  // Without "in", only a compound asks for a frame: "user circle", but not "a heart and a circle".
  const compound = shaped.filter((draft) => drafts.some((other) => Math.abs(other.at - draft.at) === 1)).at(-1)
  const holder = framed ?? compound ?? null
  if (holder === null || holder.subject.kind !== 'glyph') return { container: null, rest: [...drafts] }
  return {
    container: holders(holder.subject.text, holder.subject.glyph, lexicon),
    rest: drafts.filter((draft) => draft !== holder),
  }
}

function holders(text: string, glyph: string, lexicon: Lexicon): string | null {
  const names = CONTAINERS.get(text) ?? CONTAINERS.get(glyph) ?? []
  return names.find((name) => lexicon.glyphs.has(name)) ?? null
}

/** A thing drawn by its neighbour's glyph is said, always. */
function stretched(subjects: readonly (Subject | undefined)[], lexicon: Lexicon): Finding[] {
  return subjects.flatMap((subject) => {
    if (subject?.kind !== 'glyph' || subject.sign || !lexicon.isStretched(subject.text)) return []
    return [generalised(`"${subject.text}" is drawn as ${subject.glyph.replaceAll('-', ' ')}.`)]
  })
}

/** "A cake with three candles": only the head is drawn more than once. */
function uncounted(drafts: readonly Draft[], head: number): Finding[] {
  return drafts
    .filter(({ at, count }) => count > 1 && at !== head)
    .map(({ subject, count }) =>
      unmatched('error', `${count} × "${textOf(subject)}" is not shown: only the first thing is drawn more than once.`),
    )
}

/** A more general glyph is said; one that is far from what was asked for is no answer. */
function moreGeneral({ written, glyph, steps }: Generalised): Finding {
  const said = generalised(`"${written}" is drawn as ${glyph.replaceAll('-', ' ')}.`)
  return steps > 1 ? { ...said, severity: 'error' } : said
}

/** Words that became nothing: things are errors, qualities are warnings, style is the cut's business. */
function leftOver(items: readonly Item[], shown: boolean): Finding[] {
  const findings: Finding[] = []
  const said = new Set<string>()
  const last = items.at(-1)
  const things = items.filter((item) => item.kind === 'thing' || item.kind === 'character')
  // "Phone in": a direction that nothing shows.
  if (last?.kind === 'relation' && things.length === 1 && /^(?:in|out|into|through|over|under|behind)$/.test(last.text))
    findings.push(unmatched('error', `"${last.text}" is not shown: it says nothing about another thing.`))
  for (const item of items) {
    if (said.has(`${item.kind} ${item.text}`)) continue
    said.add(`${item.kind} ${item.text}`)
    if (item.kind === 'unknown' && !(item.action && shown))
      findings.push(unmatched('error', `"${item.text}" is not shown: no glyph is known for it.`))
    if (item.kind === 'unknown' && item.action && shown)
      findings.push(unmatched('warning', `"${item.text}" is not shown: it says how, not what.`))
    if (item.kind === 'quality' && !item.style)
      findings.push(
        TELLING.has(item.text)
          ? unmatched('error', `"${item.text}" is not shown: nothing here is drawn that way.`)
          : unmatched('warning', `"${item.text}" is not shown: a one-colour drawing leaves it open.`),
      )
  }
  return findings
}

function fewer(findings: readonly Finding[]): Finding[] {
  const worstFirst = [...findings].sort((a, b) => rank(a) - rank(b))
  if (worstFirst.length <= MOST_UNMATCHED) return worstFirst
  const kept = worstFirst.slice(0, MOST_UNMATCHED - 1)
  const rest = worstFirst.slice(MOST_UNMATCHED - 1)
  return [...kept, unmatched(rest[0]?.severity ?? 'warning', `${rest.length} more words are not shown.`)]
}

function rank(finding: Finding): number {
  return { error: 0, warning: 1, info: 2 }[finding.severity]
}
