import type { Raster } from '../../../drawing/model/raster.ts'
import { colourAt, fitBackdrop, lightnessOf } from './backdrop.ts'
import type { Grounded, OnPage } from './grounded.ts'
import type { InkProblem } from './ink.ts'
import { inkOnTile } from './ink-on-tile.ts'
import { isRough } from './roughness.ts'
import { separateInk } from './separate-ink.ts'

/** Less contrast than that, of 255, is one colour. */
const LEAST_CONTRAST = 14

/** A rim of which no more than this share has one colour, or colours that pass into each other, shows no ground. */
const LEAST_AGREEMENT = 0.5

/** Ink of many colours that goes off the picture along more than this share of its rim is no thing on a ground. */
const MOST_BLEEDING = 0.25

/** Roughness of noise: icons of one px a line have less than .7. */
const NOISE = 0.8

/** Which share of a picture is clear at the least when what is opaque is the ink. */
const LEAST_CLEAR = 0.01

/** A ground whose colour changes by more than this, of 255, from side to side is a gradient. */
const LEAST_CHANGE = 12

/** Tells ink from its ground: from nothing where the picture is partly clear, else from the colour of its rim; then from a tile that lies there. */
export function findGround(raster: Raster): Grounded {
  const onPage = findPage(raster)
  if (onPage.problem !== null) return onPage
  return inkOnTile(onPage) ?? onPage
}

/** Tells ink from the page alone: a tile that lies there is ink, and what it carries is a hole in it. */
export function findPage(raster: Raster): OnPage {
  return isPartlyClear(raster) ? opaqueInk(raster) : inkOnPage(raster)
}

function isPartlyClear({ pixels }: Raster): boolean {
  let clear = 0
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! < 128) clear++
  return clear > (LEAST_CLEAR * pixels.length) / 4
}

/** Alpha as the ink; the page is white, or black where what is opaque is light. */
function opaqueInk(raster: Raster): OnPage {
  const { pixels } = raster
  const coverage = new Float32Array(pixels.length / 4)
  let [light, opaque] = [0, 0]
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const alpha = pixels[4 * pixel + 3]! / 255
    coverage[pixel] = alpha
    light += (alpha * (2 * pixels[4 * pixel]! + 4 * pixels[4 * pixel + 1]! + pixels[4 * pixel + 2]!)) / 7
    opaque += alpha
  }
  const paper = light > 128 * opaque ? 0 : 255
  return {
    raster: onPaper(raster, paper),
    page: { channels: [0, 1, 2].map(() => ({ at: paper, byX: 0, byY: 0 })) },
    coverage,
    ground: { kind: 'transparent', isDark: false },
    problem: opaque < 1 ? 'empty' : null,
  }
}

/** The picture as it looks on paper of a grey. */
function onPaper(raster: Raster, paper: number): Raster {
  const pixels = raster.pixels.slice()
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]! / 255
    for (let channel = 0; channel < 3; channel++) {
      pixels[at + channel] = Math.round(pixels[at + channel]! * alpha + paper * (1 - alpha))
    }
    pixels[at + 3] = 255
  }
  return { ...raster, pixels }
}

function inkOnPage(raster: Raster): OnPage {
  const { width, height } = raster
  const rim = rimOf(raster)
  const page = fitBackdrop(raster, rim)
  const { coverage, contrast, colour, isOneColour } = separateInk(raster, page, null)
  const middle = (height >> 1) * width + (width >> 1)
  const paper = [0, 1, 2].map((channel) => colourAt(page, width, middle, channel))
  const change = Math.max(...page.channels.map(({ byX, byY }) => Math.abs(byX) * width + Math.abs(byY) * height))
  return {
    raster,
    page,
    coverage,
    ground: { kind: change > LEAST_CHANGE ? 'gradient' : 'plain', isDark: lightnessOf(paper) < lightnessOf(colour) },
    problem:
      contrast < LEAST_CONTRAST
        ? 'empty'
        : problemOf(
            raster,
            page.agreement,
            rim.filter((pixel) => coverage[pixel]! > 0.5).length / rim.length / (isOneColour ? 1.6 : 1),
          ),
  }
}

/** What speaks against a picture: `agreement` is the share of its rim that is ground, `bleeding` that where ink of many colours goes off it. */
function problemOf(raster: Raster, agreement: number, bleeding: number): InkProblem | null {
  if (isRough(raster, NOISE)) return 'noise'
  return agreement < LEAST_AGREEMENT || bleeding > MOST_BLEEDING ? 'photograph' : null
}

/** The pixels along the rim of a picture. */
function rimOf({ width, height }: Raster): number[] {
  const depth = Math.max(1, Math.round(Math.max(width, height) / 64))
  const rim: number[] = []
  for (let y = 0; y < height; y++) {
    const isWhole = y < depth || y >= height - depth
    for (let x = 0; x < width; x++) {
      if (!isWhole && x === depth) x = Math.max(x, width - depth)
      rim.push(y * width + x)
    }
  }
  return rim
}
