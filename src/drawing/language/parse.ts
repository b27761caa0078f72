import type { Parsed, Problem, Statement } from './program.ts'
import type { Span } from '../model/finding.ts'
import { readBlock } from './block.ts'
import type { DeclarationForm, Draft } from './declaration-form.ts'
import { DECLARATIONS } from './declarations.ts'
import type { Token } from './lex.ts'
import { lex } from './lex.ts'
import { LIMITS, MINI_SIZE } from './limits.ts'
import { loweredCount } from './lowered-count.ts'
import { nearest } from './nearest.ts'
import type { Reader } from './reader.ts'
import { describe, fail, peek, startsComment, take } from './reader.ts'
import type { StatementForm } from './statement-form.ts'
import { STATEMENTS } from './statements.ts'

const STATEMENT_OF: ReadonlyMap<string, StatementForm> = new Map(STATEMENTS.map((form) => [form.keyword, form]))
const DECLARATION_OF: ReadonlyMap<string, DeclarationForm> = new Map(DECLARATIONS.map((form) => [form.keyword, form]))
const KEYWORDS: readonly string[] = [...DECLARATION_OF.keys(), ...STATEMENT_OF.keys()]
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  STATEMENTS.flatMap((form) => form.otherNames.map((name): [string, string] => [name, form.keyword])),
)

/** What no text holds, but every picture and program does. */
const CONTROL = /(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}/u

/**
 * Reads a program. Never throws: what is wrong comes back as problems, in the order of the text, and the program holds
 * every statement that is right (none when they would draw more than 400 shapes). A text over 16,384 characters, or with
 * control characters, is not read at all.
 */
export function parse(text: string): Parsed {
  const draft = emptyDraft()
  const tooLong = text.length > LIMITS.characters
  const control = text.slice(0, LIMITS.characters).search(CONTROL)
  const reader = startReader(tooLong || control >= 0 ? '' : text)
  if (tooLong && control < 0) {
    fail(
      reader,
      { start: LIMITS.characters, end: text.length, line: 1, column: 1 },
      `A program has at most ${LIMITS.characters} characters.`,
      'the end of the text',
      'Write a shorter program.',
    )
    return { program: draft, problems: reader.problems }
  }
  if (control >= 0) {
    const before = text.slice(0, control).split('\n')
    const span: Span = {
      start: control,
      end: control + 1,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
    }
    fail(
      reader,
      span,
      'This is not a text: it holds control characters.',
      'a program in the icon language',
      'Name a text file.',
    )
    return { program: draft, problems: reader.problems }
  }
  readProgram(reader, draft)
  const problems = reader.problems.toSorted((a, b) => a.span.start - b.span.start)
  return { program: draft, problems }
}

function readProgram(reader: Reader, draft: Draft): void {
  const statements: Statement[] = []
  const declared = new Set<string>()
  for (;;) {
    const token = peek(reader)
    reader.failed = false
    if (token.kind === 'eof') break
    const declaration = token.kind === 'word' ? DECLARATION_OF.get(token.text) : undefined
    if (token.kind === 'end') take(reader)
    else if (token.kind === 'close') {
      take(reader)
      fail(reader, token.span, 'This } closes no block.', 'a statement', 'Leave it out, or open a block before it.')
    } else if (declaration !== undefined) {
      readDeclaration(reader, draft, declaration, declared)
    } else {
      const statement = readStatement(reader)
      if (statement !== null) statements.push(statement)
    }
  }
  draft.statements = statements
  checkProgram(reader, draft, declared)
}

function readDeclaration(reader: Reader, draft: Draft, form: DeclarationForm, declared: Set<string>): void {
  const keyword = take(reader)
  if (declared.has(form.keyword) && !form.repeatable) {
    fail(
      reader,
      keyword.span,
      `\`${form.keyword}\` is declared already.`,
      'another declaration',
      'Keep one of the two.',
    )
  } else if (form.keyword === 'icon' && hasContentBefore(reader, keyword)) {
    fail(reader, keyword.span, '`icon` is not the first line.', 'a statement', 'Move `icon` with its name to the top.')
  }
  declared.add(form.keyword)
  // After a problem the declaration is still read, so that its words are passed over; it leaves the draft as it is.
  form.parse(reader, draft, keyword)
  finishStatement(reader, form.forms)
}

/** Reads one statement with its block; null when it is wrong. */
function readStatement(reader: Reader): Statement | null {
  const keyword = take(reader)
  const form = keyword.kind === 'word' ? STATEMENT_OF.get(keyword.text) : undefined
  reader.statements += 1
  if (reader.statements > LIMITS.statements) {
    fail(
      reader,
      keyword.span,
      `A program has at most ${LIMITS.statements} statements.`,
      'the end of the program',
      'Draw with fewer statements, or repeat some with mirror or ring.',
    )
    reader.index = reader.tokens.length - 1
    return null
  }
  if (form === undefined) {
    failAtKeyword(reader, keyword)
    finishStatement(reader, [])
    return null
  }
  const statement = form.parse(reader, keyword)
  finishStatement(reader, form.forms)
  return reader.failed ? null : statement
}

