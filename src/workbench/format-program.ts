import { DECLARATIONS } from '../drawing/language/declarations.ts'
import { lex } from '../drawing/language/lex.ts'
import type { Token } from '../drawing/language/lex.ts'
import { parse } from '../drawing/language/parse.ts'
import { print } from '../drawing/language/print.ts'

/** Where a comment can hold on to: the begin of a statement or declaration, or the brace that closes a block. */
interface Anchor {
  /** The same in a program and in its formatted text, in which declarations may stand in another order. */
  readonly key: string
  readonly line: number
}

/** Behind what it stands on its line, or, on a line of its own, before what comes next; null at the end. */
interface Comment {
  readonly text: string
  readonly place: 'behind' | 'before'
  readonly anchors: readonly Anchor[]
}

const KEYWORDS: ReadonlySet<string> = new Set(DECLARATIONS.map(({ keyword }) => keyword))

/** A program as `print` writes it, with its comments; null for a text that has problems. */
export function formatProgram(text: string): string | null {
  const { program, problems } = parse(text)
  if (problems.length > 0) return null
  const printed = print(program)
  const tokens = lex(text)
  const comments = commentsOf(text, tokens, anchorsOf(tokens))
  return comments.length === 0 ? printed : withComments(printed, comments)
}

function anchorsOf(tokens: readonly Token[]): Anchor[] {
  const counts = new Map<string, number>()
  const keyOf = (kind: string): string => {
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    return `${kind} ${count}`
  }
  const anchors: Anchor[] = []
  let depth = 0
  let section = 'main'
  let isFirst = true
  for (const { kind, text, span } of tokens) {
    if (kind === 'word' && isFirst) {
      const isDeclaration = depth === 0 && KEYWORDS.has(text)
      if (depth === 0) section = text === 'mini' ? 'mini' : 'main'
      anchors.push({ key: keyOf(isDeclaration ? text : section), line: span.line })
    }
    if (kind === 'close') anchors.push({ key: keyOf(`${section} }`), line: span.line })
    depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0
    isFirst = kind === 'end' || kind === 'open' || kind === 'close'
  }
  return anchors
}

function commentsOf(text: string, tokens: readonly Token[], anchors: readonly Anchor[]): Comment[] {
  const comments: Comment[] = []
  let next = 0
  let before: Token | null = null
  for (const token of tokens) {
    const [words] = /#.*/.exec(text.slice(before?.span.end ?? 0, token.span.start)) ?? []
    const { line } = token.span
    // Whatever follows a comment stands on another line, but for the new line that ends it.
    while (next < anchors.length && anchors[next]!.line <= line - (words === undefined ? 1 : 0)) next += 1
    if (words !== undefined) {
      const own = anchors[next - 1]
      const isBehind = own?.line === line
      comments.push({
        text: words.trimEnd(),
        place: isBehind ? 'behind' : 'before',
        anchors: isBehind ? [own, ...anchors.slice(next)] : anchors.slice(next),
      })
    }
    before = token
  }
  return comments
}

function withComments(printed: string, comments: readonly Comment[]): string {
  const lines = printed.trimEnd().split('\n')
  const lineOf = new Map(anchorsOf(lex(printed)).map(({ key, line }) => [key, line - 1]))
  const before = lines.map((): string[] => [])
  const behind = lines.map((): string[] => [])
  const last: string[] = []
  for (const { text, place, anchors } of comments) {
    // What says only what holds anyway is not printed: then it is the next that is.
    const at = anchors.findIndex(({ key }) => lineOf.has(key))
    const line = lineOf.get(anchors[at]?.key ?? '')
    if (line === undefined) last.push(text)
    else (place === 'behind' && at === 0 ? behind : before)[line]!.push(text)
  }
  const whole = lines.flatMap((line, at) => {
    const indent = `${/^ */.exec(line)![0]}${line.trimStart().startsWith('}') ? '  ' : ''}`
    return [...before[at]!.map((text) => indent + text), [line, ...behind[at]!].join(' ')]
  })
  return `${[...whole, ...last].join('\n')}\n`
}
