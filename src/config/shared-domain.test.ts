import { equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sharedDomain, sitesDomainWarning } from './shared-domain.ts'

describe('sharedDomain', () => {
  const cases: readonly (readonly [string, string, string | null])[] = [
    ['burin.example', 'burin.example', 'burin.example'],
    ['burin.example', 'sites.burin.example', 'burin.example'],
    ['icons.burin.example', 'sites.burin.example', 'burin.example'],
    ['Icons.BURIN.example', 'sites.burin.example', 'burin.example'],
    ['burin.example', 'burin-sites.example', null],
    ['burin.example', 'xburin.example', null],
    ['burin.com', 'burin.net', null],
    ['burin.co.uk', 'sites.co.uk', null],
    ['icons.burin.co.uk', 'sites.burin.co.uk', 'burin.co.uk'],
    ['burin.uk', 'sites.burin.uk', 'burin.uk'],
    ['192.0.2.7', 'sites.burin.example', null],
    ['192.0.2.7', '192.0.2.7', null],
    ['localhost', 'localhost', null],
    ['app.localhost', 'localhost', null],
  ]
  for (const [one, other, shared] of cases)
    it(`of ${one} and ${other} is ${shared}`, () => {
      equal(sharedDomain(one, other), shared)
      if (!/\d$/.test(one)) equal(sharedDomain(other, one), shared)
    })
})

describe('the warning at a start', () => {
  it('names both settings and what cookies can be set for', () => {
    const told = sitesDomainWarning({ baseUrl: 'https://burin.example', sitesDomain: 'sites.burin.example:8443' })
    match(told ?? '', /BURIN_SITES_DOMAIN is sites\.burin\.example:8443.*BURIN_BASE_URL.*cookies for burin\.example/)
  })
  it('is none for domains of their own, nor on the machine itself', () => {
    for (const baseUrl of [null, 'http://localhost:3000', 'https://burin.example', 'http://[::1]:3000'])
      equal(sitesDomainWarning({ baseUrl, sitesDomain: 'localhost:3002' }), null)
    equal(sitesDomainWarning({ baseUrl: 'https://burin.example', sitesDomain: 'my-sites.net' }), null)
  })
})
