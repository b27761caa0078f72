/* The tray on a page: the icons that this browser keeps, all at one cut, and what they can be taken along as. */

import { isDraft } from './draft-marks.js'
import { exportIcons, slugOf } from './export-icons.js'
import { createTrayList } from './tray-list.js'
import { openTrayStore, putOne } from './tray-store.js'

/** Opens the panel; `cutOf` says at which cut its icons are shown and taken along. */
export async function openTrayPanel(panel, engine, cutOf) {
  const status = panel.querySelector('[role="status"]')
  const undo = panel.querySelector('.undo')
  const store = await openTrayStore(() => void list.load())
  const list = createTrayList(panel, { store, engine, cutOf, remove: (entry) => remove([entry]) })
  let removed = []
  const say = (what) => (status.textContent = what)

  async function remove(gone) {
    const at = list.entries().indexOf(gone[0])
    removed = gone.map(({ icon }) => icon)
    await store.remove(...removed.map(({ id }) => id))
    await list.load()
    say(gone.length === 1 ? `${gone[0].icon.name} is out of the tray.` : 'The tray is empty.')
    undo.hidden = false
    const left = list.entries()
    const next = left[Math.min(at, left.length - 1)]?.element.querySelector('button') ?? undo
    next.focus()
  }

  async function takeBack() {
    await store.put(...removed)
    removed = []
    undo.hidden = true
    await list.load()
    say('Taken back.')
    list.entries()[0]?.element.querySelector('input').focus()
  }

  async function put({ name, program, prompt, said }) {
    const icon = { name: slugOf(name) ?? 'icon', program, prompt, cut: cutOf(), said }
    const { came, words } = await putOne(store, icon)
    if (!came) return words
    await list.load()
    say(`${name} is in the tray.`)
    return words
  }

  async function take(kind) {
    await list.check()
    const drawn = list.entries().filter(({ svg }) => svg !== '')
    if (drawn.length === 0) return say('None of these icons can be drawn at this cut.')
    const icons = drawn.map((entry) => ({ name: entry.icon.name, svg: entry.svg, isDraft: isDraft(entry) }))
    const said = await exportIcons(kind, icons, cutOf())
    const left = list.entries().length - icons.length
    say(`${said}${left === 0 ? '' : ` ${left} could not be drawn.`}`)
  }

  panel.addEventListener('toggle', () => void list.recut())
  for (const button of panel.querySelectorAll('[data-export]'))
    button.addEventListener('click', () => void take(button.dataset.export))
  panel.querySelector('[data-clear]').addEventListener('click', () => void remove(list.entries()))
  undo.addEventListener('click', () => void takeBack())
  // The back button brings a page back as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && void list.load())
  panel.querySelector('.blocked').hidden = store.isKept
  panel.hidden = false
  await list.load()
  return { put, recut: list.recut, check: list.check, store, load: list.load }
}
