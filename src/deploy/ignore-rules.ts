import type { Ignore } from './walk-folder.ts'

/** A line of an ignore file. */
interface Rule {
  readonly isNegated: boolean
  /** It has no signs that stand for others: whoever wrote it meant what it names. */
  readonly isExact: boolean
  readonly isForFolders: boolean
  /** What the names of a path have to be, from the outermost folder on; `RUN`: any number of folders. */
  readonly names: readonly (Name | Run)[]
}

/** What a name has to look like, letter by letter; `RUN`: any number of letters. */
type Name = readonly (Letter | Run)[]
type Letter = (letter: string) => boolean
type Run = typeof RUN

const RUN = '*'
/** No path that may be deployed has more: a rule of more letters matches none. */
const LONGEST_PATH = 1024
const ANY: Letter = () => true

/** How many rules an ignore file has: each is held against each path. */
export function countRules(text: string): number {
  return linesOf(text).length
}

/**
 * What an ignore file says of paths, in the syntax of `.gitignore`; `keep` where its last word begins with `!` and is no pattern: `!*` does
 * not mean a private key. However its patterns are made, a
 * path takes no longer than its length times that of the file: the file may have come with the folder from anybody.
 */
export function ignoreRules(text: string): Ignore {
  const rules = linesOf(text).flatMap((line) => ruleOf(line) ?? [])
  const saidOf = (names: readonly string[], isFolder: boolean): ReturnType<Ignore> => {
    const last = rules.findLast((rule) => (isFolder || !rule.isForFolders) && matches(rule.names, names, isRunOrName))
    if (last === undefined) return false
    return last.isNegated ? last.isExact && 'keep' : true
  }
  return (path) => {
    const isFolder = path.endsWith('/')
    const names = path.split('/').slice(0, isFolder ? -1 : undefined)
    // Nothing that lies in a folder that is out can be brought back.
    const isAboveOut = names.some((_, depth) => depth > 0 && saidOf(names.slice(0, depth), true) === true)
    return isAboveOut || saidOf(names, isFolder)
  }
}

function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
}

/** Null for what matches nothing. */
function ruleOf(line: string): Rule | null {
  const isNegated = line.startsWith('!')
  const said = withoutSpaces(line.slice(isNegated ? 1 : 0))
  const isForFolders = said.endsWith('/')
  const pattern = isForFolders ? said.slice(0, -1) : said
  const parts = pattern.replace(/^\//, '').split('/')
  // A name alone may stand anywhere.
  const anywhere = pattern.includes('/') ? parts : ['**', ...parts]
  // What ends with `/**` is about all that is in a folder, and not about the folder.
  const whole = anywhere.length > 1 && anywhere.at(-1) === '**' ? [...anywhere, '*'] : anywhere
  const names = whole.map((part) => (/^\*{2,}$/.test(part) ? RUN : nameOf(part)))
  const letters = names.reduce((sum, name) => sum + (name === RUN ? 0 : lettersOf(name)), 0)
  return letters > LONGEST_PATH
    ? null
    : { isNegated, isExact: !/[*?[]/.test(pattern), isForFolders, names: names.filter((name) => name !== null) }
}

/** Spaces at the end count only where they are escaped. */
function withoutSpaces(text: string): string {
  let end = text.length
  while (text[end - 1] === ' ') end -= 1
  const [slashes = ''] = /\\*$/.exec(text.slice(0, end)) ?? []
  return text.slice(0, slashes.length % 2 === 1 ? end + 1 : end)
}

/** Null for what no name looks like. */
function nameOf(pattern: string): Name | null {
  const name: (Letter | Run)[] = []
  const tokens = pattern.matchAll(
    /\\(?<escaped>.)|\[(?<not>[!^]?)(?<set>\]?(?:\\.|\[:\w+:\]|\[(?!:\w+:\])|[^\]\\[])*)\]|\*+|./gsu,
  )
  for (const { 0: token, groups: { escaped, not, set } = {} } of tokens) {
    if (token.startsWith('*')) name.push(RUN)
    else if (token === '?') name.push(ANY)
    else if (set !== undefined) name.push(oneOf(set, not !== ''))
    else if (token === '[' || token === '\\') return null
    else name.push((letter) => letter === (escaped ?? token))
  }
  return name.length === 0 ? null : name
}

/** How many letters a name has at least. */
function lettersOf(name: Name | null): number {
  return name === null ? Infinity : name.filter((letter) => letter !== RUN).length
}

/** Sets of letters that have a name, as what stands between the brackets of a set. */
const CLASSES: Readonly<Record<string, string>> = {
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  digit: '0-9',
  lower: 'a-z',
  upper: 'A-Z',
  xdigit: '0-9A-Fa-f',
  space: ' \t',
  punct: '!-/:-@\\[-`{-~',
}

function oneOf(set: string, isNegated: boolean): Letter {
  const named = set.replace(/\[:(\w+):\]/g, (_, name: string) => CLASSES[name] ?? '')
  const ranges = [...named.matchAll(/(\\?.)(?:-(\\?.))?/gsu)].map(([, from = '', to = from]) => [bare(from), bare(to)])
  return (letter) => ranges.some(([from = '', to = '']) => from <= letter && letter <= to) !== isNegated
}

function bare(letter: string): string {
  return letter.length > 1 && letter.startsWith('\\') ? letter.slice(1) : letter
}

function isRunOrName(name: Name, text: string): boolean {
  return matches(name, Array.from(text), (letter, one) => letter(one))
}

/**
 * Whether all items are matched in their order. What was tried of a run is never tried again once a later run is reached: the time is that of the
 * one length times the other.
 */
function matches<P, T>(
  pattern: readonly (P | Run)[],
  items: readonly T[],
  isMatch: (one: P, item: T) => boolean,
): boolean {
  let at = 0
  let run = -1
  let runEnd = 0
  for (let place = 0; place < items.length;) {
    const one = pattern[at]
    if (one === RUN) {
      run = at
      runEnd = place
      at += 1
    } else if (one !== undefined && isMatch(one, items[place] as T)) {
      at += 1
      place += 1
    } else if (run >= 0) {
      runEnd += 1
      place = runEnd
      at = run + 1
    } else return false
  }
  return pattern.slice(at).every((one) => one === RUN)
}
