import { deepEqual, equal, throws } from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { LIMITS } from '../contract/limits.ts'
import { receiveDraw } from '../draws/received-draw.ts'
import { pictureOf } from './picture-of.ts'

const FOLDER = fileURLToPath(new URL('../../corpus/pictures/', import.meta.url))

test('a picture arrives as it was, and is of the type that its bytes are', () => {
  for (const name of readdirSync(FOLDER)) {
    const bytes = new Uint8Array(readFileSync(FOLDER + name))
    const [received] = receiveDraw({ images: [pictureOf(bytes)] }).images
    deepEqual(received?.bytes, bytes, name)
    equal(received?.mime, { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }[name.split('.')[1] ?? ''])
  }
})

test('what the service would refuse is refused before it is sent', () => {
  throws(() => pictureOf(new Uint8Array(0)), { message: 'is not a PNG, JPEG or WebP picture' })
  throws(() => pictureOf(Buffer.from('RIFF____WAVE')), { message: 'is not a PNG, JPEG or WebP picture' })
  const large = new Uint8Array(LIMITS.imageBytes + 1)
  large.set([0xff, 0xd8, 0xff])
  throws(() => pictureOf(large), { message: 'has more than 4 MiB' })
  equal(pictureOf(large.subarray(0, LIMITS.imageBytes)).mime, 'image/jpeg')
})
