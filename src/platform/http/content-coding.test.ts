import { equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contentCoding } from './content-coding.ts'
import type { ContentCoding } from './content-coding.ts'

const cases: readonly (readonly [string | undefined, ContentCoding | null])[] = [
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000', null],
  ['br; q=0.9 , gzip ;Q=0.9', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', null],
  ['*;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, identity', null],
  ['gzip;q=0.5, identity;q=0.2', 'gzip'],
  ['gzip;q=0.5, identity;q=0.5', 'gzip'],
  ['deflate, zstd', null],
  ['gzip;q=2', null],
  ['gzip;q=high', null],
  ['brotli', null],
]

describe('contentCoding', () => {
  for (const [header, expected] of cases)
    it(`is ${expected} for ${JSON.stringify(header)}`, () => equal(contentCoding(header), expected))
})
