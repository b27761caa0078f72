import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import type { StringStream } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { tags } from '@lezer/highlight'
import { DECLARATION_WORDS, isModifier, ownWords, STATEMENT_WORDS } from './words.ts'

interface Reading {
  /** The word that begins the statement; null where the next word begins one. */
  keyword: string | null
  /** Blocks that are open. */
  depth: number
}

const WORD = /^[^\s;{}#]+/
const NUMBER = /^-?\.?\d/

function token(stream: StringStream, reading: Reading): string | null {
  if (stream.sol()) reading.keyword = null
  if (stream.eatSpace()) return null
  if (stream.match(/^#.*/) !== null) return 'comment'
  const mark = stream.eat(/[;{}]/)
  if (mark !== undefined) {
    reading.keyword = null
    reading.depth = Math.max(0, reading.depth + (mark === '{' ? 1 : mark === '}' ? -1 : 0))
    return 'punctuation'
  }
  if (stream.match(/^"[^"]*"?/) !== null) return 'string'
  stream.match(WORD)
  const word = stream.current()
  if (reading.keyword !== null) return kindOf(word, reading.keyword)
  // In a join it takes the shape that follows it away.
  if (word === '-') return 'operator'
  reading.keyword = word
  return STATEMENT_WORDS.has(word) ? 'keyword' : DECLARATION_WORDS.has(word) ? 'definitionKeyword' : null
}

function kindOf(word: string, keyword: string): string | null {
  if (keyword === 'icon' || keyword === 'words' || keyword === 'category') return 'string'
  if (word.startsWith('$')) return 'variableName'
  if (NUMBER.test(word)) return 'number'
  const form = STATEMENT_WORDS.get(keyword)
  if (form !== undefined && (isModifier(word) || ownWords(form).includes(word))) return 'modifier'
  return /^[a-z][a-z0-9-]*=/.test(word) ? 'attributeName' : null
}

/** The colours are those of the page, light or dark as it is. */
const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--code-statement)', fontWeight: '600' },
  { tag: tags.definitionKeyword, color: 'var(--code-declaration)', fontWeight: '600' },
  { tag: tags.modifier, color: 'var(--code-modifier)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: tags.variableName, color: 'var(--code-modifier)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.comment, color: 'var(--soft)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.operator], color: 'var(--soft)' },
])

/** The icon language: its colours, and what `Ctrl+/` begins a comment with. */
export const ICON_LANGUAGE: Extension = [
  StreamLanguage.define<Reading>({
    name: 'icon',
    startState: () => ({ keyword: null, depth: 0 }),
    copyState: (reading) => ({ ...reading }),
    token,
    indent: ({ depth }, textAfter, { unit }) => Math.max(0, depth - (textAfter.startsWith('}') ? 1 : 0)) * unit,
    languageData: {
      commentTokens: { line: '#' },
      closeBrackets: { brackets: ['{', '"'] },
      indentOnInput: /^\s*\}$/,
    },
  }),
  syntaxHighlighting(COLOURS),
]
