/* What the page of all icons does better with a script: search as one types, and pictures that follow the cut. */

const form = document.querySelector('.gallery .toolbar')
const search = form.querySelector('input[type="search"]')
const results = document.querySelector('.gallery .results')
const status = document.querySelector('.gallery [role="status"]')
/** What the page began with: all icons, or what a search found. */
const whole = results.cloneNode(true)
const isWhole = whole.querySelector('.categories') !== null
const tiles = new Map([...whole.querySelectorAll('.tiles [data-glyph]')].map((link) => [link.dataset.glyph, link]))

/** Resolves to the search, once it was asked for. */
let words = null
/** Counts what was asked for: only the last is shown. */
let turn = 0
/** The drawings at the cut, once it is not that of the page, or one comes near that the page has not. */
let sheet = null
/** File → the promise of its data: who goes to and fro between two cuts reads neither again. */
const read = new Map()
/** The page comes with the pictures that are seen at first: those of parts that come near are put in then. */
const near = new IntersectionObserver((parts) => parts.some(({ isIntersecting }) => isIntersecting) && void putRest(), {
  rootMargin: '100% 0px',
})

form.querySelector('.apply').hidden = true
form.querySelector('kbd').hidden = false
search.addEventListener('focus', () => (void loadWords(), void putRest()), { once: true })
search.addEventListener('input', () => void find())
form.addEventListener('change', (event) => event.target !== search && void cutAnew())
form.addEventListener('submit', (event) => {
  event.preventDefault()
  document.querySelector('.tiles a')?.focus()
})
if (document.activeElement === search) void loadWords()
watchNear()
// What was typed before the script was there.
if (search.value !== search.defaultValue) void find()

function data(file) {
  if (!read.has(file)) {
    const reading = fetchData(file)
    read.set(file, reading)
    reading.catch(() => read.delete(file))
  }
  return read.get(file)
}

async function fetchData(file) {
  const response = await fetch(`/icons/data/${encodeURIComponent(form.dataset.revision)}/${file}`)
  if (!response.ok) throw new Error(`${response.status} ${file}`)
  if (file.endsWith('.json')) return response.json()
  return new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
}

/** A failure is forgotten: the next letter tries again. */
async function loadWords() {
  words ??= Promise.all([import('./find-glyphs.js'), data('words.json')])
  try {
    const [{ createRelatives, createSearch }, cards] = await words
    return createSearch(cards, createRelatives(cards))
  } catch {
    words = null
    return null
  }
}

async function find() {
  const mine = ++turn
  const q = search.value.trim()
  keepAddress()
  // A page that began with a search has not all icons: the whole page is another one.
  if (q === '' && !isWhole) {
    location.assign(`/icons${location.search}`)
    return
  }
  const searchCards = q === '' ? null : await loadWords()
  // Without the words the form can be sent still.
  if (mine !== turn || (q !== '' && searchCards === null)) return
  showFound(q, searchCards?.(q) ?? null)
  if (q !== '') askLater(q, mine)
}

/** Once nobody types for so long, the service is asked too: it knows what words are drawn as that no icon has. */
const PAUSE_MS = 250

function askLater(q, mine) {
  setTimeout(async () => {
    if (mine !== turn) return
    const response = await fetch(`/api/v1/glyphs?search=${encodeURIComponent(q)}`).catch(() => null)
    const answer = response?.ok === true ? await response.json() : null
    if (mine !== turn || answer === null) return
    showFound(q, { hits: answer.data, perhaps: answer.perhaps.map((name) => ({ name })) })
  }, PAUSE_MS)
}

function showFound(q, found) {
  results.replaceChildren(...(found === null ? whole.cloneNode(true).childNodes : [foundSection(q, found)]))
  follow()
  status.textContent = found?.hits.length === 0 ? 'Nothing found' : countOf(found?.hits.length ?? tiles.size)
}

function countOf(count) {
  return count === 1 ? 'One icon' : `${count} icons`
}

function foundSection(q, { hits, perhaps }) {
  const section = make('section', { className: 'found' })
  if (hits.length === 0) {
    const advice = make('p')
    const draw = make('a', { href: `/?prompt=${encodeURIComponent(q)}`, textContent: `draw “${q}”` })
    advice.append('Try a plainer word for it, or ', draw, ': most things can be put together of what is here.')
    section.append(make('h2', { textContent: `Nothing is called “${q}”` }), advice)
  } else section.append(make('h2', { textContent: `${countOf(hits.length)} for “${q}”` }), tileList(hits))
  if (perhaps.length > 0) section.append(make('h3', { textContent: 'Perhaps' }), tileList(perhaps))
  return section
}

