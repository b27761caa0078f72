import { equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isSameOrigin } from './origin.ts'

const host = 'icons.example.com'
const cases: readonly (readonly [boolean, Record<string, string>, baseUrl?: string])[] = [
  [true, { 'sec-fetch-site': 'same-origin', host }],
  [true, { 'sec-fetch-site': 'same-origin', origin: `https://${host}`, host }],
  [false, { 'sec-fetch-site': 'same-site', host }],
  [false, { 'sec-fetch-site': 'cross-site', host }],
  // Typed into the address bar, or opened from a bookmark: nobody posts a form that way.
  [false, { 'sec-fetch-site': 'none', host }],
  // What the browser says outweighs an `Origin` that a script could not have set anyway.
  [false, { 'sec-fetch-site': 'cross-site', origin: `https://${host}`, host }],
  [true, { origin: `https://${host}`, host }],
  [true, { origin: `https://${host}` }],
  // A proxy may call us by another name than browsers do.
  [true, { origin: `https://${host}`, host: '127.0.0.1:3000' }],
  [true, { origin: 'http://localhost:3000', host: 'localhost:3000' }, 'http://localhost:3000'],
  // On one's own machine, whichever name of it is asked is the service.
  [true, { origin: 'http://localhost:3000', host: 'localhost:3000' }, 'http://127.0.0.1:3000'],
  [true, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 'http://localhost:3000'],
  [true, { origin: 'http://[::1]:3000', host: '[::1]:3000' }, 'http://localhost:3000'],
  [false, { origin: 'http://localhost:3001', host: 'localhost:3000' }, 'http://localhost:3000'],
  [false, { origin: 'https://localhost:3000', host: 'localhost:3000' }, 'http://localhost:3000'],
  [false, { origin: 'http://localhost', host: 'localhost' }, `https://${host}`],
  // A name of somebody else's that leads to this machine's address for a while (DNS rebinding): the browser takes it for the same origin.
  [false, { origin: 'http://evil.example:3000', host: 'evil.example:3000' }, 'http://localhost:3000'],
  [false, { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example', host: 'evil.example' }],
  // The same host without TLS: anybody on the way may have written that page.
  [false, { origin: `http://${host}`, host }],
  [false, { origin: `http://${host}`, host }, `https://${host}:8443`],
  [false, { origin: `https://${host}`, host }, `http://${host}`],
  [false, { origin: `https://evil.example/${host}`, host }],
  [false, { origin: `https://${host}.evil.example`, host }],
  [false, { origin: 'null', host }],
  [false, { host }],
]

describe('isSameOrigin', () => {
  for (const [expected, headers, baseUrl = `https://${host}`] of cases)
    it(`is ${expected} for ${JSON.stringify(headers)} at ${baseUrl}`, () =>
      equal(isSameOrigin(headers, baseUrl), expected))
})
