/* An icon in a stage: enlarged over its pixels, and at its true sizes. */

import { drawGuides } from './icon-guides.js'

const SVG = 'http://www.w3.org/2000/svg'
/** About as large as an icon is shown, in px; the enlargement is whole, so that each of its pixels is one. */
const LARGE_SIDE = 192

/** So many pictures are kept as elements: who moves a slider to and fro sees the same ones again. */
const MOST_KEPT = 128

const parser = new DOMParser()
/** Text → its element, which is in no document; the one that was shown last at the end. */
const kept = new Map()

/** The picture of a text as an element of this page, which runs nothing; null for a text that is no picture. */
export function pictureOf(svg) {
  const { documentElement } = parser.parseFromString(svg, 'image/svg+xml')
  return documentElement.localName === 'svg' ? document.adoptNode(documentElement) : null
}

/** Shows an icon at its cut, with some guides, and no place ringed; '' empties the stage. */
export function showOnStage(stage, svg, cut, guides) {
  const side = cut.size
  const picture = svg === '' ? null : keptPicture(svg)
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

/** The picture stands between the pixels below it and the other guides. */
function put(frame, picture) {
  const before = frame.querySelector(':scope > svg')
  frame.querySelector(':scope > .fault')?.remove()
  if (picture === null) before?.remove()
  else if (before !== null) before.replaceWith(picture.cloneNode(true))
  else frame.insertBefore(picture.cloneNode(true), frame.querySelector(':scope > .guide'))
}

/** To parse a text takes longer than all else that shows it. */
function keptPicture(svg) {
  const picture = kept.get(svg) ?? pictureOf(svg)
  kept.delete(svg)
  kept.set(svg, picture)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value)
  return picture
}
