import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createPacker } from './create-packer.ts'

const unpack = { gzip: gunzipSync, br: brotliDecompressSync }
const small = Buffer.from('a bell, '.repeat(200))
const large = Buffer.from(Array.from({ length: 20_000 }, (_, at) => `bell ${at}`).join())

describe('createPacker', () => {
  for (const coding of ['gzip', 'br'] as const)
    it(`packs with ${coding}, so that the same bytes come out`, async () => {
      const packer = createPacker(1024 * 1024)
      for (const bytes of [small, large]) {
        const packed = await packer.pack(bytes, coding)
        ok(packed.length < bytes.length / 2)
        deepEqual(unpack[coding](packed), bytes)
        deepEqual(unpack[coding](await packer.packOnce(String(bytes.length), bytes, coding)), bytes)
      }
    })

  it('leaves what is large to other threads', () => {
    const packer = createPacker(0)
    ok(Buffer.isBuffer(packer.pack(small, 'br')))
    ok(!Buffer.isBuffer(packer.pack(large, 'br')))
  })

  it('packs the same once, also when many ask at the same time', async () => {
    const packer = createPacker(1024 * 1024)
    const [first, second] = await Promise.all([packer.packOnce('a', large, 'br'), packer.packOnce('a', large, 'br')])
    equal(first, second)
    equal(await packer.packOnce('a', large, 'br'), first)
    notEqual(await packer.packOnce('a', large, 'gzip'), first)
    notEqual(await packer.packOnce('b', large, 'br'), first)
  })

  it('keeps no more than there is room for', async () => {
    const packer = createPacker(10)
    notEqual(await packer.packOnce('a', large, 'gzip'), await packer.packOnce('a', large, 'gzip'))
  })
})
