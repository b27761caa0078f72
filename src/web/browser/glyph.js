/* What the page of one icon does better with a script: another cut without a reload, and more ways to take it along. */

import { FORMS } from './icon-forms.js'
import { putInTray } from './put-in-tray.js'
import { copyPng, download, pngOf } from './take-icon.js'
import { openTrayStore, putOne } from './tray-store.js'

const form = document.querySelector('.gallery form.cut')
const status = document.querySelector('.gallery [role="status"]')
/** What of the page depends on the cut and the values. */
const PARTS = ['.glyph .stage', '.glyph .lead', '.gallery .states', '.trail', '.near', '.prompts', '.gallery .program']

form.querySelector('.apply').hidden = true
form.addEventListener('change', () => void show(`${form.getAttribute('action')}?${usedOf(form)}`, true))
form.addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('click', (event) => {
  const link = event.target.closest('.cuts a, .states a')
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  void show(link.href, true)
})
addEventListener('popstate', () => void show(location.href, false))

for (const button of document.querySelectorAll('[data-take]')) {
  if (!button.dataset.take.endsWith('png') && navigator.clipboard === undefined) continue
  button.hidden = false
  button.addEventListener('click', () => void take(button))
}
document.querySelector('.png').hidden = false
const tray = openTrayStore(() => {}).then((store) => ({
  put: async (icon) => (store.isKept ? (await putOne(store, icon)).words : 'This browser keeps no tray'),
}))
putInTray(document.querySelector('[data-put]'), tray, iconShown)

/** The parameters of the form without what holds anyway, so that addresses stay short. */
function usedOf(form) {
  const usual = { size: '24', stroke: '2', radius: '3', finish: 'outlined' }
  return new URLSearchParams([...new FormData(form)].filter(([name, value]) => usual[name] !== value)).toString()
}

let turn = 0

/** Shows the page at another address in this one. Where that fails, it is opened as any page. */
async function show(address, isNew) {
  const mine = ++turn
  try {
    const response = await fetch(address)
    const text = await response.text()
    if (mine !== turn) return
    if (!response.ok) throw new Error(String(response.status))
    const next = new DOMParser().parseFromString(text, 'text/html')
    if (isNew) history.pushState(null, '', address)
    putIn(next)
  } catch {
    location.assign(address)
  }
}

function putIn(next) {
  const focused = document.activeElement?.closest('.states a')
  const at = focused === null ? -1 : [...document.querySelectorAll('.states a')].indexOf(focused)
  for (const part of PARTS) {
    const fresh = next.querySelector(part)
    if (fresh !== null) document.querySelector(part)?.replaceWith(document.adoptNode(fresh))
  }
  if (at >= 0) document.querySelectorAll('.states a')[at]?.focus()
  putCuts(next)
  document.getElementById('svg').value = next.getElementById('svg').value
  const download = next.querySelector('a[download]')
  Object.assign(document.querySelector('a[download]'), { href: download.href, download: download.download })
  for (const code of document.querySelectorAll('.names code'))
    code.textContent = next.getElementById(code.id)?.textContent ?? code.textContent
  for (const field of form.elements) {
    const same = next.querySelector(
      field.type === 'radio'
        ? `form.cut [name="${field.name}"][value="${field.value}"]`
        : `form.cut [name="${field.name}"]`,
    )
    if (field.type === 'radio') field.checked = same?.checked ?? field.checked
    else if (field.tagName === 'SELECT') field.value = same?.value ?? field.value
  }
  status.textContent = document.querySelector('.glyph .lead').textContent
}

/** The table stays, with its focus and where it was scrolled to; what is in its cells may be of another value. */
function putCuts(next) {
  const fresh = next.querySelectorAll('.cuts a')
  for (const [at, link] of document.querySelectorAll('.cuts a').entries()) {
    const other = fresh[at]
    link.href = other.getAttribute('href')
    if (other.hasAttribute('aria-current')) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
    if (link.innerHTML !== other.innerHTML) link.innerHTML = other.innerHTML
  }
}

/** Does what the button says with the icon as it is shown, and says so for a moment. */
async function take(button) {
  const label = (button.dataset.label ??= button.textContent)
  try {
    button.textContent = await TAKE[button.dataset.take](iconShown())
  } catch {
    button.textContent = 'That did not work'
  }
  setTimeout(() => (button.textContent = label), 2000)
}

/** The icon as it is shown, as all that takes icons along wants it. */
function iconShown() {
  const { size, stroke, radius, finish } = Object.fromEntries(new FormData(form))
  return {
    svg: document.getElementById('svg').value,
    name: document.querySelector('a[download]').download.replace(/\.svg$/, ''),
    program: document.querySelector('.gallery .program code').textContent,
    prompt: null,
    cut: { size: Number(size), stroke: Number(stroke), radius: Number(radius), finish },
  }
}

const TAKE = {
  svg: async ({ svg }) => copied(svg),
  'data-url': async (icon) => copied(FORMS['Data URL'](icon).text),
  react: async (icon) => copied(FORMS['React component'](icon).text),
  vue: async (icon) => copied(FORMS['Vue component'](icon).text),
  png: async ({ svg, name }) => {
    const side = Number(document.getElementById('png-side').value)
    return download(await pngOf(svg, side), `${name}-${side}.png`)
  },
  'copy-png': async ({ svg }) => copyPng(svg, Number(document.getElementById('png-side').value)),
}

async function copied(text) {
  await navigator.clipboard.writeText(text)
  return 'Copied'
}
