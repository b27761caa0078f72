import type { Span } from '../model/finding.ts'

/** `end` closes a statement (a new line or `;`), `eof` closes the text. A string's text is without its quotes. */
export interface Token {
  readonly kind: 'word' | 'string' | 'unclosed-string' | 'open' | 'close' | 'end' | 'eof'
  readonly text: string
  readonly span: Span
}

/** Blanks, comment, new line, `;`, brace, string, word: together they match any character. */
const PIECE = /[^\S\n]+|#[^\n]*|\n|;|[{}]|"[^"\n]*"?|[^\s;{}#]+/y

/** Cuts a text into tokens; the last one is always `eof`. Blanks and comments are left out. Linear in the text's length. */
export function lex(text: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  let lineStart = 0
  let at = 0
  const add = (kind: Token['kind'], content: string, end: number): void => {
    tokens.push({ kind, text: content, span: { start: at, end, line, column: at - lineStart + 1 } })
  }
  while (at < text.length) {
    PIECE.lastIndex = at
    const piece = PIECE.exec(text)?.[0] ?? text.slice(at)
    const end = at + piece.length
    const first = piece.charAt(0)
    if (first === '\n' || first === ';') add('end', first, end)
    else if (first === '{') add('open', first, end)
    else if (first === '}') add('close', first, end)
    else if (first === '"') addString(piece, end)
    else if (first !== '#' && first.trim() !== '') add('word', piece, end)
    at = end
    if (first === '\n') {
      line += 1
      lineStart = end
    }
  }
  add('eof', '', at)
  return tokens

  function addString(piece: string, end: number): void {
    const closed = piece.length > 1 && piece.endsWith('"')
    if (closed) add('string', piece.slice(1, -1), end)
    else add('unclosed-string', piece.slice(1), end)
  }
}
