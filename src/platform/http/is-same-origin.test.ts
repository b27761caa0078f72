import { equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isSameOrigin } from './is-same-origin.ts'

const host = 'icons.example.com'
const cases: readonly (readonly [boolean, Record<string, string>, baseUrl?: string])[] = [
  [true, { 'sec-fetch-site': 'same-origin', host }],
  [false, { 'sec-fetch-site': 'same-site', host }],
  [false, { 'sec-fetch-site': 'cross-site', host }],
  // Typed into the address bar, or opened from a bookmark: nobody posts a form that way.
  [false, { 'sec-fetch-site': 'none', host }],
  // What the browser says outweighs an `Origin` that a script could not have set anyway.
  [false, { 'sec-fetch-site': 'cross-site', origin: `https://${host}`, host }],
  [true, { origin: `https://${host}`, host }],
  [true, { origin: 'http://localhost:3000', host: 'localhost:3000' }, 'http://localhost:3000'],
  [true, { origin: 'http://localhost:3000', host: 'localhost:3000' }, 'http://127.0.0.1:3000'],
  [true, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 'http://localhost:3000'],
  // The same host without TLS: anybody on the way may have written that page.
  [false, { origin: `http://${host}`, host }],
  [false, { origin: `http://${host}`, host }, `https://${host}:8443`],
  [false, { origin: `https://${host}`, host }, `http://${host}`],
  [true, { origin: `https://${host}`, host: 'Icons.Example.Com' }],
  [false, { origin: 'http://localhost:3001', host: 'localhost:3000' }, 'http://localhost:3000'],
  [false, { origin: `https://evil.example/${host}`, host }],
  [false, { origin: `https://${host}.evil.example`, host }],
  [false, { origin: 'null', host }],
  [false, { host }],
  [false, { origin: `https://${host}` }],
]

describe('isSameOrigin', () => {
  for (const [expected, headers, baseUrl = `https://${host}`] of cases)
    it(`is ${expected} for ${JSON.stringify(headers)} at ${baseUrl}`, () =>
      equal(isSameOrigin(headers, baseUrl), expected))
})
