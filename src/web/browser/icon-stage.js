/* An icon in a stage: enlarged over its pixels, and at its true sizes. */

import { drawGuides } from './icon-guides.js'

const SVG = 'http://www.w3.org/2000/svg'
/** About as large as an icon is shown, in px; the enlargement is whole, so that each of its pixels is one. */
const LARGE_SIDE = 192

const parser = new DOMParser()

/** The picture of a text as an element of this page, which runs nothing; null for a text that is no picture. */
export function pictureOf(svg) {
  const { documentElement } = parser.parseFromString(svg, 'image/svg+xml')
  return documentElement.localName === 'svg' ? document.adoptNode(documentElement) : null
}

/** Shows an icon at its cut, with some guides, and no place ringed; '' empties the stage. */
export function showOnStage(stage, svg, cut, guides) {
  const side = cut.size
  const picture = svg === '' ? null : pictureOf(svg)
  const [large, ...small] = stage.querySelectorAll(':scope > svg, figure > svg')
  const zoom = Math.floor(LARGE_SIDE / side)
  fit(large, side, zoom)
  put(large, picture)
  drawGuides(large, cut, guides)
  for (const [at, one] of small.entries()) {
    fit(one, side, at + 1)
    put(one, picture)
  }
}

/** Rings a place of the enlarged icon; null takes the ring away. */
export function ringPlace(stage, at) {
  const large = stage.querySelector(':scope > svg')
  large.querySelector(':scope > .fault')?.remove()
  if (at === null) return
  const ring = document.createElementNS(SVG, 'circle')
  for (const [name, value] of Object.entries({ class: 'fault', cx: at.x, cy: at.y, r: 1.75 }))
    ring.setAttribute(name, value)
  large.append(ring)
}

function fit(frame, side, zoom) {
  const viewBox = `0 0 ${side} ${side}`
  // What is set is laid out anew, also where it is the same.
  if (frame.getAttribute('viewBox') === viewBox) return
  frame.setAttribute('viewBox', viewBox)
  frame.setAttribute('width', side * zoom)
  frame.setAttribute('height', side * zoom)
}

function put(frame, picture) {
  frame.querySelector(':scope > svg')?.remove()
  frame.querySelector(':scope > .fault')?.remove()
  if (picture !== null) frame.append(picture.cloneNode(true))
}
