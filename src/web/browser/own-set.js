/* The icons of somebody's own set, chosen or dropped: shown beside ours, and measured for the cut that is nearest to them. */

import { cutWords } from './cut-controls.js'
import { dataUrl } from './icon-forms.js'
import { cutOfSet, differencesOf, measureIcon } from './measure-own.js'

/** More of somebody's own is no more telling; a larger file is no icon. */
const MOST_OWN = { files: 40, bytes: 256 * 1024 }

/** Where a tab keeps the set, so that it is there for the next icon too. */
const KEPT = 'burin-own-set'

/** Makes that part of the panel work, with the set of before in this tab. Gives `show`, which fits them to the cut of the icon. */
export function createOwnSet(panel, cutOf, useCut) {
  const find = (selector) => panel.querySelector(selector)
  const [input, row, measured] = [find('[type="file"]'), find('.own'), find('.measured')]
  const shown = find('.own-shown')
  const [use, remove] = ['use', 'remove'].map((name) => find(`[data-own="${name}"]`))
  let own = []
  let offered = null

  function show() {
    const { size } = cutOf()
    for (const { element } of own) Object.assign(element, { width: size, height: size })
  }

  function keep(icons, said) {
    own = icons
    offered = cutOfSet(own.map((one) => one.measured))
    row.replaceChildren(...own.map(({ element }) => element))
    shown.hidden = own.length === 0
    remove.hidden = own.length === 0
    use.hidden = offered === null
    const found = own.map((one) => one.measured)
    measured.textContent = [...said, measuredWords(own.length, offered), differencesOf(found)].join(' ').trim()
    remember(own.map(({ text }) => text))
    show()
  }

  async function take(files) {
    const taken = [...files].slice(0, MOST_OWN.files - own.length)
    const read = await Promise.all(taken.map(readOwn))
    const isIcon = ({ element }) => element !== undefined
    const refused = read.filter((one) => !isIcon(one)).map(({ problem }) => problem)
    if (taken.length < files.length) refused.push(`Only ${MOST_OWN.files} are shown.`)
    const icons = read.filter(isIcon)
    const before = own.length
    const added = before === 0 || icons.length === 0 ? [] : [`${icons.length} added to the ${before} of before.`]
    keep([...own, ...icons], [...refused, ...added])
  }

  input.addEventListener('change', () => void take(input.files).then(() => (input.value = '')))
  takeDropped(panel, (files) => void take(files))
  use.addEventListener('click', () => {
    useCut(offered)
    measured.textContent = `The icon is drawn at ${cutWords(offered)}.`
  })
  remove.addEventListener('click', () => {
    keep([], [])
    input.focus()
  })
  const before = remembered()
    .map(iconOf)
    .filter((icon) => icon !== null)
  if (before.length > 0) keep(before, [])
  // They may have been chosen while this script was on its way.
  if (input.files.length > 0) input.dispatchEvent(new Event('change'))
  return { show }
}

function takeDropped(panel, take) {
  for (const type of ['dragenter', 'dragover'])
    panel.addEventListener(type, (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault())
  panel.addEventListener('drop', (event) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    take(event.dataTransfer.files)
  })
}

function measuredWords(count, cut) {
  if (count === 0) return ''
  const looks = count === 1 ? 'Your icon looks' : `Your ${count} icons look`
  return cut === null ? 'Nothing could be measured in them.' : `${looks} like ${cutWords(cut)}.`
}

/** Reads a file of somebody's; what is no icon is told, and loses nothing. */
async function readOwn(file) {
  if (file.size > MOST_OWN.bytes)
    return { problem: `${file.name} is larger than ${MOST_OWN.bytes / 1024} KB, too large for an icon.` }
  const text = await file.text().catch(() => '')
  return iconOf(text) ?? { problem: `${file.name} is no SVG picture.` }
}

/** Null for a text that is no icon. */
function iconOf(text) {
  const found = measureIcon(text)
  if (found === null) return null
  // As a picture of its own it runs nothing and loads nothing.
  const element = Object.assign(new Image(), { alt: '', src: dataUrl(text) })
  return { element, measured: found, text }
}

/** Where a browser keeps nothing, or not as much, the set is there for this icon only. */
function remember(texts) {
  try {
    if (texts.length === 0) sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, JSON.stringify(texts))
  } catch {}
}

/** What a tab kept, each a text; nothing where that is not what this page wrote. */
function remembered() {
  try {
    const texts = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string').slice(0, MOST_OWN.files) : []
  } catch {
    return []
  }
}