/** Passes to the statement's end. What still stands there is a problem, unless the statement already has one. */
function finishStatement(reader: Reader, forms: readonly string[]): void {
  for (;;) {
    const token = peek(reader)
    if (token.kind === 'end' || token.kind === 'close' || token.kind === 'eof') return
    const hint = startsComment(token)
      ? 'Comments begin with #.'
      : forms.length === 0
        ? 'Leave it out.'
        : `Write ${forms.map((line) => `\`${line}\``).join(' or ')}.`
    fail(reader, token.span, `${describe(token)} does not belong here.`, 'the end of the statement', hint)
    // A block behind a wrong head is read all the same, for the problems inside.
    if (token.kind === 'open') readBlock(reader)
    else take(reader)
  }
}

function failAtKeyword(reader: Reader, token: Token): void {
  const expected = 'a statement'
  if (token.kind === 'open') {
    fail(
      reader,
      token.span,
      'This block has no statement in front.',
      expected,
      'Write { on the line of its statement, such as `mirror x=12 {`.',
    )
    reader.index -= 1
  } else if (DECLARATION_OF.has(token.text)) {
    fail(
      reader,
      token.span,
      `\`${token.text}\` is a declaration and cannot stand in a block.`,
      expected,
      'Move it to the top of the program.',
    )
  } else if (startsComment(token)) {
    const words =
      reader.text
        .slice(token.span.start)
        .split(/[\n;{}]/, 1)[0]
        ?.replace(/^[/*]+\s*/, '')
        .replace(/\s*\*\/$/, '')
        .slice(0, 40) ?? ''
    fail(reader, token.span, 'Comments begin with # here.', expected, `Write \`# ${words}\`.`)
  } else if (token.text.startsWith('-')) {
    const hint =
      token.text === '-'
        ? 'Write `join { SHAPE; - SHAPE }`.'
        : `Inside \`join\` write \`- ${token.text.slice(1, 20)}\`, with a blank.`
    fail(reader, token.span, 'A shape is taken away only inside `join`.', expected, hint)
  } else {
    const meant = OTHER_NAMES.get(token.text.toLowerCase()) ?? nearest(token.text, KEYWORDS)[0]
    const hint =
      meant === undefined ? `Statements are ${[...STATEMENT_OF.keys()].join(', ')}.` : `Did you mean \`${meant}\`?`
    fail(reader, token.span, `${describe(token)} is not a statement.`, expected, hint)
  }
}

function checkProgram(reader: Reader, program: Draft, declared: ReadonlySet<string>): void {
  const start: Span = { start: 0, end: 0, line: 1, column: 1 }
  reader.failed = false
  if (!declared.has('icon')) {
    fail(
      reader,
      start,
      'The program has no name.',
      '`icon` and a name',
      'Begin with a line such as `icon shopping-cart`.',
    )
  }
  reader.failed = false
  const count = loweredCount(program)
  if (count > LIMITS.lowered) {
    fail(
      reader,
      start,
      `The program draws ${count} shapes after its mirrors and rings; at most ${LIMITS.lowered} are allowed.`,
      'fewer shapes',
      'Repeat less often, or put fewer shapes in each ring.',
    )
    // Whoever compiles a program in spite of its problems must not be able to run into such an amount of work.
    program.statements = []
    program.mini = null
  }
}

/** True when a statement or another declaration stands before this token. */
function hasContentBefore(reader: Reader, token: Token): boolean {
  return reader.tokens.slice(0, reader.tokens.indexOf(token)).some(({ kind }) => kind !== 'end')
}

function startReader(text: string): Reader {
  return {
    text,
    tokens: lex(text),
    index: 0,
    problems: [],
    failed: false,
    depth: 0,
    statements: 0,
    parameters: new Map(),
    statement: readStatement,
  }
}

function emptyDraft(): Draft {
  return {
    name: 'untitled',
    category: null,
    words: [],
    keyline: 'free',
    traits: [],
    parameters: [],
    inner: null,
    badge: null,
    detail: [],
    strokes: [],
    mini: null,
    miniSize: MINI_SIZE,
    statements: [],
  }
}

/** A problem in one line for people, without its place: what is wrong, what was expected unless that says it already, what to write. */
export function problemText({ message, expected, hint }: Problem): string {
  return message.includes(expected) ? `${message} ${hint}` : `${message} Expected ${expected}. ${hint}`
}
