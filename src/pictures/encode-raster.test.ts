import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { sampleRaster } from '../../tests/sample-raster.ts'
import { encodeRaster } from './encode-raster.ts'
import { createReadPicture } from './read-picture.ts'
import { sharpDecoder } from './sharp-decoder.ts'

const turn = { who: '', signal: new AbortController().signal }

describe('a raster that is looked at elsewhere', () => {
  it('is small, and has nothing of the file that was sent but its pixels', async () => {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c33' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'SECRETNAME' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRETNAME</x:xmpmeta>')
      .toBuffer()
    ok(photo.includes('SECRETNAME'))
    const raster = await createReadPicture(sharpDecoder())(photo, turn)
    ok('pixels' in raster)
    const png = Buffer.from(await encodeRaster(raster))
    const { format, width, height, exif, xmp, icc, iptc } = await sharp(png).metadata()
    deepEqual([format, width, height], ['png', 256, 192])
    deepEqual([exif, xmp, icc, iptc], [undefined, undefined, undefined, undefined])
    ok(!png.includes('SECRETNAME') && !/eXIf|tEXt|iTXt|zTXt/.test(png.toString('latin1')))
  })

  it('has dark ink on white, and light ink on black', async () => {
    const corner = async (lines: readonly string[]): Promise<number | undefined> =>
      (
        await sharp(await encodeRaster(sampleRaster(lines)))
          .raw()
          .toBuffer()
      )[0]
    equal(await corner([' #', '##']), 255)
    equal(await corner([' .', '..']), 0)
  })

  it('is smaller than a program is long, for a drawing', async () => {
    const file = await readFile(new URL('../../corpus/pictures/umbrella.png', import.meta.url))
    const raster = await createReadPicture(sharpDecoder())(file, turn)
    ok('pixels' in raster && (await encodeRaster(raster)).length < 16_384)
  })
})
