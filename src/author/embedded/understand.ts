import type { Finding } from '../../drawing/model/finding.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { drawnAs } from '../../lexicon/lexicon.ts'
import { presetOf, shareOf } from '../../lexicon/presets.ts'
import { arrange } from './arrange.ts'
import type { Counting } from './numbers.ts'
import { applyNumbers, drawnOnce, uncounted } from './numbers.ts'
import type { Generalised, Item, Reading, ThingItem } from './item.ts'
import type { Meaning, Subject } from './meaning.ts'
import { generalised, unmatched } from './meaning.ts'
import { applyState, felt, isDrawnAnyway, leaveOut, lostStates, unshownState } from './states.ts'
import { stateWords } from './state-words.ts'
import { CONTAINERS, FACES, FEELINGS, LIGHT_RELATIONS, SIGN_WORDS, TELLING } from './vocabulary.ts'

/** More findings than this help nobody; the rest is counted. */
const MOST_UNMATCHED = 8

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
  const isCrossedOut = items.some((item) => item.kind === 'slash')
  const { container, rest } = containerOf(items, drafts, lexicon)
  const arranged = arrange(rest, items, lexicon)
  const head = arranged.head
  // Copies fill the picture: a frame or a guest leaves room for one.
  const isAlone = container === null && arranged.guest === null
  const count = isAlone ? (drafts.find((draft) => draft.at === head?.at)?.count ?? 1) : 1
  findings.push(...stretched([head?.subject, arranged.guest?.subject], lexicon))
  findings.push(
    ...left,
    ...leftOver(
      moods.length > 0 ? items.filter((item) => item.kind === 'relation' || !FEELINGS.has(item.text)) : items,
      head !== null,
    ),
    ...arranged.findings,
    ...uncounted(drafts, isAlone ? (head?.at ?? -1) : -1),
    // "No cars" is about every car.
    ...(isCrossedOut ? [] : drawnOnce(drafts, lexicon)),
  )
  return {
    head: head === null ? null : stated(head.subject, lexicon),
    guest: arranged.guest === null ? null : { ...arranged.guest, subject: stated(arranged.guest.subject, lexicon) },
    ...(arranged.apart === undefined ? {} : { apart: arranged.apart }),
    slash: isCrossedOut,
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
  const sign = first?.kind === 'slash' ? (drawnAs(first.text, lexicon)?.glyph ?? 'ban') : null
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

function subjectsOf(items: readonly Item[]): Counting[] {
  const drafts: Counting[] = []
  items.forEach((item, at) => {
    if (item.kind === 'thing') drafts.push({ at, subject: subjectOf(item), count: 1 })
    if (item.kind === 'character')
      drafts.push({ at, subject: { kind: 'character', characters: item.characters }, count: 1 })
  })
  return drafts
}

/** "A crying face" is one face, where crying has a face of its own. */
function oneFace(drafts: readonly Counting[]): Counting[] {
  const feeling = drafts.find(({ subject }) => subject.kind === 'glyph' && FACES.has(subject.glyph))
  const isPlain = ({ subject }: Counting): boolean =>
    subject.kind === 'glyph' &&
    subject.glyph === 'smile' &&
    /^(?:face|emoji|emoticon|smiley|smiley face)$/.test(subject.text)
  return feeling === undefined ? [...drafts] : drafts.filter((draft) => !isPlain(draft))
}

function subjectOf({ glyph, preset, text, plural, sign }: ThingItem): Subject {
  return { kind: 'glyph', glyph, preset, text, plural, sign }
}

/** Gives each state to the nearest thing that has a parameter for it, the one before it first; the states that found none are findings. */
function applyStates(items: readonly Item[], drafts: Counting[], lexicon: Lexicon): Finding[] {
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
function applyFeelings(items: readonly Item[], drafts: Counting[], lexicon: Lexicon): Finding[] {
  return drafts.flatMap((draft, index) => {
    const { subject, findings } = felt(draft.subject, items, lexicon)
    drafts[index] = { ...draft, subject }
    return findings
  })
}

/** Distance in words; a word looks back before it looks ahead. */
function distance(draft: Counting | undefined, at: number): number {
  if (draft === undefined) return Infinity
  return draft.at < at ? at - draft.at : draft.at - at + 0.5
}

/** "in a circle", "circle user", "user square": a shape beside exactly the things it can hold. */
function containerOf(
  items: readonly Item[],
  drafts: readonly Counting[],
  lexicon: Lexicon,
): { container: string | null; rest: Counting[] } {
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
    if (subject?.kind !== 'glyph' || subject.sign || drawnAs(subject.text, lexicon)?.isStretched !== true) return []
    return [generalised(`"${subject.text}" is drawn as ${subject.glyph.replaceAll('-', ' ')}.`)]
  })
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
  // "Phone in", "around a phone": a direction that nothing shows.
  for (const item of things.length === 1 ? [items[0], last] : [])
    if (item?.kind === 'relation' && !LIGHT_RELATIONS.has(item.text))
      findings.push(unmatched('error', `"${item.text}" is not shown: it says nothing about another thing.`))
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
