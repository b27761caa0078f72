import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { sampleDrawings } from '../../src/drawing/svg/sample-drawings.ts'
import { write } from '../../src/drawing/svg/write.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing } from './chromium.ts'

/** Enlargement at which both draw. */
const ZOOM = 8
/** Mean difference of coverage; the two only smooth edges differently. */
const MOST_DIFFERENT = 0.004

let opened: Promise<Browser> | null = null

function browser(): Promise<Browser> {
  opened ??= chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
  return opened
}

async function inChromium(svg: string, size: number): Promise<number[]> {
  const page = await (await browser()).newPage({ viewport: { width: size, height: size } })
  try {
    const scaled = svg.replace(/width="\d+" height="\d+"/, `width="${size}" height="${size}"`)
    await page.setContent(`<body style="margin:0;background:#fff;color:#000">${scaled}</body>`)
    const { data, info } = await sharp(await page.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.equal(info.width, size)
    return Array.from({ length: size * size }, (_, at) => 1 - (data[at * info.channels] ?? 0) / 255)
  } finally {
    await page.close()
  }
}

function inResvg(svg: string): number[] {
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'zoom', value: ZOOM } }).render()
  return Array.from({ length: width * height }, (_, at) => (pixels[at * 4 + 3] ?? 0) / 255)
}

function meanDifference(a: readonly number[], b: readonly number[]): number {
  assert.equal(a.length, b.length)
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so browser and resvg were not compared')

describe('Chromium and resvg show the same picture', () => {
  after(async () => {
    if (opened !== null) await (await opened).close()
  })
  for (const [name, drawing] of sampleDrawings()) {
    test(name, { skip }, async () => {
      const svg = write(drawing)
      const difference = meanDifference(await inChromium(svg, drawing.cut.size * ZOOM), inResvg(svg))
      assert.ok(difference < MOST_DIFFERENT, `${svg} differs by ${difference}`)
    })
  }
})
