/* The icons of the tray as a list that is drawn anew whenever the cut changes. */

import { createCutter } from './cutter.js'
import { slugOf } from './export-icons.js'
import { pictureOf } from './icon-stage.js'

const NO_ANSWER = { pictures: [], fault: 'This could not be drawn.' }

/**
 * `entries` are `{ icon, element, svg, cut }` in the order in which they came; `load` reads them from where they are kept,
 * `recut` draws them at the cut of now. `remove` hears which entry somebody wants out.
 */
export function createTrayList(panel, { store, engine, cutOf, remove }) {
  const list = panel.querySelector('.tray-icons')
  const cutter = createCutter(engine)
  let entries = new Map()
  let recutting = null

  async function load() {
    const before = entries
    entries = new Map((await store.all()).map((icon) => [icon.id, before.get(icon.id) ?? entryOf(icon)]))
    list.replaceChildren(...[...entries.values()].map(({ element }) => element))
    for (const place of document.querySelectorAll('.tray-count')) place.textContent = String(entries.size)
    panel.querySelector('.empty').hidden = entries.size > 0
    panel.querySelector('.with-icons').hidden = entries.size === 0
    await recut()
  }

  function entryOf(icon) {
    const entry = { icon, element: itemOf(icon), svg: '', cut: null }
    const field = entry.element.querySelector('input')
    field.addEventListener('change', () => {
      const name = slugOf(field.value) ?? entry.icon.name
      entry.icon = { ...entry.icon, name }
      field.value = name
      void store.put(entry.icon)
    })
    entry.element.querySelector('button').addEventListener('click', () => void remove(entry))
    return entry
  }

  /** Whoever moves on while icons are drawn gets the newest cut. Resolves once that is shown. */
  function recut() {
    // Nobody sees it: what is in there has time until somebody opens it.
    if (panel.open === false) return Promise.resolve()
    recutting ??= recutAll().finally(() => (recutting = null))
    return recutting
  }

  async function recutAll() {
    for (;;) {
      const cut = cutOf()
      const next = [...entries.values()].find((entry) => !isSame(entry.cut, cut))
      if (next === undefined) return
      const { pictures, fault } = (await cutter.draw(next.icon.program, [cut], 'table')) ?? NO_ANSWER
      next.cut = cut
      next.svg = pictures[0]?.svg ?? ''
      show(next, fault ?? pictures[0].problems[0]?.message ?? '')
    }
  }

  return { entries: () => [...entries.values()], load, recut }
}

function itemOf({ name }) {
  const item = document.createElement('li')
  const field = make('input', { value: name, maxLength: 64, spellcheck: false, autocomplete: 'off' })
  field.setAttribute('aria-label', `Name of ${name}`)
  const button = make('button', { type: 'button', className: 'small', textContent: 'Remove' })
  button.setAttribute('aria-label', `Remove ${name}`)
  item.append(make('div', { className: 'tray-picture' }), field, make('p', { className: 'quiet' }), button)
  return item
}

function show({ element, svg, icon }, problem) {
  const picture = svg === '' ? null : pictureOf(svg)
  picture?.setAttribute('aria-label', icon.name)
  picture?.setAttribute('role', 'img')
  element.querySelector('.tray-picture').replaceChildren(picture ?? '')
  element.querySelector('p').textContent = problem
}

function isSame(one, other) {
  return one !== null && ['size', 'stroke', 'radius', 'finish'].every((name) => one[name] === other[name])
}

function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties)
}
