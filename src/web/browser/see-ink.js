/* What the service will take for drawn in a picture, found here by the same code: nothing is sent before the form is. */

import { RASTER_SIDE, seenInk } from './ink.js'

const SVG = 'http://www.w3.org/2000/svg'

/** The ink of a picture as an SVG, and what is wrong with the picture, null where nothing is. Rejects where it is none that the browser can read. */
export async function seeInk(file) {
  const { width, height, data } = await readPixels(file)
  const { outline, problem } = seenInk({ width, height, pixels: data, source: { width, height }, id: '' })
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', outline)
  path.setAttribute('fill-rule', 'evenodd')
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.append(path)
  return { svg, problem }
}

/** Turned as the camera says, in sRGB, and as small as the service makes it. */
async function readPixels(file) {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, RASTER_SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  let drawn = picture
  // By halves: drawn at once, a large picture is looked at in a few of its points only.
  while (drawn.width >= 2 * width && drawn.height >= 2 * height)
    drawn = drawAgain(drawn, Math.ceil(drawn.width / 2), Math.ceil(drawn.height / 2))
  const small = drawAgain(drawn, width, height)
  picture.close()
  return small.getContext('2d').getImageData(0, 0, width, height)
}

function drawAgain(picture, width, height) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}
