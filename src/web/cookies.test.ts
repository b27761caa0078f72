import { equal, throws } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cookieIn, setCookieHeader } from './cookies.ts'

describe('cookies', () => {
  it('carry the prefix that binds them to this host over https, and are never readable by scripts', () => {
    const cookie = { name: 'burin-session', value: 'abc', maxAgeSeconds: 60 }
    equal(setCookieHeader(cookie, true), '__Host-burin-session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure')
    equal(setCookieHeader(cookie, false), 'burin-session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax')
  })
  it('are taken away by an empty one that is over', () => {
    const gone = setCookieHeader({ name: 'a', value: null, maxAgeSeconds: 60 }, false)
    equal(gone, 'a=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
  })
  it('are found by their whole name', () => {
    equal(cookieIn('xa=1; a=2; ab=3', 'a', false), '2')
    equal(cookieIn('a=2', 'a', true), null)
    equal(cookieIn('a=1; __Host-a=2', 'a', true), '2')
    equal(cookieIn(undefined, 'a', false), null)
  })
  it('that come twice with different values are nobody’s', () => {
    equal(cookieIn('a=1; a=2', 'a', false), null)
    equal(cookieIn('a=1; a=1', 'a', false), '1')
  })
  it('are never made of a value that would need escaping', () => {
    for (const value of ['a b', 'a;b', 'a\r\nSet-Cookie: x=y', 'ä'])
      throws(() => setCookieHeader({ name: 'a', value, maxAgeSeconds: 1 }, false))
  })
})
