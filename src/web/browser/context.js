/* An icon in context: where icons are used, beside others of the family, beside the icons of somebody's own set. */

import { cutName, cutWords } from './cut-controls.js'
import { pictureOf } from './icon-stage.js'
import { cutOfSet, measureIcon } from './measure-own.js'

/** Of the family, what most products have. */
const COMPANY = ['home', 'search', 'gear', 'user', 'heart', 'calendar', 'mail', 'trash']
/** More of somebody's own is no more telling; a larger file is no icon. */
const MOST_OWN = { files: 40, bytes: 256 * 1024 }

/**
 * Makes the panel work: `iconOf` says what is shown, `useCut` is told the cut that somebody takes over. Gives what shows it anew. Nothing
 * is fetched or drawn while the panel is closed.
 */
export function showContext(panel, iconOf, useCut) {
  const find = (selector) => panel.querySelector(selector)
  const [input, row, measured] = [find('[type="file"]'), find('.own'), find('.measured')]
  const [use, remove] = ['use', 'remove'].map((name) => find(`[data-own="${name}"]`))
  let own = []
  let offered = null
  let company = ''

  function show() {
    if (!panel.open) return
    const { svg, cut } = iconOf()
    for (const place of panel.querySelectorAll('[data-icon]')) fill(place, svg)
    for (const { element } of own) fit(element, cut)
    if (company !== cutName(cut)) void showCompany(cut)
  }

  async function showCompany(cut) {
    company = cutName(cut)
    const query = new URLSearchParams({ icons: COMPANY.join(), ...cut })
    const set = await fetch(`/burin.json?${query}`)
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
    if (company !== cutName(cut)) return
    // Without them the icon stands alone; the next cut asks again.
    if (set === null) company = ''
    for (const place of panel.querySelectorAll('[data-company]')) {
      const icon = set?.icons[COMPANY[place.dataset.company]]
      fill(place, icon === undefined ? '' : svgOf(icon.body, cut.size))
    }
  }

  async function take(files) {
    const taken = [...files].slice(0, MOST_OWN.files - own.length)
    const read = await Promise.all(taken.map(readOwn))
    const icons = read.filter((one) => one.element !== undefined)
    own.push(...icons)
    const { svg, cut } = iconOf()
    row.replaceChildren(frame(svg), ...own.map(({ element }) => element))
    for (const { element } of own) fit(element, cut)
    row.hidden = own.length === 0
    remove.hidden = own.length === 0
    offered = cutOfSet(own.map((one) => one.measured))
    use.hidden = offered === null
    const refused = [
      ...read.filter((one) => one.element === undefined).map(({ problem }) => problem),
      ...(taken.length < files.length ? [`Only ${MOST_OWN.files} are shown.`] : []),
    ]
    measured.textContent = [...refused, said()].join(' ')
  }

  function said() {
    if (own.length === 0) return ''
    const from = own.length === 1 ? 'Your icon looks' : `Your ${own.length} icons look`
    return offered === null ? 'Nothing could be measured in them.' : `${from} like ${cutWords(offered)}.`
  }

  function forget() {
    own = []
    offered = null
    row.replaceChildren()
    row.hidden = true
    use.hidden = true
    remove.hidden = true
    measured.textContent = ''
    input.focus()
  }

  panel.addEventListener('toggle', show)
  input.addEventListener('change', () => void take(input.files).then(() => (input.value = '')))
  for (const type of ['dragenter', 'dragover'])
    panel.addEventListener(type, (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault())
  panel.addEventListener('drop', (event) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void take(event.dataTransfer.files)
  })
  use.addEventListener('click', () => {
    useCut(offered)
    measured.textContent = `The icon is drawn at ${cutWords(offered)}.`
  })
  remove.addEventListener('click', forget)
  show()
  return show
}

/** Reads a file of somebody's; what is no icon is told, and loses nothing. */
async function readOwn(file) {
  if (file.size > MOST_OWN.bytes)
    return { problem: `${file.name} is larger than ${MOST_OWN.bytes / 1024} KB, too large for an icon.` }
  const text = await file.text().catch(() => '')
  const found = measureIcon(text)
  if (found === null) return { problem: `${file.name} is no SVG picture.` }
  // As a picture of its own it runs nothing and loads nothing.
  const element = Object.assign(new Image(), { alt: '', src: `data:image/svg+xml,${encodeURIComponent(text)}` })
  return { element, measured: found }
}

function fit(image, { size }) {
  Object.assign(image, { width: size, height: size })
}

function frame(svg) {
  const place = document.createElement('i')
  place.dataset.icon = ''
  fill(place, svg)
  return place
}

function fill(place, svg) {
  const picture = svg === '' ? null : pictureOf(svg)
  place.replaceChildren(...(picture === null ? [] : [picture]))
}

function svgOf(body, side) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${body}</svg>`
}
