import { parse } from '../../drawing/language/parse.ts'
import type { Repeats } from './repeats.ts'

/** What becomes of a line that a model wrote: the text that goes further, '' where that is nothing; null: it is no statement. */
export type ReadLine = (line: string) => string | null

/** Stands where a line is none: a program that has it cannot be drawn. */
export const NO_STATEMENT = '?'

/** A name that nobody has to read. */
const NAME = 'drawing'
const LONGEST_NAME = 40
/** Only the lexicon needs them, and they could say anything. */
const PASSED_OVER = /^\s*(?:words|category)\b/
const PRINTABLE = /^[ -~]*$/

/**
 * Makes the reader of the lines of one program. Each has to be a statement, or the head or the end of one, by itself: then nothing is in it
 * that the language does not mean, but names, which are bounded and may not repeat the prompt.
 */
export function createReadLine(repeats: Repeats): ReadLine {
  const parameters: string[] = []
  let names = ''
  const hasGoodNames = (line: string): boolean => {
    const found = [...line.matchAll(/\b(?:icon|part|use|param)\s+(\S+)/g)].map(([, name = '']) => name)
    const all = [names, ...found].join(' ')
    if (found.some((name) => name.length > LONGEST_NAME) || repeats(all)) return false
    names = all
    return true
  }
  return (line) => {
    const kept = withoutComment(line)
    if (kept === '' || PASSED_OVER.test(kept)) return ''
    if (!PRINTABLE.test(kept)) return null
    if (/^\s*icon\s/.test(kept)) return hasGoodNames(kept) ? kept : `icon ${NAME}`
    if (/^\s*\}\s*$/.test(kept)) return kept
    const isStatement = parse(['icon x', ...parameters, wholeOf(kept)].join('\n')).problems.length === 0
    if (!isStatement || !hasGoodNames(kept)) return null
    if (/^\s*param\s/.test(kept)) parameters.push(kept)
    return kept
  }
}

/** A line as a statement of its own: a part of a `join` without its sign, a head with something in its block. */
function wholeOf(line: string): string {
  const shape = line.replace(/^\s*[-&+]\s+/, '')
  return /\{\s*$/.test(shape) ? `${shape} circle 12,12 3 }` : shape
}

/** A comment runs to the end of its line, but not out of a text in quotes. */
function withoutComment(line: string): string {
  const [kept = ''] = /^(?:"[^"]*"|[^"#])*/.exec(line) ?? []
  return kept.trimEnd()
}
