import type { Span } from '../model/finding.ts'
import type { Parameter, Problem, Statement } from './program.ts'
import type { Token } from './lex.ts'
import { LIMITS } from './limits.ts'

/**
 * Where the parser stands. After the first problem of a statement `failed` is set: later problems of the same
 * statement are not reported (they would be echoes), and the statement is left out of the tree.
 */
export interface Reader {
  readonly text: string
  readonly tokens: readonly Token[]
  index: number
  readonly problems: Problem[]
  failed: boolean
  /** Open blocks around the reader. */
  depth: number
  /** Statements read so far, in the whole text. */
  statements: number
  /** Parameters declared so far: a parameter is declared above its first use. */
  readonly parameters: Map<string, Parameter>
  /** Reads one statement; handed in, so that a statement's file need not import the list of all statements. */
  readonly statement: (reader: Reader) => Statement | null
}

/** The next token; never past the end of the text. */
export function peek(reader: Reader): Token {
  return reader.tokens[Math.min(reader.index, reader.tokens.length - 1)] as Token
}

/** Takes the next token; the end of the text is never taken. */
export function take(reader: Reader): Token {
  const token = peek(reader)
  if (token.kind !== 'eof') reader.index += 1
  return token
}

/** True when the next token is a word (this very word, when one is given). */
export function nextIsWord(reader: Reader, text?: string): boolean {
  const token = peek(reader)
  return token.kind === 'word' && (text === undefined || token.text === text)
}

/** True when nothing more belongs to the statement's head: a line's end, a brace or the end of the text. */
export function atHeadEnd(reader: Reader): boolean {
  const { kind } = peek(reader)
  return kind === 'end' || kind === 'open' || kind === 'close' || kind === 'eof'
}

/** Reads one thing or more, to the end of the statement's head; null where one of them is wrong, which `readOne` has reported. */
export function readToHeadEnd<T>(reader: Reader, readOne: (reader: Reader) => T | null): T[] | null {
  const found: T[] = []
  do {
    const one = readOne(reader)
    if (one === null) return null
    found.push(one)
  } while (!atHeadEnd(reader))
  return reader.failed ? null : found
}

/** Reports a problem, unless the statement already has one. */
export function fail(reader: Reader, span: Span, message: string, expected: string, hint: string): void {
  if (!reader.failed && reader.problems.length < LIMITS.problems)
    reader.problems.push({ span, message, expected, hint })
  reader.failed = true
}

/** Reports that something is missing where the reader stands, or that another thing stands there. */
export function failAtNext(reader: Reader, expected: string, hint: string): void {
  const token = peek(reader)
  const found = describe(token)
  fail(
    reader,
    token.span,
    atHeadEnd(reader) ? `Here should be ${expected}.` : `${found} is not ${expected}.`,
    expected,
    startsComment(token) ? 'Comments begin with #.' : hint,
  )
}

/** `//` and the like, as other languages write it. */
export function startsComment({ text }: Token): boolean {
  return text.startsWith('//') || text.startsWith('/*')
}

/** From the beginning of a token to the end of the last token taken. */
export function spanFrom(reader: Reader, first: Token): Span {
  const last = reader.tokens[reader.index - 1] ?? first
  return { ...first.span, end: Math.max(first.span.end, last.span.end) }
}

/** How a message names a token; long words are shortened. */
export function describe(token: Token): string {
  if (token.kind === 'eof') return 'the end of the text'
  if (token.kind === 'end') return 'the end of the statement'
  const text = token.kind === 'string' ? `"${token.text}"` : token.text
  return `\`${text.length > 40 ? `${text.slice(0, 39)}…` : text}\``
}
