import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { findRedirect, prepareRedirects } from './find-redirect.ts'
import type { FoundRedirect } from './find-redirect.ts'
import { MOST_EXACT, MOST_PATTERNS, parseRedirects } from './parse-redirects.ts'

function found(text: string, path: string, forcedOnly = false): FoundRedirect | null {
  const { rules, faults } = parseRedirects(text)
  deepEqual(faults, [])
  return findRedirect(prepareRedirects(rules), path, forcedOnly)
}

const sent = (text: string, path: string): string | null => {
  const one = found(text, path)
  return one?.kind === 'send' ? `${one.status} ${one.location}` : null
}
const shown = (text: string, path: string): string | null => {
  const one = found(text, path)
  return one?.kind === 'show' ? `${one.status} ${one.path}` : null
}
const faultOf = (text: string): string => parseRedirects(text).faults[0]?.message ?? ''

describe('_redirects', () => {
  it('sends visitors on', () => {
    equal(sent('/old /new', '/old'), '301 /new')
    equal(sent('/old\t /new   302 # moved', '/old/'), '302 /new')
    equal(sent('/old/ https://example.com', '/old'), '301 https://example.com/')
    equal(sent('/old https://example.com:8080/x?a=1#b 308', '/old'), '308 https://example.com:8080/x?a=1#b')
    equal(sent('/old /new', '/older'), null)
    equal(sent('/caf%C3%A9 /ü?x=ü', '/café'), '301 /%C3%BC?x=%C3%BC')
    equal(found('/old /new?a=1', '/old')?.kind === 'send' && found('/old /new', '/old')?.kind === 'send', true)
  })
  it('says whether the query of the request goes along', () => {
    const hasQuery = (text: string): boolean | null => {
      const one = found(text, '/a')
      return one?.kind === 'send' ? one.hasQuery : null
    }
    deepEqual([hasQuery('/a /b'), hasQuery('/a /b?c=d'), hasQuery('/a /b#c')], [false, true, false])
  })
  it('fills in what * and placeholders stood for', () => {
    equal(sent('/news/* /blog/:splat', '/news/2024/a b'), '301 /blog/2024/a%20b')
    equal(sent('/news/* /blog/:splat', '/news'), '301 /blog/')
    equal(sent('/news/* /blog/:splat', '/newspaper'), null)
    equal(sent('/:year/:title /:title?of=:year', '/2024/tea & milk'), '301 /tea%20&%20milk?of=2024')
    equal(sent('/:year/:title /:title', '/2024'), null)
    equal(sent('/:year/:title /:title', '/2024/a/b'), null)
    equal(sent('/:year/* /:splat/:year', '/1/2/3'), '301 /2/3/1')
    equal(sent('/a/* https://example.com/:splat', '/a/b?c#d'), '301 https://example.com/b%3Fc%23d')
  })
  it('shows other files of the site', () => {
    equal(shown('/* /index.html 200', '/any/where'), '200 /index.html')
    equal(shown('/* /index.html 200', '/'), '200 /index.html')
    equal(shown('/app/* /shell%20.html 200', '/app/x'), '200 /shell .html')
    equal(shown('/de/* /de/404.html 404', '/de/x'), '404 /de/404.html')
    equal(shown('/x/* /:splat 200', '/x/é/b'), '200 /é/b')
  })
  it('the first rule holds, whatever kind it is of', () => {
    equal(sent('/a/* /1\n/a/b /2', '/a/b'), '301 /1')
    equal(sent('/a/b /2\n/a/* /1', '/a/b'), '301 /2')
    equal(sent('/a /1\n/a /2', '/a'), '301 /1')
  })
  it('a rule with ! holds also where there is a file', () => {
    const text = '/a /1\n/a /2 302!\n/b /3\n/* /4 307!'
    const forced = (path: string): unknown => {
      const one = found(text, path, true)
      return one?.kind === 'send' ? one.location : null
    }
    deepEqual([forced('/a'), forced('/b')], ['/2', '/4'])
    equal(found('/a /1', '/a', true), null)
  })
  it('never leads to another server by what a visitor asks for', () => {
    for (const path of ['/x//evil.example', '/x///evil.example', '/x/\\evil.example', '/x/\t//evil.example'])
      match(sent('/x/* /:splat', path) ?? '', /^301 \/[^/\\]/)
  })
  it('fills in what a visitor asked for ten times at most', () => {
    const times = (count: number): string => `/a/* /b${'/:splat'.repeat(count)}`
    equal(sent(times(10), '/a/c'), `301 /b${'/c'.repeat(10)}`)
    match(faultOf(times(11)), /more than 10 placeholders/)
    match(faultOf(`/a/* /b${'/:splat'.repeat(6)}?${':splat'.repeat(5)}`), /more than 10 placeholders/)
  })
  it('says what is wrong, and in which line', () => {
    const { rules, faults } = parseRedirects('# comment\n\n/good /one\n/bad\n/* /x 999\n')
    equal(rules.length, 1)
    deepEqual(
      faults.map(({ file, line }) => [file, line]),
      [
        ['_redirects', 4],
        ['_redirects', 5],
      ],
    )
  })
  it('refuses what it does not do, in a sentence', () => {
    const wrong: readonly (readonly [string, RegExp])[] = [
      ['old /new', /must begin with \//],
      ['/%zz /new', /encoded/],
      ['/old', /where it leads/],
      ['/a/*/b /c', /last segment/],
      ['/a*/* /c', /more than one/],
      ['/a/:1 /c', /placeholder/],
      ['/:a/:a /c', /twice/],
      ['/:splat/* /c', /:splat/],
      ['/a /b :c', /status/],
      ['/a /:b', /:b is not in the path/],
      ['/a/* /b/*', /:splat/],
      ['/a /b 200 Country=de', /not supported: Country=de/],
      ['/a id=:id /b', /not supported: id=:id/],
      ['/a https://elsewhere.example/ 200', /nothing is fetched/],
      ['/a https://:splat.example/', /address of a server/],
      ['/a //elsewhere.example', /path of this site/],
      ['/a javascript:alert(1)', /path of this site/],
      ['https://a.example/x /b', /this site alone/],
      ['/a /a', /comes from/],
      ['/a /a/ 302', /comes from/],
      ['/* /:splat', /comes from/],
      ['/a /b 301 more', /Nothing may follow/],
      [`/a /${'b'.repeat(2000)}`, /longer than 2000/],
    ]
    for (const [line, problem] of wrong) match(faultOf(line), problem, line)
  })
  it(`takes ${MOST_EXACT} rules for one path and ${MOST_PATTERNS} others, and tells of at most 20 faults`, () => {
    const exact = (count: number): string => Array.from({ length: count }, (_, i) => `/a${i} /b`).join('\n')
    const patterns = (count: number): string => Array.from({ length: count }, (_, i) => `/p${i}/* /b`).join('\n')
    deepEqual(parseRedirects(`${exact(MOST_EXACT)}\n${patterns(MOST_PATTERNS)}`).faults, [])
    match(faultOf(exact(MOST_EXACT + 1)), /more than 2000/)
    match(faultOf(patterns(MOST_PATTERNS + 1)), /more than 100/)
    equal(parseRedirects('/bad\n'.repeat(1000)).faults.length, 20)
  })
  it('reads any text, and what comes of it can always be sent', () => {
    const word = fc.oneof(
      fc.constantFrom('/a', '/:b', '/*', '/:splat', '301', '200!', '/', '//', 'https://x.example', ':', '%', '#', '?'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    )
    const separator = fc.constantFrom(' ', '', '/', '\n', '\t')
    const text = fc.array(
      fc.tuple(word, separator).map((pair) => pair.join('')),
      { maxLength: 30 },
    )
    const path = fc.string({ unit: 'binary', maxLength: 12 }).map((rest) => `/${rest}`)
    fc.assert(
      fc.property(text, path, fc.boolean(), (parts, asked, forcedOnly) => {
        const { rules } = parseRedirects(parts.join(''))
        const one = findRedirect(prepareRedirects(rules), asked, forcedOnly)
        if (one?.kind === 'send') {
          match(one.location, /^[\u0021-\u007e]+$/)
          doesNotMatch(one.location, /^\/[/\\]/)
          ok(one.location.startsWith('/') || /^https?:\/\/[\w.-]+(:\d+)?\//.test(one.location))
        }
        if (one?.kind === 'show') ok(one.path.startsWith('/'))
      }),
    )
  })
  it('matches as a regular expression would', () => {
    const segment = fc.constantFrom('a', 'b', ':x', ':y')
    const asked = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 4 }).map((all) => `/${all.join('/')}`)
    fc.assert(
      fc.property(fc.uniqueArray(segment, { minLength: 1 }), fc.boolean(), asked, (segments, hasSplat, path) => {
        const from = `/${segments.join('/')}${hasSplat ? '/*' : ''}`
        const expected = new RegExp(
          `^/${segments.map((one) => (one.startsWith(':') ? '[^/]+' : one)).join('/')}${hasSplat ? '(/.*)?' : '/?'}$`,
        )
        equal(found(`${from} /target`, path) !== null, expected.test(path), `${from} ${path}`)
      }),
    )
  })
})
