import { deepEqual, equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { headersFor } from './header-rule.ts'
import { MOST_HEADER_RULES, MOST_HEADERS, parseHeaders } from './parse-headers.ts'

function headersOf(text: string, path: string): Record<string, string> {
  const { rules, faults } = parseHeaders(text)
  deepEqual(faults, [])
  return Object.fromEntries(headersFor(rules, path))
}
const faultOf = (text: string): string => parseHeaders(text).faults[0]?.message ?? ''

describe('_headers', () => {
  it('adds headers to the paths they stand below', () => {
    const text =
      '# all\n/*\n  X-Frame-Options: DENY\n\n/a/:b\n  X-One: 1\r\n  x-one:2\n/*.js\nCache-Control: max-age=1\n'
    deepEqual(headersOf(text, '/x'), { 'x-frame-options': 'DENY' })
    deepEqual(headersOf(text, '/a/c'), { 'x-frame-options': 'DENY', 'x-one': '1, 2' })
    deepEqual(headersOf(text, '/a/c.js'), { 'x-frame-options': 'DENY', 'x-one': '1, 2', 'cache-control': 'max-age=1' })
  })
  it('a value may have colons', () => {
    deepEqual(headersOf('/*\n  Link: <https://x.example>; rel=x', '/'), { link: '<https://x.example>; rel=x' })
  })
  it('a * inside a path stands for anything, also nothing', () => {
    const text = '/a/*.js\n  x: y'
    deepEqual(
      ['/a/.js', '/a/b/c.js', '/a/b.jsx', '/a.js', '/b/a/x.js'].map((path) => 'x' in headersOf(text, path)),
      [true, true, false, false, false],
    )
    equal('x' in headersOf('/ab*ba\n x: y', '/aba'), false)
  })
  it('says what is wrong, and in which line', () => {
    const wrong: readonly (readonly [string, number, RegExp])[] = [
      ['X-A: b', 1, /below a path/],
      ['/a\n', 1, /no header below/],
      ['/a\n  b', 2, /Name: value/],
      ['/a\n  b c: d', 2, /Name: value/],
      ['/a\n  : d', 2, /Name: value/],
      ['/a\n  X-A:', 2, /no value/],
      ['/a\n  X-A: \u00fc', 2, /ASCII/],
      ['/a\n  X-A: a\u0000b', 2, /ASCII/],
      ['/a*b*\n X-A: b', 1, /more than one/],
      ['/:a/*.js\n X-A: b', 1, /last segment/],
      ['https://a.example/\n X-A: b', 1, /this site alone/],
      [`/a\n X-A: ${'b'.repeat(2000)}`, 2, /longer than 2000/],
    ]
    for (const [text, line, problem] of wrong) {
      const [fault] = parseHeaders(text).faults
      equal(fault?.line, line, text)
      match(fault?.message ?? '', problem, text)
    }
  })
  it('leaves to the server what is the server’s', () => {
    for (const name of [
      'Set-Cookie',
      'content-type',
      'Content-Length',
      'TRANSFER-ENCODING',
      'Location',
      'ETag',
      'Vary',
      // Proxies in front obey these: they would answer with a file or an address of their own.
      'X-Accel-Redirect',
      'x-accel-buffering',
      'X-Sendfile',
      'X-LIGHTTPD-send-file',
      'X-Reproxy-URL',
    ])
      match(faultOf(`/*\n ${name}: x`), /set by the server alone/, name)
  })
  it(`takes ${MOST_HEADER_RULES} paths with ${MOST_HEADERS} headers each`, () => {
    const paths = (count: number): string => Array.from({ length: count }, (_, i) => `/a${i}\n x: y`).join('\n')
    const headers = (count: number): string => `/*\n${Array.from({ length: count }, (_, i) => ` x${i}: y`).join('\n')}`
    deepEqual([faultOf(paths(MOST_HEADER_RULES)), faultOf(headers(MOST_HEADERS))], ['', ''])
    match(faultOf(paths(MOST_HEADER_RULES + 1)), /more than 100 paths/)
    match(faultOf(headers(MOST_HEADERS + 1)), /more than 50 headers/)
  })
  it('reads any text, and what comes of it can always be sent', () => {
    const piece = fc.oneof(
      fc.constantFrom('/*', '\n', '\r\n', ' X-A: b', 'Set-Cookie', ':', '/:a/', 'é', '\u0000'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { rules } = parseHeaders(pieces.join(''))
        for (const [name, value] of rules.flatMap(({ headers }) => headers)) {
          equal(new Headers([[name, value]]).get(name), value)
          match(value, /^[\t\u0020-\u007e]+$/)
        }
      }),
    )
  })
})
