import { equal, match } from 'node:assert/strict'
import { deflateSync } from 'node:zlib'
import { describe, it } from 'node:test'
import { blackOf, chunkOf, headOf, pngOf } from '../../tests/png-of.ts'
import { progressiveJpeg } from '../../tests/progressive-jpeg.ts'
import { hiddenWork } from './hidden-work.ts'
import { sharpDecoder } from './sharp-decoder.ts'

describe('hiddenWork', () => {
  it('finds more scans than a picture needs, in one that is whole', async () => {
    equal(await hiddenWork(progressiveJpeg(16, 50)), null)
    const many = progressiveJpeg(16, 51)
    equal(await hiddenWork(many), 'has more than 50 scans.')
    const decoder = sharpDecoder()
    equal((await decoder.decode(many, await decoder.measure(many))).width, 16)
  })

  it('finds a profile that is larger than it looks, behind any other', async () => {
    const profile = (mebibytes: number): Buffer =>
      chunkOf('iCCP', Buffer.concat([Buffer.from('name\0\0'), deflateSync(Buffer.alloc(mebibytes * 1024 ** 2 + 1))]))
    const picture = (...profiles: readonly Buffer[]): Buffer => pngOf([headOf(8, 8), ...profiles, blackOf(8, 8)])
    equal(await hiddenWork(picture(profile(3))), null)
    match((await hiddenWork(picture(profile(3), profile(4)))) ?? '', /profile of more than 4 MiB/)
    equal(await hiddenWork(picture(chunkOf('iCCP', Buffer.from('no profile')))), null)
    equal(await hiddenWork(picture(profile(4)).subarray(0, 2000)), null, 'one that is cut off is unpacked by nobody')
  })
})
