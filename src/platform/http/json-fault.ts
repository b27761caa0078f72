export interface JsonFault {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
  /** What is wrong there, and what JSON wants: whole sentences. */
  readonly problem: string
}

const [LINE_FEED, QUOTE, BACKSLASH] = [0x0a, 0x22, 0x5c]

interface Reader {
  readonly text: string
  at: number
}

/**
 * The first place where a text is not JSON; null when it is. `JSON.parse` says only that there is such a place, or speaks
 * of it in the words of its engine. The caller bounds the nesting: each level is one call here.
 */
export function jsonFault(text: string): JsonFault | null {
  const reader: Reader = { text, at: 0 }
  const problem =
    valueFault(reader) ?? (next(reader) === undefined ? null : 'The JSON has ended before; nothing may follow.')
  if (problem === null) return null
  let line = 1
  for (let i = 0; i < reader.at; i += 1) if (text.charCodeAt(i) === LINE_FEED) line += 1
  const lineStart = reader.at === 0 ? 0 : text.lastIndexOf('\n', reader.at - 1) + 1
  return { line, column: reader.at - lineStart + 1, problem }
}

/** The next character that is no blank, which is not taken; undefined at the end. */
function next(reader: Reader): string | undefined {
  while (isBlank(reader.text.charCodeAt(reader.at))) reader.at += 1
  return reader.text[reader.at]
}

function valueFault(reader: Reader): string | null {
  const first = next(reader)
  if (first === '{') return objectFault(reader)
  if (first === '[') return listFault(reader)
  if (first === '"') return stringFault(reader)
  const plain = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
  plain.lastIndex = reader.at
  const [word = ''] = plain.exec(reader.text) ?? []
  if (word === '') return unexpected(reader, 'a value')
  reader.at += word.length
  return null
}

function objectFault(reader: Reader): string | null {
  reader.at += 1
  if (next(reader) === '}') return taken(reader)
  for (;;) {
    if (next(reader) !== '"') return unexpected(reader, 'a property name in double quotes')
    const fault = stringFault(reader)
    if (fault !== null) return fault
    if (next(reader) !== ':') return unexpected(reader, 'a colon after the property name')
    reader.at += 1
    const inner = valueFault(reader)
    if (inner !== null) return inner
    const after = next(reader)
    if (after === '}') return taken(reader)
    if (after !== ',') return unexpected(reader, 'a comma or }')
    reader.at += 1
  }
}

function listFault(reader: Reader): string | null {
  reader.at += 1
  if (next(reader) === ']') return taken(reader)
  for (;;) {
    const inner = valueFault(reader)
    if (inner !== null) return inner
    const after = next(reader)
    if (after === ']') return taken(reader)
    if (after !== ',') return unexpected(reader, 'a comma or ]')
    reader.at += 1
  }
}

function stringFault(reader: Reader): string | null {
  const { text, at: start } = reader
  for (let i = start + 1; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    reader.at = i
    if (code === QUOTE) return taken(reader)
    if (code < 0x20) return 'A string cannot hold a line break or another control character: write \\n or \\u….'
    if (code !== BACKSLASH) continue
    if (!isEscape(text, i))
      return 'A backslash is followed by one of " \\ / b f n r t, or by u and four hexadecimal digits.'
    i += 1
  }
  reader.at = start
  return 'This string is not closed.'
}

function isEscape(text: string, backslash: number): boolean {
  const after = text[backslash + 1] ?? ' '
  return after === 'u' ? /^[0-9a-fA-F]{4}$/.test(text.slice(backslash + 2, backslash + 6)) : '"\\/bfnrt'.includes(after)
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === LINE_FEED || code === 0x0d
}

function taken(reader: Reader): null {
  reader.at += 1
  return null
}

function unexpected(reader: Reader, wanted: string): string {
  const character = reader.text[reader.at]
  if (character === undefined) return `The text ends where ${wanted} should be.`
  if (character === "'") return 'JSON has double quotes only, not single ones.'
  if (character === '/' || character === '#') return 'JSON has no comments.'
  if (
    (character === '}' || character === ']') &&
    /,\s*$/.test(reader.text.slice(Math.max(0, reader.at - 100), reader.at))
  )
    return `Leave out the comma before ${character}.`
  const word = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(reader.text.slice(reader.at, reader.at + 40))?.[0]
  if (word !== undefined && !wanted.includes('comma'))
    return `Here should be ${wanted}; ${word} must be written "${word}".`
  return `Here should be ${wanted}, not ${JSON.stringify(word ?? character)}.`
}
