import { deepEqual, equal, match, notEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { parseJson } from './parse-json.ts'

const read = (text: string) => parseJson(Buffer.from(text))

describe('parseJson', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const reading = read(text)
        // fast-check may write a key twice or `__proto__`; all else must come out the same.
        if (reading.problem === null) deepEqual(reading.value, JSON.parse(text))
        else notEqual(reading.path.length, 0)
      }),
    )
  })
  it('refuses what JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (text, position, noise) => {
        const at = position % (text.length + 1)
        const spoilt = text.slice(0, at) + noise + text.slice(at + 1)
        let isJson = true
        try {
          JSON.parse(spoilt)
        } catch {
          isJson = false
        }
        if (!isJson) notEqual(read(spoilt).problem, null)
      }),
    )
  })
  it('reads long strings in a large text like any other', () => {
    const long = 'x'.repeat(600_000)
    const mark = '\u{10ffff}long 0'
    const values: unknown[] = [
      { prompt: 'a bell', images: [{ base64: long, mime: 'a' }, { base64: `${long}y` }, { base64: '' }] },
      long,
      [`${long}\n"quoted"\\`, long, `${long}é🔔`],
      { [long]: long, short: 'a' },
      [long, mark],
      [long, 1, null, true, -0.5, { a: [] }],
    ]
    for (const value of values) deepEqual(read(JSON.stringify(value)), { value, problem: null })
    const escaped = `["${long}", "\\udbff\\udfff${mark.slice(2)}"]`
    deepEqual(read(escaped).value, [long, mark])
  })
  it('refuses a large text that is not JSON', () => {
    const long = 'x'.repeat(600_000)
    for (const text of [`{"a":"${long}`, `{"a":"${long}"`, `{"a":"${long}",}`, `["${long}" "${long}"]`, `"${long}\\q"`])
      match(read(text).problem ?? '', /^The body is not JSON/, text.slice(-20))
  })
  it('finds a key that stands twice, and says where', () => {
    const cases: [string, (string | number)[]][] = [
      ['{"a":1,"a":2}', ['a']],
      ['{"a" : 1 , "\\u0061"\n: 2}', ['a']],
      ['{"x":[{"a":1},{"b":{"a":1,"a":1}}]}', ['x', 1, 'b', 'a']],
      ['[[],{"k\\"":1,"k\\"":1}]', [1, 'k"']],
    ]
    for (const [text, path] of cases) {
      const reading = read(text)
      deepEqual(reading.problem === null ? null : [reading.problem, reading.path], ['is given twice.', path], text)
    }
  })
  it('lets a key stand in two objects, and a text twice as a value', () => {
    for (const text of ['[{"a":1},{"a":1}]', '{"a":{"a":"a"},"b":["a","a","a"]}', '{"a":"\\"a\\":1","b":"\\\\"}'])
      equal(read(text).problem, null, text)
  })
  it('refuses __proto__ wherever it is a key', () => {
    const reading = read('{"a":[0,{"__proto__":1}]}')
    deepEqual(reading.problem === null ? null : reading.path, ['a', 1, '__proto__'])
    equal(read('["__proto__"]').problem, null)
  })
  it('takes 32 levels and 20,000 values, and no more', () => {
    equal(read('['.repeat(32) + ']'.repeat(32)).problem, null)
    notEqual(read('['.repeat(33) + ']'.repeat(33)).problem, null)
    equal(read(`[${'0,'.repeat(19_999)}0]`).problem, null)
    notEqual(read(`[${'0,'.repeat(20_000)}0]`).problem, null)
    // As many marks as so many values can have.
    equal(read(`{${Array.from({ length: 20_000 }, (_, i) => `"${i}":[]`).join()}}`).problem, null)
  })
  it('takes a number of 1000 characters, and no longer one', () => {
    equal(read(`[${'1'.repeat(1000)}, ${'1'.repeat(1000)}]`).problem, null)
    match(read(`[${'1'.repeat(1001)}]`).problem ?? '', /^The body has a number or a word of more than 1000 characters/)
    equal(read(`["${'1'.repeat(2000)}", ${' '.repeat(2000)}1]`).problem, null)
  })
  it('refuses bytes that are not UTF-8, a byte order mark, and nothing at all', () => {
    for (const bytes of [
      Buffer.from([0x22, 0xff, 0x22]),
      Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
      Buffer.from('\ufeff1'),
      Buffer.from(''),
      Buffer.from(' \n'),
    ]) {
      notEqual(parseJson(bytes).problem, null)
    }
  })
})
