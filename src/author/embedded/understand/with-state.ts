import type { Program } from '../../../drawing/language/program.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { presetOf, shareOf } from '../../../lexicon/presets.ts'
import type { Subject } from '../meaning.ts'
import { unmatched } from '../meaning.ts'
import { NAMED_SHARES, stateWords } from './state-words.ts'

const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['up', 'down'],
  ['down', 'up'],
  ['left', 'right'],
  ['right', 'left'],
])

/** What a state makes of a subject. */
interface Stated {
  readonly subject: Subject
  readonly findings: readonly Finding[]
}

/** Sets the parameter that a state asks for; a second direction joins the first ("down and to the right"). Null when the subject has none for the state. */
export function withState(subject: Subject, phrase: string, lexicon: Lexicon): Stated | null {
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
  const glyph = subject.glyph.replaceAll('-', ' ')
  const finding = unmatched('error', `"${phrase}" is not shown: the ${glyph} shows "${before}" already.`)
  return { subject, findings: [finding] }
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

/** The same for a phrase that is known with its state: "silo one third full". */
export function roundedIn(subject: Subject, { glyphs }: Lexicon): Finding[] {
  const program = subject.kind === 'glyph' ? glyphs.get(subject.glyph) : undefined
  if (subject.kind !== 'glyph' || program === undefined || subject.preset.size === 0) return []
  const words = subject.text.split(' ')
  const phrases = words.flatMap((_, at) => [words.slice(at).join(' '), words.slice(0, at).join(' ')])
  const share = phrases.find((phrase) => shareOf(phrase) !== null)
  return share === undefined ? [] : approximate(program, share, subject)
}

/** What is said as exactly as no glyph shows it. */
const ROUNDED = /\d|third|(?:nearly|almost) (?:full|empty)/

/** "20%" where the glyph only knows quarters is said, whatever is drawn. */
function approximate(program: Program, phrase: string, subject: Subject): Finding[] {
  if (subject.kind !== 'glyph' || !ROUNDED.test(phrase)) return []
  const words = stateWords(program, subject.preset).replace(/^, /, '')
  const named = NAMED_SHARES.find(([, name]) => name === words)?.[0]
  const share = shareOf(phrase)
  if (share === null || named === undefined || Math.abs(named - share) < 0.01) return []
  const severity = Math.abs(named - share) > FAR ? 'error' : 'info'
  return [unmatched(severity, `"${phrase}" is drawn as ${words}, the nearest that the glyph shows.`)]
}

/** A third is not half: what is farther off than an eighth is another level. */
const FAR = 0.125
