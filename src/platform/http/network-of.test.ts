import { deepEqual, equal, notEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { networkKeys, networkOf } from './network-of.ts'

describe('networkOf', () => {
  const cases: [string | undefined, string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:5000', '192.0.2.7'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:0DB8:0000:0007::1', '2001:db8:0:7::/64'],
    ['[2001:db8:0:7::1]:5000', '2001:db8:0:7::/64'],
    ['[2001:db8:0:7::1]', '2001:db8:0:7::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:0:192.0.2.7', '0:0:0:0::/64'],
    [undefined, 'unknown'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['192.0.2.256', 'unknown'],
    ['x'.repeat(10_000), 'unknown'],
  ]
  for (const [address, network] of cases)
    it(`counts ${String(address).slice(0, 30)} as ${network}`, () => equal(networkOf(address), network))

  it('tells neighbours apart', () => {
    notEqual(networkOf('2001:db8:0:7::1'), networkOf('2001:db8:0:8::1'))
    notEqual(networkOf('192.0.2.7'), networkOf('192.0.2.8'))
  })
})

describe('networkKeys', () => {
  const keysOf = (address: string): unknown => networkKeys(networkOf(address)).map(({ key, quotas }) => [key, quotas])

  it('counts an address of IPv6 also with all the networks that its provider may have given one customer', () => {
    deepEqual(keysOf('2001:db8:0:7::1'), [
      ['2001:db8:0:7::/64', 1],
      ['2001:db8:0::/48', 4],
    ])
    deepEqual(keysOf('2001:db8:0:ffff::1'), [
      ['2001:db8:0:ffff::/64', 1],
      ['2001:db8:0::/48', 4],
    ])
  })
  it('counts every other address once', () => {
    deepEqual(keysOf('192.0.2.7'), [['192.0.2.7', 1]])
    deepEqual(keysOf('::ffff:192.0.2.7'), [['192.0.2.7', 1]])
    deepEqual(keysOf('no address'), [['unknown', 1]])
  })
})
