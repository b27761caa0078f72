import type { Parameter, Program } from '../drawing/language/program.ts'

/** A parameter of a glyph and the value that a word asks for. */
export interface Preset {
  readonly parameter: string
  readonly value: string | number
}

/** Words that ask for a share of a range, as shares from 0 to 1. */
const SHARES = new Map<string, number>(
  Object.entries({
    empty: 0,
    none: 0,
    zero: 0,
    dead: 0,
    flat: 0,
    drained: 0,
    minimum: 0,
    min: 0,
    low: 0.25,
    weak: 0.25,
    quarter: 0.25,
    'one quarter': 0.25,
    'nearly empty': 0.25,
    'almost empty': 0.25,
    'almost done': 0.25,
    'almost out': 0.25,
    'nearly out': 0.25,
    'almost run out': 0.25,
    'nearly run out': 0.25,
    third: 1 / 3,
    'one third': 1 / 3,
    'third full': 1 / 3,
    'one third full': 1 / 3,
    'quarter full': 0.25,
    'one quarter full': 0.25,
    half: 0.5,
    medium: 0.5,
    middle: 0.5,
    mid: 0.5,
    partial: 0.5,
    'half full': 0.5,
    'half empty': 0.5,
    'half filled': 0.5,
    'half loaded': 0.5,
    'filled half way': 0.5,
    'filled halfway': 0.5,
    'half way full': 0.5,
    'halfway full': 0.5,
    'half way': 0.5,
    halfway: 0.5,
    'two thirds': 2 / 3,
    'two thirds full': 2 / 3,
    'three quarters': 0.75,
    'three quarters full': 0.75,
    'three quarter': 0.75,
    high: 0.75,
    'almost full': 0.75,
    'nearly full': 0.75,
    full: 1,
    'completely full': 1,
    'all full': 1,
    'fully loaded': 1,
    'filled to brim': 1,
    'full to brim': 1,
    max: 1,
    maximum: 1,
    charged: 1,
    complete: 1,
    strong: 1,
    loud: 1,
  }),
)

/** Not all open: what is open in its picture anyway does not show it. */
export const HARDLY_OPEN: readonly string[] = [
  'half open',
  'slightly open',
  'partly open',
  'partially open',
  'halfway open',
]

/** The same, as one sees it who closes it. */
const HALF_CLOSED: readonly string[] = [
  'half closed',
  'half shut',
  'partly closed',
  'partially closed',
  'half drawn',
  'half down',
]

/** How far open something is, which no picture shows. */
export const OPEN_SOMEHOW: readonly string[] = [...HARDLY_OPEN, 'wide open', 'fully open', 'all way open']

/** Before a side: which way something with a face looks. An arrow beside it would say where it goes. */
export const FACING: readonly string[] = ['facing', 'looking', 'facing to the', 'looking to the', 'facing the']

/** Other words for the values that glyphs offer as a choice. */
const CHOICES = new Map<string, readonly string[]>(
  Object.entries({
    up: ['up', 'top', 'north', 'upward', 'upwards', 'above'],
    down: ['down', 'bottom', 'south', 'downward', 'downwards'],
    left: ['left', 'west', 'back', 'leftward', 'backward', 'leftwards', ...FACING.map((word) => `${word} left`)],
    right: ['right', 'east', 'forward', 'rightward', 'rightwards', ...FACING.map((word) => `${word} right`)],
    open: ['open', 'opened', 'unlocked', 'ajar', ...OPEN_SOMEHOW],
    closed: ['closed', 'shut', 'locked', 'close', 'fully closed', 'tightly closed', 'closed tight', 'fully shut'],
    on: ['on', 'enabled', 'active', 'checked', 'selected', 'switched on', 'turned on'],
    off: ['off', 'disabled', 'inactive', 'unchecked', 'unselected', 'switched off', 'turned off', 'empty'],
    horizontal: ['horizontal', 'horizontally', 'landscape'],
    vertical: ['vertical', 'vertically', 'portrait', 'upright'],
    'up-right': ['up right', 'upper right', 'northeast', 'north east', 'top right'],
    'up-left': ['up left', 'upper left', 'northwest', 'north west', 'top left'],
    'down-right': ['down right', 'lower right', 'southeast', 'south east', 'bottom right'],
    'down-left': ['down left', 'lower left', 'southwest', 'south west', 'bottom left'],
    clockwise: ['clockwise', 'right', 'cw'],
    counterclockwise: ['counterclockwise', 'left', 'ccw', 'anticlockwise', 'counter clockwise'],
    ascending: ['ascending', 'up', 'asc'],
    descending: ['descending', 'down', 'desc'],
    broken: ['broken', 'cracked', 'shattered', 'smashed', 'burnt out', 'burned out'],
    full: ['full', 'filled', 'fully loaded'],
    empty: ['empty'],
    half: ['half', 'half full', 'half empty', 'half filled', 'half loaded', '50%', ...HARDLY_OPEN, ...HALF_CLOSED],
    smile: ['smiling', 'happy', 'glad', 'joyful', 'cheerful'],
    frown: ['frowning', 'sad', 'unhappy', 'disappointed', 'upset', 'gloomy'],
    meh: ['neutral', 'indifferent', 'expressionless'],
    laugh: ['laughing', 'grinning', 'grin', 'overjoyed'],
  }),
)