function tileList(found) {
  const list = make('ul', { className: 'tiles' })
  for (const { name } of found) {
    const item = make('li')
    item.append((tiles.get(name) ?? newTile(name)).cloneNode(true))
    list.append(item)
  }
  return list
}

function newTile(name) {
  const link = make('a')
  link.dataset.glyph = name
  link.append(make('span', { className: 'icon' }), make('span', { className: 'name', textContent: name }))
  return link
}

function make(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties)
}

async function cutAnew() {
  const mine = ++turn
  keepAddress()
  try {
    if (!read.has(sheetName())) await showSeen(mine)
    const drawn = await data(sheetName())
    if (mine !== turn) return
    sheet = drawn
    follow()
    const [size, stroke, radius, finish] = cut().map(([, value]) => value)
    status.textContent = `${size} px, stroke ${stroke}, radius ${radius}, ${finish}`
  } catch {
    form.submit()
  }
}

/** The tiles in sight at the cut: a sheet of all that nobody asked for yet takes the service a second. */
async function showSeen(mine) {
  const links = [...results.querySelectorAll('[data-glyph]')].filter(isInSight)
  const names = links.map(({ dataset }) => dataset.glyph)
  if (names.length === 0) return
  const drawn = await fetchData(`${sheetName()}?${new URLSearchParams({ icons: names.join() })}`).catch(() => null)
  if (mine !== turn || drawn === null) return
  for (const link of links) putPicture(link, drawn)
}

/** Links and pictures as the cut has them. */
function follow() {
  for (const link of results.querySelectorAll('[data-glyph]')) link.href = `/icons/${link.dataset.glyph}${query('')}`
  if (sheet === null) watchNear()
  else redraw(sheet)
}

/** What lacks pictures, and may come near. */
function watchNear() {
  near.disconnect()
  for (const part of results.querySelectorAll('section'))
    if (part.querySelector('.icon:is(:empty, :has(> noscript))') !== null) near.observe(part)
}

/** The pictures that the page has not; what comes near next tries again where that fails. */
async function putRest() {
  const name = sheetName()
  const drawn = await data(name).catch(() => null)
  if (drawn === null || sheet !== null || name !== sheetName()) return
  near.disconnect()
  sheet = drawn
  redraw(sheet)
}

function keepAddress() {
  history.replaceState(null, '', `/icons${query(search.value.trim())}${location.hash}`)
}

/** In the order by which sheets are named. */
function cut() {
  return ['size', 'stroke', 'radius', 'finish'].map((name) => [name, form.elements.namedItem(name).value])
}

function sheetName() {
  const values = cut().map(([, value]) => value)
  return `${values.join('-')}.svg`
}

/** What is asked for beside what holds without it. */
function query(q) {
  const usual = { size: '24', stroke: '2', radius: '3', finish: 'outlined' }
  const unusual = cut().filter(([name, value]) => usual[name] !== value)
  const text = new URLSearchParams([...(q === '' ? [] : [['q', q]]), ...unusual]).toString()
  return text === '' ? '' : `?${text}`
}

let redrawing = 0

/** Puts the drawings of a sheet in: first what is in sight, then the rest in pieces between which the page answers. */
function redraw(drawn) {
  const mine = ++redrawing
  const links = [...results.querySelectorAll('[data-glyph]')]
  const put = (some) => {
    for (const link of some) putPicture(link, drawn)
  }
  const seen = new Set(links.filter(isInSight))
  put(seen)
  const rest = links.filter((link) => !seen.has(link))
  const goOn = () => {
    if (mine !== redrawing || rest.length === 0) return
    put(rest.splice(0, 60))
    setTimeout(goOn)
  }
  setTimeout(goOn)
}

function isInSight(link) {
  const { top, bottom } = link.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function putPicture(link, drawn) {
  const picture = drawn.getElementById(link.dataset.glyph)?.firstElementChild.cloneNode(true) ?? 'none'
  link.querySelector('.icon').replaceChildren(picture)
}
