/* All cuts of an icon as a table, each a click away; it is drawn once it is opened. */

import { cutName, cutWords } from './cut-controls.js'
import { pictureOf } from './icon-stage.js'

/** So many pictures are drawn between two looks at what else is asked of the engine. */
const AT_ONCE = 4
const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }

/**
 * Fills a panel: a table for each finish, its rows strokes, its columns radii in each size. `controls` have the cut, `program`
 * says what is drawn, `choose` hears a cut that somebody clicked. The answer is to be called whenever program or cut changed.
 */
export function createCutTable(panel, { controls, cutter, program, choose }) {
  const cells = new Map()
  /** The program that is shown, and whether it is being drawn. */
  let drawn = null
  let isDrawing = false
  /** The button of the cut that the sliders have. */
  let current = null

  function cell(cut) {
    const button = make('button', { type: 'button', title: cutName(cut) })
    mark(button, false)
    button.setAttribute('aria-label', cutWords(cut))
    button.addEventListener('click', () => choose(cut))
    cells.set(cutName(cut), { cut, button })
    return button
  }

  function markCurrent() {
    const now = cells.get(cutName(controls.cut())).button
    if (now === current) return
    mark(current, false)
    mark(now, true)
    showInFrame(now)
    current = now
  }

  async function draw() {
    isDrawing = true
    while (panel.open && drawn !== program()) {
      drawn = program()
      const wanted = [...cells.values()]
      for (let at = 0; at < wanted.length && drawn === program() && panel.open; at += AT_ONCE) {
        const some = wanted.slice(at, at + AT_ONCE)
        const answer = await cutter.draw(
          drawn,
          some.map(({ cut }) => cut),
          'table',
        )
        // Another table had its turn.
        if (answer === null) at -= AT_ONCE
        else for (const [index, { button }] of some.entries()) put(button, answer.pictures[index])
      }
      if (!panel.open) drawn = null
    }
    isDrawing = false
  }

  panel.addEventListener('keydown', moveAmongCells)
  const follow = () => {
    if (!panel.open) return
    if (cells.size === 0) panel.querySelector('.both').append(...tablesOf(controls.values, cell))
    markCurrent()
    if (!isDrawing) void draw()
  }
  panel.addEventListener('toggle', follow)
  panel.hidden = false
  return follow
}

function mark(button, isCurrent) {
  button?.setAttribute('aria-pressed', String(isCurrent))
  if (button !== null) button.tabIndex = isCurrent ? 0 : -1
}

/** On a narrow page a table is wider than its frame: the cut that there is must not be in the part that is out of sight. */
function showInFrame(button) {
  const frame = button.closest('.cuts')
  const [inner, outer] = [button, frame].map((one) => one.getBoundingClientRect())
  if (inner.right > outer.right) frame.scrollLeft += Math.ceil(inner.right - outer.right)
  if (inner.left < outer.left) frame.scrollLeft -= Math.ceil(outer.left - inner.left)
}

/** A table for each finish. */
function tablesOf({ size, stroke, radius, finish }, cell) {
  return finish.map((one) => {
    const table = make('table')
    const body = table.createTBody()
    table.createCaption().append(make('span', { textContent: one === 'filled' ? 'Filled' : 'Outlined' }))
    headOf(table, size, radius)
    for (const width of stroke) {
      const row = body.insertRow()
      row.append(make('th', { scope: 'row', textContent: width }))
      for (const side of size)
        for (const round of radius)
          row.insertCell().append(cell({ size: side, stroke: width, radius: round, finish: one }))
    }
    const frame = make('div', { className: 'cuts' })
    frame.append(table)
    return frame
  })
}

function moveAmongCells(event) {
  const step = STEPS[event.key]
  const place = event.target.closest('td')
  if (step === undefined || place === null) return
  event.preventDefault()
  const row = place.parentElement.parentElement.rows[place.parentElement.sectionRowIndex + step[0]]
  row?.cells[place.cellIndex + step[1]]?.querySelector('button')?.focus()
}

function headOf(table, sizes, radii) {
  const head = table.createTHead()
  const [above, below] = [head.insertRow(), head.insertRow()]
  above.append(
    make('td'),
    ...sizes.map((side) => make('th', { scope: 'colgroup', colSpan: radii.length, textContent: `${side} px` })),
  )
  below.append(make('th', { scope: 'col', textContent: 'stroke' }))
  for (const _ of sizes) below.append(...radii.map((radius) => make('th', { scope: 'col', textContent: radius })))
}

function put(button, picture) {
  const shown = picture === undefined || picture.svg === '' ? null : pictureOf(picture.svg)
  shown?.setAttribute('aria-hidden', 'true')
  button.replaceChildren(shown ?? '–')
}

function make(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties)
}