/** Every phrase that may set a parameter of some glyph, so that a reader knows it is no thing to be shown. */
export const PRESET_WORDS: ReadonlySet<string> = new Set([...SHARES.keys(), ...[...CHOICES.values()].flat(), 'frown'])

/** The share of a whole that a phrase names: "half full", "75%"; null when it names none. */
export function shareOf(phrase: string): number | null {
  const percent = /^(?:(?:filled|full) (?:up )?to )?(\d+(?:\.\d+)?)(?:%| percent| %)(?: (?:full|filled))?$/.exec(phrase)
  // More than the whole is no share: it is left unmatched, never drawn as the whole.
  if (percent !== null) return Number(percent[1]) <= 100 ? Number(percent[1]) / 100 : null
  return SHARES.get(phrase) ?? null
}

/** The parameter of `program` that `phrase` sets, and to which value; null when the glyph has no such parameter. */
export function presetOf(program: Program, phrase: string): Preset | null {
  for (const parameter of program.parameters) {
    const value = valueOf(parameter, phrase)
    if (value !== null) return { parameter: parameter.name, value }
  }
  return null
}

function valueOf(parameter: Parameter, phrase: string): string | number | null {
  const { values } = parameter
  if (values.kind === 'range') return rangeValue(values.from, values.to, phrase, parameter.name)
  const plain = phrase.replaceAll(' ', '-')
  const exact = values.of.find((value) => value.toLowerCase() === plain)
  if (exact !== undefined) return exact
  const named = values.of.find((value) => CHOICES.get(value)?.includes(phrase) === true)
  return named ?? nearestLevel(parameter, phrase)
}

/** Levels that vessels are drawn at, as shares of the whole. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['empty', 0],
  ['low', 0.25],
  ['half', 0.5],
  ['full', 1],
])

/** Of a vessel that is drawn empty, half full and full the level that is nearest to a share; what is something is never nothing, and what is not all never the whole. */
function nearestLevel({ name, values, default: standard }: Parameter, phrase: string): string | null {
  if (name !== 'level' || values.kind !== 'choice' || standard === 'whole' || !values.of.includes('half')) return null
  const share = MEASURED.test(phrase) ? shareOf(phrase) : null
  if (share === null) return null
  const isEnd = (at: number): boolean => at === 0 || at === 1
  const [nearest] = [...LEVELS]
    .filter(
      ([level, at]) => values.of.includes(level) && (at === share || !isEnd(at)) && (!isEnd(share) || at === share),
    )
    .sort(([, one], [, other]) => Math.abs(one - share) - Math.abs(other - share))
  return nearest?.[0] ?? null
}

/** What says how much of it there is, and not how strong or loud it is. */
const MEASURED = /^(?:low|high|medium)$|\d|third|quarter|half|full|empty|fill|load|brim/

function rangeValue(from: number, to: number, phrase: string, name: string): number | null {
  const share = shareOf(phrase)
  // A count is a number of things, not a share of them.
  if (share !== null && name !== 'count') return namedStep(from, to, phrase) ?? snapped(from, to, share)
  if (!/^\d+(?:\.\d+)?$/.test(phrase)) return null
  const value = Number(phrase)
  return value >= from && value <= to ? value : null
}

/** What the steps of a range of three are called, its lowest value first; null for another range. */
export function stepNames({ from, to }: { readonly from: number; readonly to: number }): readonly string[] | null {
  return from === 0 && to === 3 ? ['empty', 'low', 'medium', 'high'] : null
}

/** Other words for the step in the middle. */
const MIDDLE = /^mid(?:dle)?$/

/** A range of three steps has one for each of the words; nothing at all is a share. */
function namedStep(from: number, to: number, phrase: string): number | null {
  const step = stepNames({ from, to })?.indexOf(phrase.replace(MIDDLE, 'medium')) ?? -1
  return step > 0 ? step : null
}

/**
 * Whole steps where the range is one of whole steps; something between the ends never rounds to an end. A range that
 * begins at 1 (a signal has one bar at least) is shared out from 0, and nothing at all is no value of it.
 */
function snapped(from: number, to: number, share: number): number | null {
  if (from === 1 && to > 2) {
    if (share === 0) return null
    const step = Math.max(1, Math.round(to * share))
    return share < 1 && step === to ? to - 1 : step
  }
  const exact = from + (to - from) * share
  if (to - from < 2) return Math.round(exact * 100) / 100
  // What lies between two steps is the lower: half a volume of three waves is one.
  const step = Math.max(from, Math.ceil(exact - 0.5))
  if (share > 0 && step === from) return from + 1
  if (share < 1 && step === to) return to - 1
  return step
}
