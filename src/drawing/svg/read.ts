import type { SvgDocument, SvgElement } from '../model/document.ts'
import { LISTS, NAMESPACE, ROOT, SHAPES, STROKED_ROOT, TEXTS } from './contract.ts'
import { pathDataOf } from './path-data.ts'

/** Longer texts are refused unread; an icon has a few hundred bytes. */
export const MOST_BYTES = 65_536

/** Nobody reads more; it also keeps the answer small when the text is hostile. */
const MOST_PROBLEMS = 30

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/
const MAY_NOT_BE_NEGATIVE: ReadonlySet<string> = new Set(['r', 'rx', 'ry', 'width', 'height', 'stroke-width'])

/**
 * Reads an icon's SVG text strictly: one `<svg>` with a flat list of shapes, and nothing that the contract does not name.
 * Every deviation is a sentence in `problems`. Never throws; takes time linear in the text.
 */
export function read(text: string): SvgDocument {
  const sizeBytes = utf8Length(text)
  const reader: Reader = { text, at: 0, root: null, elements: [], open: [], problems: [] }
  if (sizeBytes > MOST_BYTES)
    reader.problems.push(`The text has ${sizeBytes} bytes; more than ${MOST_BYTES} are not read.`)
  else readAll(reader)
  const { root, elements, problems } = reader
  return {
    text,
    sizeBytes,
    attributes: root?.attributes ?? new Map(),
    elements,
    problems: problems.slice(0, MOST_PROBLEMS),
  }
}

interface Reader {
  readonly text: string
  at: number
  root: SvgElement | null
  readonly elements: SvgElement[]
  /** Names of the elements not closed yet. */
  readonly open: string[]
  readonly problems: string[]
}

function readAll(reader: Reader): void {
  const { text, problems } = reader
  while (reader.at < text.length && problems.length < MOST_PROBLEMS) {
    const tag = text.indexOf('<', reader.at)
    const end = tag === -1 ? text.length : tag
    judgeText(reader, text.slice(reader.at, end))
    reader.at = end
    if (tag !== -1) readMarkup(reader)
  }
  if (problems.length >= MOST_PROBLEMS) return
  if (reader.root === null) problems.push('There is no <svg> element.')
  for (const name of reader.open) problems.push(`<${name}> is never closed.`)
}

function judgeText(reader: Reader, between: string): void {
  if (!/[^ \t\n\r]/.test(between)) return
  reader.problems.push(`There is text outside of tags: ${quoted(between)}.`)
}

const FOREIGN: readonly (readonly [opens: string, closes: string, what: string])[] = [
  ['<!--', '-->', 'a comment'],
  ['<![CDATA[', ']]>', 'a CDATA section'],
  ['<!', '>', 'a document type or another declaration'],
  ['<?', '?>', 'an XML declaration or a processing instruction'],
]

function readMarkup(reader: Reader): void {
  const { text, problems } = reader
  for (const [opens, closes, what] of FOREIGN) {
    if (!text.startsWith(opens, reader.at)) continue
    const end = text.indexOf(closes, reader.at + opens.length)
    problems.push(`There is ${what}${end === -1 ? ', and it never ends' : ''}.`)
    reader.at = end === -1 ? text.length : end + closes.length
    return
  }
  if (text.startsWith('</', reader.at)) readEndTag(reader)
  else readStartTag(reader)
}

const END_TAG = /<\/([A-Za-z_][\w:.-]*)[ \t\n\r]*>/y

function readEndTag(reader: Reader): void {
  const found = match(reader, END_TAG)
  const name = found?.[1]
  if (name === undefined) {
    stop(reader, 'An end tag is malformed')
    return
  }
  const expected = reader.open.pop()
  if (expected === undefined) reader.problems.push(`</${name}> closes nothing.`)
  else if (expected !== name) reader.problems.push(`</${name}> stands where <${expected}> must be closed.`)
}

const TAG_NAME = /<([A-Za-z_][\w:.-]*)/y
const ATTRIBUTE = /[ \t\n\r]+([A-Za-z_][\w:.-]*)=(?:"([^"<]*)"|'([^'<]*)')/y
const TAG_END = /[ \t\n\r]*(\/?)>/y

function readStartTag(reader: Reader): void {
  const name = match(reader, TAG_NAME)?.[1]
  if (name === undefined) {
    stop(reader, 'A tag is malformed')
    return
  }
  const attributes = readAttributes(reader, name)
  const end = match(reader, TAG_END)
  if (end === null) {
    stop(reader, `The tag <${name}> is malformed`)
    return
  }
  take(reader, { name, attributes })
  if (end[1] !== '/') reader.open.push(name)
}

