import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { ImageType } from '../src/contract/draw-request.ts'
import { blackOf, chunkOf, headOf, pngOf } from './png-of.ts'
import { progressiveJpeg } from './progressive-jpeg.ts'

/** A picture that is damaged, or made to cost more than it may. */
export interface HostilePicture {
  readonly name: string
  /** What is said that it is. */
  readonly mime: ImageType
  readonly bytes: Buffer
}

type Sources = Readonly<Record<ImageType, readonly Buffer[]>>

/** Gives a whole number below `limit`, which looks random. */
type Pick = (limit: number) => number

/** Pictures of every kind, damaged in so many ways; the same for the same seed. */
export async function* damagedPictures(count: number, seed = 1): AsyncGenerator<HostilePicture> {
  const sources = await soundPictures()
  const pick = pickFrom(seed)
  const types = Object.keys(sources) as ImageType[]
  for (let i = 0; i < count; i++) {
    const type = oneOf(types, pick)
    const source = oneOf(sources[type], pick)
    const damages = Object.entries(DAMAGES)
    const [name, damage] = oneOf(damages, pick)
    const bytes = damage(Buffer.from(source), pick, oneOf(sources[oneOf(types, pick)], pick))
    const mime = pick(40) === 0 ? oneOf(types, pick) : type
    yield {
      name: `${i}: ${name} of ${type}`,
      mime,
      bytes: type === 'image/png' && pick(2) === 0 ? resummed(bytes) : bytes,
    }
  }
}

