import assert from 'node:assert/strict'
import { test } from 'node:test'
import { delegatedDomainOf, isPublicSuffix, registrableDomainOf } from './registrable-domain.ts'

test("a public suffix is no one's own, whoever keeps it", () => {
  for (const suffix of ['com', 'co.uk', 'github.io', 'xn--p1ai', 'test', 'k12.ca.us', 'city.kawasaki.jp'])
    assert.equal(isPublicSuffix(suffix), suffix !== 'city.kawasaki.jp', suffix)
  for (const own of ['example.com', 'www.example.com', 'example.co.uk', 'me.github.io', 'customer.test'])
    assert.equal(isPublicSuffix(own), false, own)
})

test('the registrable domain is one label longer than the suffix', () => {
  assert.equal(registrableDomainOf('a.b.example.co.uk'), 'example.co.uk')
  assert.equal(registrableDomainOf('me.github.io'), 'me.github.io')
  assert.equal(delegatedDomainOf('me.github.io'), 'github.io')
  assert.equal(registrableDomainOf('shop.customer.test'), 'customer.test')
  for (const none of ['com', 'github.io', '192.0.2.1', '::1']) assert.equal(registrableDomainOf(none), null, none)
})