function readAttributes(reader: Reader, element: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (;;) {
    const found = match(reader, ATTRIBUTE)
    const name = found?.[1]
    if (name === undefined) return attributes
    const value = found?.[2] ?? found?.[3] ?? ''
    if (attributes.has(name)) reader.problems.push(`<${element}> has the attribute ${name} twice.`)
    else attributes.set(name, value)
  }
}

/** Files an element under root or shapes, with what is wrong about its place and its attributes. */
function take(reader: Reader, element: SvgElement): void {
  const { problems, open } = reader
  const isFirst = reader.root === null
  if (isFirst && element.name !== 'svg') problems.push(`The first element is <${element.name}>, not <svg>.`)
  if (isFirst && element.name === 'svg') {
    reader.root = element
  } else {
    reader.elements.push(element)
    if (!isFirst && open.length === 0) problems.push(`<${element.name}> stands behind the end of <svg>.`)
    if (open.length > 1)
      problems.push(`<${element.name}> stands inside <${open.at(-1) ?? ''}>; shapes must not be nested.`)
  }
  problems.push(...judgeAttributes(element, element === reader.root))
}

/** What about an element's name and attributes is not in the contract: one sentence each. */
function judgeAttributes(element: SvgElement, isRoot: boolean): string[] {
  const { name, attributes } = element
  const contract = isRoot ? ROOT : SHAPES.get(name)
  if (contract === undefined) return [`<${name}> is not in the contract.`]
  const problems: string[] = []
  const isStroked = isRoot && attributes.has('stroke')
  for (const required of isStroked ? [...contract.required, ...STROKED_ROOT] : contract.required) {
    if (!attributes.has(required)) problems.push(`<${name}> has no attribute ${required}.`)
  }
  for (const [attribute, value] of attributes) {
    const isKnown = contract.required.includes(attribute) || contract.optional.includes(attribute)
    if (!isKnown) problems.push(`<${name}> has the attribute ${attribute}, which is not in the contract.`)
    else problems.push(...judgeValue(element, attribute, value))
  }
  if (isRoot && !isStroked && attributes.has('stroke-width')) problems.push('<svg> has a stroke-width but no stroke.')
  return problems
}

function judgeValue(judged: SvgElement, attribute: string, value: string): string[] {
  const element = judged.name
  if (value.includes('&')) return [`The attribute ${attribute} of <${element}> has an entity.`]
  if (attribute === 'xmlns') return value === NAMESPACE ? [] : [`The attribute xmlns of <svg> must be ${NAMESPACE}.`]
  if (attribute === 'd') return [...pathDataOf(judged).problems]
  if (TEXTS.has(attribute)) return []
  const numbers = LISTS.has(attribute) ? value.trim().split(/[ \t\n\r]*,[ \t\n\r]*|[ \t\n\r]+/) : [value]
  const bad = numbers.find((number) => !NUMBER.test(number) || number.length > 12)
  if (bad !== undefined) {
    return [
      `The attribute ${attribute} of <${element}> has ${JSON.stringify(bad.slice(0, 24))} where a number must stand.`,
    ]
  }
  if (attribute === 'points' && numbers.length % 2 === 1) return ['The attribute points has an odd number of numbers.']
  if (attribute === 'viewBox' && numbers.length !== 4) return ['The attribute viewBox must have four numbers.']
  const isNegative = MAY_NOT_BE_NEGATIVE.has(attribute) && Number(value) < 0
  return isNegative ? [`The attribute ${attribute} of <${element}> is negative.`] : []
}

/** Gives up: behind a malformed tag nothing can be read with certainty. */
function stop(reader: Reader, what: string): void {
  reader.problems.push(
    `${what} at character ${reader.at + 1}: ${quoted(reader.text.slice(reader.at, reader.at + 24))}.`,
  )
  reader.at = reader.text.length
  reader.open.length = 0
}

function match(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)
  if (found !== null) reader.at += found[0].length
  return found
}

function quoted(text: string): string {
  const short = text.length > 24 ? `${text.slice(0, 24)}…` : text
  return JSON.stringify(short)
}

function utf8Length(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Each half of a surrogate pair stands for two of the pair's four bytes.
    const isSurrogate = code >= 0xd800 && code <= 0xdfff
    bytes += code < 0x80 ? 1 : code < 0x800 || isSurrogate ? 2 : 3
  }
  return bytes
}