/** What is done to a sound picture; `other` is another one. */
const DAMAGES: Readonly<Record<string, (bytes: Buffer, pick: Pick, other: Buffer) => Buffer>> = {
  'a few bytes': (bytes, pick) => {
    for (let i = pick(8); i >= 0; i--) bytes[pick(bytes.length)] = pick(256)
    return bytes
  },
  'bits of the head': (bytes, pick) => {
    for (let i = pick(4); i >= 0; i--) {
      const at = pick(Math.min(bytes.length, 64))
      bytes[at] = (bytes[at] ?? 0) ^ (1 << pick(8))
    }
    return bytes
  },
  extremes: (bytes, pick) => {
    bytes.fill(pick(2) === 0 ? 0 : 255, 8 + pick(bytes.length - 8))
    return bytes
  },
  'four bytes of 255': (bytes, pick) => {
    bytes.fill(255, ...rangeOf(bytes, 4, pick))
    return bytes
  },
  'cut off': (bytes, pick) => bytes.subarray(0, pick(bytes.length)),
  'a piece left out': (bytes, pick) => {
    const [from, to] = rangeOf(bytes, 1 + pick(40), pick)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  'a piece twice': (bytes, pick) => {
    const [from, to] = rangeOf(bytes, 1 + pick(400), pick)
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  'the tail of another': (bytes, pick, other) =>
    Buffer.concat([bytes.subarray(0, pick(bytes.length)), other.subarray(pick(other.length))]),
  'noise within': (bytes, pick) => {
    const [from, to] = rangeOf(bytes, 1 + pick(200), pick)
    for (let at = from; at < to; at++) bytes[at] = pick(256)
    return bytes
  },
}

function rangeOf(bytes: Buffer, length: number, pick: Pick): [number, number] {
  const from = pick(bytes.length)
  return [from, Math.min(bytes.length, from + length)]
}

/** With the sums of all chunks made right, so that what is damaged is read. */
function resummed(png: Buffer): Buffer {
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 8 + png.readUInt32BE(at)
    if (end + 4 > png.length) break
    png.writeUInt32BE(crc32(png.subarray(at + 4, end)), end)
    at = end + 4
  }
  return png
}

/** Small ones of every way in which pictures are stored. */
async function soundPictures(): Promise<Sources> {
  const channels = 4
  const pixels = Buffer.from(Array.from({ length: 48 * 40 * channels }, (_, i) => (i * i * 7) >> 5))
  const picture = sharp(pixels, { raw: { width: 48, height: 40, channels } })
  const opaque = picture.clone().removeAlpha()
  const frames = await Promise.all(
    [picture, picture.clone().negate()].map(async (frame) => frame.clone().png().toBuffer()),
  )
  const all = async (pictures: readonly ReturnType<typeof sharp>[]): Promise<Buffer[]> =>
    Promise.all(pictures.map(async (one) => one.toBuffer()))
  return {
    'image/png': await all([
      picture.clone().png(),
      opaque.clone().png({ progressive: true }),
      picture.clone().png({ palette: true, colours: 16 }),
      picture.clone().toColourspace('rgb16').png(),
      opaque.clone().toColourspace('b-w').png(),
      opaque.clone().withIccProfile('p3').withMetadata({ orientation: 6 }).png(),
    ]),
    'image/jpeg': await all([
      opaque.clone().jpeg(),
      opaque.clone().jpeg({ progressive: true }),
      opaque.clone().toColourspace('cmyk').jpeg(),
      opaque.clone().withIccProfile('p3').withMetadata({ orientation: 3 }).jpeg(),
      opaque.clone().toColourspace('b-w').jpeg(),
    ]),
    'image/webp': await all([
      picture.clone().webp(),
      picture.clone().webp({ lossless: true }),
      opaque.clone().withMetadata({ orientation: 8 }).webp(),
      sharp(frames, { join: { animated: true } }).webp(),
    ]),
  }
}

/** Small files that ask for much: what each is, made when it is wanted. `times` says how much: 1 is what one request may send. */
export const BOMBS: Readonly<Record<string, (times: number) => HostilePicture>> = {
  'more pixels than the body has': () => png([headOf(4096, 4096), blackOf(8, 8)]),
  'more pixels than are allowed': () => png([headOf(65_535, 65_535), blackOf(8, 8)]),
  'pixels beyond all numbers': () => png([headOf(0x7fffffff, 0x7fffffff), blackOf(8, 8)]),
  'no pixel': () => png([headOf(0, 0), blackOf(1, 1)]),
  'data beyond the pixels': (times) => png([headOf(8, 8), chunkOf('IDAT', packed(512 * times))]),
  'texts without end': (times) => png([headOf(8, 8), ...many(240_000 * times, 'tEXt', 'a\0b'), blackOf(8, 8)]),
  'empty pieces': (times) => png([headOf(8, 8), ...many(340_000 * times, 'xxXx', ''), blackOf(8, 8)]),
  'pixels in empty pieces': (times) => png([headOf(8, 8), ...many(340_000 * times, 'IDAT', ''), blackOf(8, 8)]),
  'a packed text': (times) => png([headOf(8, 8), named('zTXt', 'a\0\0', packed(512 * times)), blackOf(8, 8)]),
  'a packed profile': (times) => png([headOf(8, 8), named('iCCP', 'a\0\0', packed(512 * times)), blackOf(8, 8)]),
  'frames without end': () =>
    png([headOf(8, 8), chunkOf('acTL', Buffer.from('7fffffff00000000', 'hex')), blackOf(8, 8)]),
  'a directory within itself': () =>
    png([
      headOf(8, 8),
      chunkOf('eXIf', Buffer.from('4d4d002a000000080001876900040000000100000008', 'hex')),
      blackOf(8, 8),
    ]),
  'scans without end': (times) => ({
    name: '',
    mime: 'image/jpeg',
    bytes: progressiveJpeg(8 * Math.ceil(512 * times), 700),
  }),
  'as many scans as are allowed': (times) => ({
    name: '',
    mime: 'image/jpeg',
    bytes: progressiveJpeg(8 * Math.ceil(512 * times), 50),
  }),
}

function png(chunks: readonly Buffer[]): HostilePicture {
  return { name: '', mime: 'image/png', bytes: pngOf(chunks) }
}

function many(count: number, type: string, content: string): Buffer[] {
  const chunk = chunkOf(type, Buffer.from(content, 'latin1'))
  return Array.from({ length: count }, () => chunk)
}

function named(type: string, start: string, content: Buffer): Buffer {
  return chunkOf(type, Buffer.concat([Buffer.from(start, 'latin1'), content]))
}

/** So many MiB of zeros, packed. */
function packed(mebibytes: number): Buffer {
  return deflateSync(Buffer.alloc(Math.ceil(mebibytes * 1024 ** 2)), { level: 1 })
}

function pickFrom(seed: number): Pick {
  let state = seed
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

function oneOf<One>(all: readonly One[], pick: Pick): One {
  const one = all[pick(all.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}
