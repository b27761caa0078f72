interface Iconify {
  readonly icons?: Readonly<Record<string, unknown>>
}
interface Metadata {
  readonly suffixes?: Readonly<Record<string, string>>
}

/** Cuts that a set says at the end of names. */
const CUTS = ['filled', 'fill', 'outline', 'outlined', 'rounded', 'sharp', 'bold', 'light', 'thin', 'duotone']

/** First words of names that are marks, products of one maker, or forms of its own. */
const MARKS =
  /^brand-|(?:^|-)(?:nest|mfg|android|chrome|chromecast|gmail|google|fitbit|youtube|pixel|stadia|gboard)(?:-|$)/

/** The names of a set by what they show, in order: each once whatever its cuts and variants, and none with a word that `isBrand`. */
export function namesOf(set: unknown, metadata: unknown, isBrand: (word: string) => boolean): string[] {
  const { icons = {} } = set as Iconify
  const { suffixes = {} } = metadata as Metadata
  const cuts = [...new Set([...Object.keys(suffixes), ...CUTS])].filter((cut) => cut !== '')
  const names = new Set(Object.keys(icons).map((name) => withoutCut(name, cuts)))
  const isMark = (name: string): boolean => MARKS.test(name) || name.split('-').some(isBrand)
  return [...names].filter((name) => !isMark(name) && !isVariant(name, names)).sort()
}

function withoutCut(name: string, cuts: readonly string[]): string {
  const [cut] = cuts.filter((one) => name.endsWith(`-${one}`)).sort((a, b) => b.length - a.length)
  return cut === undefined ? name : name.slice(0, -cut.length - 1)
}

/** "bell-2" is a bell; "dice-2" and "number-2" are none where there is no other without a digit. */
function isVariant(name: string, names: ReadonlySet<string>): boolean {
  const stem = /^(.+)-\d$/.exec(name)?.[1]
  return stem !== undefined && names.has(stem)
}
