/* The icons of the tray, as this browser keeps them. */

import { openIconStore } from './icon-store.js'

/** More would be slow to draw anew, and nobody's set of icons. */
const MOST_ICONS = 500

/** Opens the tray. Icons are `{ id, at, name, program, prompt, cut, said }`; `said` are the
 * faults that their author found, which hold at every cut. `heard` is told when another page has changed them. */
export function openTrayStore(heard) {
  return openIconStore({ database: 'burin', store: 'tray', channel: 'burin-tray' }, heard)
}

/** Puts icons into the tray of a page that shows none. Gives what is said of it. */
export async function putAll(icons) {
  const store = await openTrayStore(() => {})
  if (!store.isKept) return 'This browser keeps nothing for this site, so nothing was put into the tray.'
  const { came, there, noRoom, most } = await addToTray(store, icons)
  const more = [
    there === 0 ? '' : ` ${there} were there.`,
    noRoom === 0 ? '' : ` ${noRoom} found no room: the tray holds ${most}.`,
  ]
  return `${came} put into the tray.${more.join('')}`
}

/** Puts one icon into the tray. Gives whether it came in, and what a button says of it. */
export async function putOne(store, icon) {
  const { there, noRoom, most } = await addToTray(store, [icon])
  if (there > 0) return { came: false, words: 'It is in the tray' }
  if (noRoom > 0) return { came: false, words: `The tray holds ${most}` }
  return { came: true, words: 'In the tray' }
}

/** Puts icons `{ name, program, prompt, cut, said }` into the tray: each program is in there once. Gives how many came in, were there, or found no room. */
export async function addToTray(store, icons) {
  const programs = new Set((await store.all()).map(({ program }) => program))
  const came = []
  let noRoom = 0
  for (const { name, program, prompt, cut, said = [] } of icons) {
    if (programs.has(program)) continue
    if (programs.size >= MOST_ICONS) {
      noRoom += 1
      continue
    }
    programs.add(program)
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    // Those that come together stay in their order.
    came.push({ id, at: Date.now() + came.length / 1000, name, program, prompt, cut, said })
  }
  await store.put(...came)
  return { came: came.length, there: icons.length - came.length - noRoom, noRoom, most: MOST_ICONS }
}
