import type { Finding } from '../../drawing/model/finding.ts'
import type { Program } from '../../drawing/language/program.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { presetOf, shareOf } from '../../lexicon/presets.ts'
import type { Item } from './item.ts'
import type { Subject } from './meaning.ts'
import { unmatched } from './meaning.ts'
import { stateWords } from './state-words.ts'
import { DRAWN_ANYWAY, FACES, FEELINGS, LEAVING_OUT, LOST_IN_PHRASES, MILD_STATES } from './vocabulary.ts'

const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['up', 'down'],
  ['down', 'up'],
  ['left', 'right'],
  ['right', 'left'],
])

/** What a state makes of a subject: the subject with its parameter set, or null when it has none for the state. */
export interface Applied {
  readonly subject: Subject
  readonly findings: readonly Finding[]
}

/** Sets the parameter that a state asks for; a second direction joins the first ("down and to the right"). */
export function applyState(subject: Subject, phrase: string, lexicon: Lexicon): Applied | null {
  if (subject.kind !== 'glyph') return null
  const program = lexicon.glyphs.get(subject.glyph)
  const preset = program === undefined ? null : presetOf(program, phrase)
  if (program === undefined || preset === null) return null
  const before = subject.preset.get(preset.parameter) ?? namedDefault(program, preset.parameter, subject.text)
  const set = (value: string | number): Subject => ({
    ...subject,
    preset: new Map([...subject.preset, [preset.parameter, value]]),
  })
  if (before === undefined || before === preset.value)
    return { subject: set(preset.value), findings: approximate(program, phrase, set(preset.value)) }
  const both = slanted(program, preset.parameter, [String(before), String(preset.value)])
  if (both !== null) return { subject: set(both), findings: [] }
  return {
    subject,
    findings: [
      unmatched(
        'error',
        `"${phrase}" is not shown: the ${subject.glyph.replaceAll('-', ' ')} shows "${before}" already.`,
      ),
    ],
  }
}

/** The value that the words of a phrase name although it is the default: "arrow right". */
function namedDefault(program: Program, name: string, text: string): string | undefined {
  const parameter = program.parameters.find((one) => one.name === name)
  if (parameter?.values.kind !== 'choice') return undefined
  const standard = String(parameter.default)
  return text.split(' ').includes(standard) ? standard : undefined
}

/** "down" and "right" in one value, where the glyph has it. */
function slanted(program: Program, name: string, [first, second]: readonly [string, string]): string | null {
  const values = program.parameters.find((one) => one.name === name)?.values
  if (values?.kind !== 'choice' || OPPOSITE.get(first) === second) return null
  return values.of.find((value) => value === `${first}-${second}` || value === `${second}-${first}`) ?? null
}

/** "20%" where the glyph only knows quarters is said, whatever is drawn. */
function approximate(program: Program, phrase: string, subject: Subject): Finding[] {
  if (subject.kind !== 'glyph' || !/^\d/.test(phrase)) return []
  const words = stateWords(program, subject.preset).replace(/^, /, '')
  const named = new Map([
    ['empty', 0],
    ['a quarter full', 0.25],
    ['half full', 0.5],
    ['three quarters full', 0.75],
    ['full', 1],
  ]).get(words)
  const share = shareOf(phrase)
  if (share === null || named === undefined || Math.abs(named - share) < 0.01) return []
  return [unmatched('info', `"${phrase}" is drawn as ${words}, the nearest that the glyph shows.`)]
}

/** Whether a thing is drawn in a state anyway: an eye is open. */
export function isDrawnAnyway(phrase: string, subject: Subject | undefined): boolean {
  const glyph = subject?.kind === 'glyph' ? subject.glyph : ''
  return [...DRAWN_ANYWAY].some(
    ([state, glyphs]) => (state === phrase || (state === 'closed' && phrase === 'shut')) && glyphs.has(glyph),
  )
}

/** A state that no thing of the request can show: an error when the picture means something else without it. */
export function unshownState(phrase: string, near: Subject | undefined): Finding[] {
  const glyph = near?.kind === 'glyph' ? near.glyph : ''
  const mild = MILD_STATES.has(phrase)
  return [
    unmatched(
      mild ? 'warning' : 'error',
      `"${phrase}" is not shown: ${glyph === '' ? 'no glyph here has such a state' : `the ${glyph.replaceAll('-', ' ')} here has no such state`}.`,
    ),
  ]
}

