import { deepEqual, equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readHostname } from './read-hostname.ts'
import { readPathPrefix } from './read-path-prefix.ts'

const OWN = ['sites.example', 'api.burin.example']
const read = (given: string): unknown => {
  const reading = readHostname(given, OWN)
  return 'hostname' in reading ? reading.hostname : reading.code
}

describe('a host', () => {
  it('is the same in any spelling of one name', () => {
    for (const given of ['www.example.com', 'WWW.Example.COM', 'www.example.com.', 'ｗｗｗ.example。com'])
      equal(read(given), 'www.example.com', given)
    equal(read('bücher.example'), 'xn--bcher-kva.example')
    equal(read('XN--Bcher-KVA.example'), 'xn--bcher-kva.example')
    equal(read('BU\u0308CHER.example'), 'xn--bcher-kva.example')
  })
  it('has 253 characters, and 63 between dots', () => {
    const label = 'a'.repeat(63)
    const long = `${label}.${label}.${label}.${'b'.repeat(57)}.com`
    equal(long.length, 253)
    equal(read(long), long)
    equal(read(`${long}.`), long)
    equal(read(`b${long}`), 'bad-hostname')
    equal(read(`${'a'.repeat(64)}.example`), 'bad-hostname')
  })
  it('is a whole name, of one host, and no address', () => {
    for (const given of [
      '',
      '.',
      'com',
      'example',
      'example..com',
      '.example.com',
      'www.example.com..',
      '*.example.com',
      '*',
      'ex_ample.com',
      '-a.example',
      'a-.example',
      'a b.example',
      'a%2eexample.com',
      'example.com:80',
      'https://example.com',
      'example.com/docs',
      'me@example.com',
      'a\\b.com',
      '127.0.0.1',
      '[::1]',
      '::1',
      '1.2.3',
      '0x7f.1',
      '0x7f000001.1',
      'a.1',
      'example.com\0',
      'a'.repeat(2000),
    ])
      equal(read(given), 'bad-hostname', given)
  })
  it('is none of the service, and no suffix below which anybody has names', () => {
    for (const given of [
      'sites.example',
      'my-site.SITES.example.',
      'api.burin.example',
      'x.api.burin.example',
      'a.localhost',
    ])
      equal(read(given), 'reserved', given)
    for (const given of ['co.uk', 'github.io', 'CO.UK.']) equal(read(given), 'public-suffix', given)
    equal(read('burin.example'), 'burin.example')
    equal(read('notsites.example'), 'notsites.example')
    equal(read('me.github.io'), 'me.github.io')
  })
})

describe('a path prefix', () => {
  const prefix = (given: string): string => {
    const reading = readPathPrefix(given)
    return 'problem' in reading ? `! ${reading.problem}` : reading.pathPrefix
  }
  it('is / or segments, with or without a slash at the end', () => {
    deepEqual(['/', '/docs', '/docs/', '/a/b', '/A.b_c~d-e/', '/..a'].map(prefix), [
      '/',
      '/docs',
      '/docs',
      '/a/b',
      '/A.b_c~d-e',
      '/..a',
    ])
    equal(prefix(`/${'a'.repeat(254)}`).length, 255)
    match(prefix(`/${'a'.repeat(255)}`), /^! must have at most 255/)
  })
  it('is refused when two readers could read it in two ways', () => {
    for (const given of [
      '',
      'docs',
      '//',
      '/a//b',
      '//a',
      '/docs//',
      '/.',
      '/a/..',
      '/../a',
      '/a%2fb',
      '/a b',
      '/ä',
      '/a?b',
      '/a#b',
      '/a\\b',
      '/a\n',
    ])
      match(prefix(given), /^! /, given)
  })
})
