/* The tray of somebody who is signed in: its icons are kept with the account, and a set of the account comes into it. */

import { addToTray } from './tray-store.js'

/** So much is taken at once, in icons and in characters of a form. */
const MOST_AT_ONCE = 40
const LONGEST_FORM = 200_000

/** Makes the panel work; `store` is that of the tray, `loaded` hears that something came into it. */
export function keepWithAccount(panel, { store, loaded }) {
  const said = panel.querySelector('[role="status"]')
  const keep = panel.querySelector('[data-keep]')
  const load = panel.querySelector('[data-load]')
  const into = panel.querySelector('[name="into"]')
  const from = panel.querySelector('[name="from"]')

  async function keepAll() {
    const all = { came: 0, there: 0, noRoom: 0, refused: [], inSet: 0 }
    const icons = await store.all()
    if (icons.length === 0) return 'The tray is empty.'
    for (const form of formsOf(icons, into.value)) {
      const answer = await send(form)
      if (typeof answer === 'string') return `${keptWords(all)} ${answer}`
      for (const name of ['came', 'there', 'noRoom', 'inSet']) all[name] += answer[name] ?? 0
      all.refused.push(...answer.refused)
    }
    return keptWords(all, into.selectedOptions[0]?.textContent ?? '')
  }

  async function loadSet() {
    const answer = await fetch(`/account/icons/sets/${encodeURIComponent(from.value)}/icons.json`)
    if (!isJson(answer) || !answer.ok) return 'That set is there no more, or you are signed out: load the page again.'
    const { came, there, noRoom, most } = await addToTray(store, await answer.json())
    await loaded()
    return `${came} came into the tray, ${there} were there.${noRoom === 0 ? '' : ` ${noRoom} found no room: the tray holds ${most}.`}`
  }

  const press = (button, act) =>
    button?.addEventListener('click', async () => {
      button.disabled = true
      said.textContent = await act().catch(() => 'The service cannot be reached now. Nothing in the tray was changed.')
      button.disabled = false
    })
  press(keep, keepAll)
  press(load, loadSet)
  panel.hidden = false
}

/** Forms that are each small enough. */
function formsOf(icons, set) {
  const form = (some) => new URLSearchParams({ set, icons: JSON.stringify(some) })
  const forms = []
  let some = []
  for (const { name, program, prompt, cut } of icons) {
    const more = [...some, { name, program, prompt, cut }]
    if (some.length > 0 && (more.length > MOST_AT_ONCE || form(more).toString().length > LONGEST_FORM)) {
      forms.push(form(some))
      some = [more.at(-1)]
    } else some = more
  }
  return [...forms, form(some)]
}

/** What came of a form, or why nothing did. */
async function send(form) {
  const answer = await fetch('/account/icons', { method: 'POST', body: form })
  if (answer.status === 429) return 'Too much was sent from this account: go on in a minute.'
  if (!isJson(answer)) return 'You are signed out: load the page again and sign in. The tray stays as it is.'
  return answer.ok ? answer.json() : 'The service did not take the rest.'
}

function isJson(answer) {
  return answer.headers.get('content-type')?.startsWith('application/json') === true
}

function keptWords({ came, there, noRoom, refused, inSet }, set = '') {
  const words = [`${came} kept with your account`]
  if (there > 0) words.push(`${there} were there`)
  if (inSet > 0) words.push(`${inSet} put into ${set}`)
  if (noRoom > 0) words.push(`${noRoom} found no room`)
  if (refused.length > 0) words.push(`not kept, as they cannot be drawn: ${refused.join(', ')}`)
  return `${words.join('; ')}.`
}
