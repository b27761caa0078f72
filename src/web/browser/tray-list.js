/* The icons of the tray as a list that is drawn anew whenever the cut changes. */

import { createDraftMarks } from './draft-marks.js'
import { slugOf } from './export-icons.js'
import { createFollower } from './follow-cut.js'
import { pictureOf } from './icon-stage.js'

/**
 * `entries` are `{ icon, element, svg, cut, judged, findings }` in the order in which they came; `load` reads them from where they are kept,
 * `recut` draws them at the cut of now, `check` judges them there too. `remove` hears which entry somebody wants out.
 */
export function createTrayList(panel, { store, engine, cutOf, remove }) {
  const list = panel.querySelector('.tray-icons')
  let entries = new Map()
  const of = { entriesOf: () => [...entries.values()], programOf: ({ icon }) => icon.program, cutOf }
  const follower = createFollower(engine, { ...of, show })
  // What was put in before authors were heard says nothing of them.
  const judge = createDraftMarks(panel, { ...of, follower, heldOf: async ({ icon }) => icon.said ?? [] })

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
    const entry = { icon, element: itemOf(icon), svg: '', cut: null, judged: null, findings: [] }
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

  /** Resolves once all are shown at the newest cut; they are judged after that. */
  function recut() {
    void check()
    return panel.open === false ? Promise.resolve() : follower.follow()
  }

  /** Resolves, once all are judged at the newest cut, to the words that say how many are drafts. */
  function check() {
    // Nobody sees it: what is in there has time until somebody opens it.
    return panel.open === false ? Promise.resolve('') : judge()
  }

  return { entries: of.entriesOf, load, recut, check }
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

function show(entry, svg, problem) {
  const { element, icon } = entry
  entry.svg = svg
  const picture = svg === '' ? null : pictureOf(svg)
  picture?.setAttribute('aria-label', icon.name)
  picture?.setAttribute('role', 'img')
  element.querySelector('.tray-picture').replaceChildren(picture ?? '')
  element.querySelector('p').textContent = problem
}

function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties)
}
