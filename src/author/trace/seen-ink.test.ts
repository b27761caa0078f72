import { deepEqual, equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleRaster } from '../../../tests/sample-raster.ts'
import { seenInk } from './seen-ink.ts'

const RING = [
  '..........',
  '.########.',
  '.########.',
  '.##....##.',
  '.##....##.',
  '.##....##.',
  '.########.',
  '.########.',
  '..........',
]

describe('the ink that is seen in a picture', () => {
  it('is outlined where it lies, with its openings', () => {
    const { outline, problem } = seenInk(sampleRaster(RING))
    equal(problem, null)
    const loops = outline.split('Z').filter((loop) => loop !== '')
    equal(loops.length, 2)
    deepEqual(boxOf(loops.join('')), { left: 1, right: 9, top: 1, bottom: 8 })
    deepEqual(boxOf(loops[1] ?? ''), { left: 3, right: 7, top: 3, bottom: 6 })
  })

  it('is none where nothing is drawn, with what to send instead', () => {
    const { outline, problem } = seenInk(sampleRaster(Array.from({ length: 20 }, () => '.'.repeat(20))))
    equal(outline, '')
    match(problem ?? '', /shows nothing: send one with dark lines/)
  })
})

/** To whole px: edges are a little rounded. */
function boxOf(path: string): Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> {
  const numbers = (path.match(/[\d.]+/g) ?? []).map(Number)
  const [across, down] = [0, 1].map((rest) => numbers.filter((_, place) => place % 2 === rest)) as [number[], number[]]
  return {
    left: Math.round(Math.min(...across)),
    right: Math.round(Math.max(...across)),
    top: Math.round(Math.min(...down)),
    bottom: Math.round(Math.max(...down)),
  }
}