/** "phone ringing" is among the words for a phone, and its picture does not ring; "angry" is no mood that a face has here. */
export function lostStates(subject: Subject): Finding[] {
  if (subject.kind !== 'glyph') return []
  if (FACES.has(subject.glyph)) return []
  if (/\b(?:bell|phone|alarm)s? ring\b/.test(subject.text))
    return [
      unmatched('error', `"ring" is not shown: the ${subject.glyph.replaceAll('-', ' ')} here has no such state.`),
    ]
  const lost = subject.text.split(' ').filter((word) => LOST_IN_PHRASES.has(word) && !subject.glyph.includes(word))
  return lost.map((word) =>
    unmatched('error', `"${word}" is not shown: the ${subject.glyph.replaceAll('-', ' ')} here has no such state.`),
  )
}

/** A face gets the mood that is nearest to a feeling it does not know, and the feeling is said. */
export function felt(subject: Subject, items: readonly Item[], lexicon: Lexicon): Applied {
  const program = subject.kind === 'glyph' ? lexicon.glyphs.get(subject.glyph) : undefined
  if (subject.kind !== 'glyph' || program?.parameters.some((one) => one.name === 'mood') !== true)
    return { subject, findings: [] }
  // A feeling that has a face of its own is that face's name.
  if (subject.text.split(' ').some((word) => FEELINGS.has(word)) && subject.glyph !== 'smile')
    return { subject, findings: [] }
  const feelings = items.flatMap((item) => ('text' in item && FEELINGS.has(item.text) ? [item.text] : []))
  const mood = FEELINGS.get(feelings[0] ?? '')
  if (mood === undefined) return { subject, findings: [] }
  const findings = feelings.map((word) =>
    unmatched(
      'error',
      `"${word}" is not shown: the face here has ${mood === 'frown' ? 'a frown' : 'a smile'}, no more.`,
    ),
  )
  return { subject: { ...subject, preset: new Map([...subject.preset, ['mood', mood]]) }, findings }
}

/** What follows "without" after a thing is left out, not crossed out; what was left out is said. */
export function leaveOut(items: readonly Item[]): {
  readonly items: readonly Item[]
  readonly findings: readonly Finding[]
} {
  const from = items.findIndex(
    (item, at) => item.kind === 'slash' && leavesOut(items, at) && items.slice(0, at).some(isThing),
  )
  if (from < 0) return { items, findings: [] }
  const rest = items.slice(from + 1)
  const end = rest.findIndex((item) => item.kind === 'relation' && item.relation !== 'and')
  const gone = end < 0 ? rest : rest.slice(0, end)
  const named = gone.filter((item) => item.kind !== 'relation' && item.kind !== 'slash')
  if (named.length === 0) return { items, findings: [] }
  const before = items.slice(0, from)
  const kept = before.at(-1)?.kind === 'relation' ? before.slice(0, -1) : before
  const words = named.map((item) => item.text).join(' ')
  const drawn = new Set(before.flatMap((item) => (item.kind === 'thing' ? [item.glyph] : [])))
  // "A face with no smile": what should be missing is what the glyph shows.
  if (gone.some((item) => item.kind === 'thing' && drawn.has(item.glyph)))
    return {
      items: [...kept, ...(end < 0 ? [] : rest.slice(end))],
      findings: [unmatched('error', `"${words}" cannot be left out: it is what the glyph shows.`)],
    }
  return {
    items: [...kept, ...(end < 0 ? [] : rest.slice(end))],
    findings: [unmatched('warning', `"${words}" is left out, as the request says; nothing shows that it is missing.`)],
  }
}

function isThing(item: Item): boolean {
  return item.kind === 'thing' || item.kind === 'character'
}

function leavesOut(items: readonly Item[], at: number): boolean {
  const [item, before] = [items[at], items[at - 1]]
  if (item?.kind !== 'slash') return false
  return LEAVING_OUT.has(item.text) || (item.text === 'no' && before?.kind === 'relation' && before.relation === 'with')
}
