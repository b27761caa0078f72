/** Every picture in corpus/trace/ink: rows of digits, how much of each pixel is ink (0 none, 9 all), and below them what is found in it. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Raster } from '../../../drawing/model/raster.ts'
import type { InkPart } from '../ink-part.ts'
import { findInk } from './find-ink.ts'
import type { Ink } from './ink.ts'

const folder = join(import.meta.dirname, '../../../../corpus/trace/ink')

for (const name of readdirSync(folder)) {
  test(name, () => {
    const [art = '', expected = ''] = readFileSync(join(folder, name), 'utf8').split('\n\n')
    const found = told(findInk(rasterOf(art, [255, 255, 255], [0, 0, 0])))
    if (process.env['BURIN_CORPUS'] === 'write') writeFileSync(join(folder, name), `${art}\n\n${found}\n`)
    else assert.equal(found, expected.trimEnd())
    assert.equal(told(findInk(rasterOf(art, [16, 24, 60], [240, 250, 255]))), found, 'light ink on a dark ground')
    assert.equal(told(findInk(rasterOf(art, [255, 240, 210], [190, 60, 20]))), found, 'tinted')
  })
}

test('a tile that carries a drawing is ground, on paper of any colour and on none; a plain ring round a mark is ink', () => {
  const tile = [40, 90, 230, 255]
  const pages = [
    [255, 255, 255, 255],
    [20, 20, 20, 255],
    [0, 0, 0, 0],
  ]
  for (const page of pages) {
    const { parts, ground } = findInk(
      painted(96, (x, y) => (isCross(x, y) ? [255, 255, 255, 255] : isTile(x, y) ? tile : page)),
    )
    assert.deepEqual([ground, parts.length], [{ kind: 'tile', isDark: true }, 1], `on ${page.join()}`)
    assert.equal(parts[0]!.strands.length, 4)
  }
  const ringed = findInk(painted(96, (x, y) => (isCross(x, y) || isRing(x, y) ? tile : [255, 255, 255, 255])))
  assert.deepEqual(
    ringed.parts.map(({ kind }) => kind),
    ['stroke', 'stroke'],
  )
  const shield = findInk(
    painted(96, (x, y) => (isCross(x, y) ? [255, 255, 255, 255] : isDrop(x, y) ? tile : [200, 220, 200, 255])),
  )
  assert.deepEqual(
    shield.parts.map(({ kind, contours, isKnockOut }) => [kind, contours.length, isKnockOut]),
    [
      ['solid', 1, undefined],
      ['stroke', 1, true],
    ],
    'no tile: its mark is drawn into it',
  )
})

test('pictures that show no drawing say what they are instead', () => {
  const blank = Array.from({ length: 32 }, () => '0'.repeat(32)).join('\n')
  assert.equal(findInk(rasterOf(blank, [9, 9, 9], [0, 0, 0])).problem, 'empty')
  assert.equal(findInk(rasterOf('09', [0, 0, 0], [255, 255, 255])).problem, 'too-small')
  assert.equal(findInk(painted(64, () => [0, 0, 0, 0])).problem, 'empty', 'clear')
  let state = 7
  const chance = (): number => (state = (state * 48271) % 2147483647) / 2147483647
  assert.equal(findInk(painted(64, () => grey(chance() < 0.5 ? 0 : 255))).problem, 'noise')
  assert.equal(findInk(painted(96, () => grey(chance() * 255))).problem, 'noise')
  assert.equal(
    findInk(painted(96, (x, y) => grey(((x + 1) * 5) % 1 > 0.4 && ((y + 1) * 5) % 1 > 0.4 ? 0 : 255))).problem,
    'page',
  )
  const waves = (x: number, y: number): number[] => [
    128 + 120 * Math.sin(7 * x + 3 * y),
    128 + 120 * Math.sin(9 * y - 4 * x * y),
    128 + 120 * Math.sin(5 * x - 6 * y),
    255,
  ]
  assert.equal(findInk(painted(96, waves)).problem, 'photograph')
  const apple = findInk(
    painted(96, (x, y) => (Math.hypot(x, y) < 0.6 ? [200 - 90 * x, 60 + 20 * y, 40, 255] : grey(230 - 9 * x))),
  )
  assert.deepEqual(
    [apple.problem, apple.parts.length, apple.parts[0]?.kind],
    [null, 1, 'solid'],
    'one thing on a plain ground',
  )
})

const grey = (light: number): number[] => [light, light, light, 255]

function rasterOf(art: string, paper: readonly number[], ink: readonly number[]): Raster {
  const rows = art.split('\n')
  const [width, height] = [rows[0]!.length, rows.length]
  const pixels = new Uint8Array(
    rows.flatMap((row) => [...row].flatMap((digit) => mixed(paper, ink, Number(digit) / 9))),
  )
  return { width, height, pixels, source: { width, height }, id: '' }
}

/** A square picture of a colour (red, green, blue, alpha) at each place from the middle, 0 to 1 to its edges. */
function painted(side: number, colour: (x: number, y: number) => readonly number[]): Raster {
  const at = (index: number): number => ((index + 0.5) / side) * 2 - 1
  return {
    width: side,
    height: side,
    pixels: new Uint8Array(
      Array.from({ length: side * side }, (_, pixel) => colour(at(pixel % side), at(Math.floor(pixel / side)))).flat(),
    ),
    source: { width: side, height: side },
    id: '',
  }
}

const isCross = (x: number, y: number): boolean => Math.hypot(x, y) < 0.4 && Math.min(Math.abs(x), Math.abs(y)) < 0.07
const isTile = (x: number, y: number): boolean =>
  Math.hypot(Math.max(0, Math.abs(x) - 0.7), Math.max(0, Math.abs(y) - 0.7)) < 0.2
const isRing = (x: number, y: number): boolean => Math.abs(Math.hypot(x, y) - 0.8) < 0.07
const isDrop = (x: number, y: number): boolean => Math.hypot(x, y) < 0.75 || (x < 0 && y < 0 && x > -0.75 && y > -0.75)

function mixed(paper: readonly number[], ink: readonly number[], share: number): number[] {
  return [...paper.map((value, channel) => Math.round(value + (ink[channel]! - value) * share)), 255]
}

/** One line for each part, and for those that are others where areas are filled. */
function told({ parts, filledParts, problem }: Ink): string {
  const walled = filledParts()
  const filled = walled === parts ? [] : ['filled:', ...walled.map(lineOf)]
  return problem ?? [...parts.map(lineOf), ...filled].join('\n')
}

function lineOf({ kind, width, strands, contours, isKnockOut }: InkPart): string {
  const junctions = new Set(strands.flatMap(({ from, to }) => [from, to]).filter((node) => node !== null)).size
  const holes = contours.length - 1
  const loops = strands.filter(({ closed }) => closed).length
  const drawn = `width ${width.toFixed(0)}, ${strands.length} strands, ${loops} loops, ${junctions} junctions, `
  return `${isKnockOut === true ? 'knocked out, ' : ''}${kind}: ${kind === 'stroke' ? drawn : ''}${holes} holes`
}
