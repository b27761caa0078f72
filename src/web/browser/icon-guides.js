/* What can be shown with an enlarged icon: its pixels, its live area, the keylines of the family. */

const SVG = 'http://www.w3.org/2000/svg'
/** Where this browser remembers what somebody shows; the pixels alone otherwise. */
const KEPT = 'burin-guides'
/** White border of every icon in px, as the checker has it (its rule `size`). */
export const BORDER = 1
/** Width and height of each class at the centre lines, in the grid of 24, as the checker has them. */
export const KEYLINES = [
  [18, 18],
  [20, 16],
  [16, 20],
]
export const CIRCLE = 20

/** Frame → what its guides were drawn for: those that stand already are not painted anew. */
const drawnFor = new WeakMap()

/** Makes the switches of a page work; `changed` hears every one. The answer says which guides are shown. */
export function createGuides(group, changed) {
  const boxes = [...group.querySelectorAll('input')]
  const kept = readKept()
  for (const box of boxes) {
    if (kept !== null) box.checked = kept.includes(box.value)
    box.addEventListener('change', () => {
      keep(shown())
      changed()
    })
  }
  const shown = () => boxes.filter((box) => box.checked).map((box) => box.value)
  group.hidden = false
  return shown
}

/** Draws the guides of a cut into the frame of an enlarged icon, in place of those before: pixels below it, the others above. */
export function drawGuides(frame, { size, stroke }, shown) {
  const wanted = [size, shown.includes('keylines') ? stroke : '', ...shown].join()
  if (drawnFor.get(frame) === wanted) return
  drawnFor.set(frame, wanted)
  for (const old of frame.querySelectorAll(':scope > .pixels, :scope > .guide')) old.remove()
  if (shown.includes('pixels')) frame.prepend(shape('path', { class: 'pixels', d: gridOf(size) }))
  if (shown.includes('live-area')) frame.append(box('guide live-area', size, size - 2 * BORDER, size - 2 * BORDER))
  if (!shown.includes('keylines')) return
  // A class is as large as its ink, which goes half a stroke beyond the centre lines.
  const ink = (side) => Math.min((side * size) / 24 + stroke, size - 2 * BORDER)
  for (const [width, height] of KEYLINES) frame.append(box('guide', size, ink(width), ink(height)))
  frame.append(shape('circle', { class: 'guide', cx: size / 2, cy: size / 2, r: ink(CIRCLE) / 2 }))
}

function box(name, size, width, height) {
  return shape('rect', { class: name, x: (size - width) / 2, y: (size - height) / 2, width, height })
}

function shape(tag, attributes) {
  const made = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

function gridOf(side) {
  return Array.from({ length: side - 1 }, (_, at) => `M${at + 1} 0V${side}M0 ${at + 1}H${side}`).join('')
}

/** A browser that keeps nothing shows what the page begins with. */
function readKept() {
  try {
    return localStorage.getItem(KEPT)?.split(' ') ?? null
  } catch {
    return null
  }
}

function keep(shown) {
  try {
    localStorage.setItem(KEPT, shown.join(' '))
  } catch {
    // Then they hold as long as the page.
  }
}
