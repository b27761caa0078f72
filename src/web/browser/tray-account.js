/* The tray of somebody who is signed in: its icons are kept with the account, and a set of the account comes into it. */

import { addToTray } from './tray-store.js'

/** So much is taken at once, in icons and in characters of a form. */
const MOST_AT_ONCE = 40
const LONGEST_FORM = 200_000

const SIGNED_OUT = 'You are signed out: load the page again and sign in. The tray stays as it is.'

/** Makes the panel work; `store` is that of the tray, `loaded` hears that something came into it, `cutOf` says which cut a new set has. */
export function keepWithAccount(panel, { store, loaded, cutOf }) {
  const said = panel.querySelector('[role="status"]')
  const keep = panel.querySelector('[data-keep]')
  const load = panel.querySelector('[data-load]')
  const into = panel.querySelector('[name="into"]')
  const newSet = panel.querySelector('[data-new]')
  const name = newSet.elements.namedItem('name')
  const from = panel.querySelector('[name="from"]')

  async function keepAll(set, setName) {
    const all = { came: 0, there: 0, noRoom: 0, refused: [], inSet: 0 }
    const icons = await store.all()
    if (icons.length === 0) return 'The tray is empty.'
    for (const form of formsOf(icons, set)) {
      const answer = await send('/account/icons', form)
      if (typeof answer === 'string') return `${keptWords(all)} ${answer}`
      for (const name of ['came', 'there', 'noRoom', 'inSet']) all[name] += answer[name] ?? 0
      all.refused.push(...answer.refused)
    }
    return keptWords(all, setName)
  }

  async function keepAsSet() {
    // A set of nothing would only be in the way.
    if ((await store.all()).length === 0) return 'The tray is empty.'
    const made = await send('/account/icons/sets', new URLSearchParams({ name: name.value.trim(), ...cutOf() }))
    if (typeof made === 'string') return made
    if (made.problem !== undefined) {
      name.focus()
      return made.problem
    }
    for (const list of [into, from]) list.append(new Option(made.name, made.id))
    panel.querySelector('[data-sets]').hidden = false
    name.value = ''
    const link = document.createElement('a')
    link.href = `/account/icons/sets/${made.id}`
    link.textContent = 'Open the set'
    return [await keepAll(made.id, made.name), ' ', link]
  }

  async function loadSet() {
    const answer = await fetch(`/account/icons/sets/${encodeURIComponent(from.value)}/icons.json`)
    if (!isJson(answer) || !answer.ok) return 'That set is there no more, or you are signed out: load the page again.'
    const { came, there, noRoom, most } = await addToTray(store, await answer.json())
    await loaded()
    return `${came} came into the tray, ${there} were there.${noRoom === 0 ? '' : ` ${noRoom} found no room: the tray holds ${most}.`}`
  }

  const run = async (button, act) => {
    button.disabled = true
    const words = await act().catch(() => 'The service cannot be reached now. Nothing in the tray was changed.')
    said.replaceChildren(...[words].flat())
    button.disabled = false
  }
  const press = (button, act) => button.addEventListener('click', () => void run(button, act))
  press(keep, () => keepAll(into.value, into.selectedOptions[0]?.textContent ?? ''))
  press(load, loadSet)
  newSet.addEventListener('submit', (event) => {
    event.preventDefault()
    void run(newSet.querySelector('button'), keepAsSet)
  })
  panel.hidden = false
}

/** Forms that are each small enough. */
function formsOf(icons, set) {
  const form = (some) => new URLSearchParams({ set, icons: JSON.stringify(some) })
  const forms = []
  let some = []
  for (const { name, program, prompt, cut, said = [] } of icons) {
    const more = [...some, { name, program, prompt, cut, isDraft: said.length > 0 }]
    if (some.length > 0 && (more.length > MOST_AT_ONCE || form(more).toString().length > LONGEST_FORM)) {
      forms.push(form(some))
      some = [more.at(-1)]
    } else some = more
  }
  return [...forms, form(some)]
}

/** What came of a form, as the service says it, or in words why nothing did. */
async function send(path, form) {
  const answer = await fetch(path, { method: 'POST', body: form, headers: { accept: 'application/json' } })
  if (answer.status === 429) return 'Too much was sent from this account: go on in a minute.'
  if (!isJson(answer)) return SIGNED_OUT
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
