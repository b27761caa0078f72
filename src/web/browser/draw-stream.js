/* A draw that is watched while it comes: what is going to be drawn, its program, each try and what the checker says of it. */

import { findingsList } from './findings-list.js'
import { pictureOf } from './icon-stage.js'
import { readEvents } from './read-events.js'

/** In px; the tries are looked at, not measured. */
const SIDE = 96
const KEY_LENGTH = 24
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** What is being drawn for a form, or was and did not come to its end; its key gets the answer without another charge. */
let begun = null

/**
 * Draws what a form asks for. The answer is the form's own page, which has the drawing by then: it is sent with the key of the draw.
 * Whatever keeps it from being drawn is said above the form, and what was drawn before stays. `rest` hears when the form can be sent again.
 */
export async function drawInPage(form, rest) {
  const wanted = await requestOf(form)
  const problem = problemIn(form, wanted)
  if (problem !== null && !hasDrawing()) return form.submit()
  if (problem !== null) {
    panelFor(form).end({ title: NOT_DRAWABLE, message: problem, way: null })
    return rest()
  }
  const body = JSON.stringify(wanted)
  if (begun?.body !== body) begun = { body, key: newKey() }
  const { key } = begun
  const panel = panelFor(form)
  const stop = new AbortController()
  panel.cancel.addEventListener('click', () => stop.abort())
  try {
    const response = await fetch('/api/v1/icons', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `"${key}"` },
      body,
      signal: stop.signal,
    })
    // What is wrong with a field is said at the field, by the form's own page; but that page would take a drawing away.
    if ((response.status === 400 || response.status === 413) && !hasDrawing()) return form.submit()
    if (!response.ok) throw refusal(await response.json(), form)
    for await (const event of readEvents(response)) {
      if (event.type === 'error') throw refusal(event.error, form)
      panel.show(event)
      if (event.type === 'draw.completed') return send(form, key)
    }
    throw new Error('cut off')
  } catch (error) {
    panel.end(stop.signal.aborted ? CANCELLED : (error.notice ?? LOST))
    rest()
  }
}

const AGAIN = '“Draw” with the same words brings what was begun, and costs nothing a second time.'
const CANCELLED = { title: 'Cancelled', message: `Nothing was changed on this page. ${AGAIN}`, way: null }
const STILL = {
  title: 'It is still being drawn',
  message: `It was begun before. Wait a few seconds. ${AGAIN}`,
  way: null,
}
const LOST = { title: 'The connection was lost', message: `What you typed is still here. ${AGAIN}`, way: null }

const NOT_DRAWABLE = 'That cannot be drawn'

/** What is wrong at first sight, in the words of the form's own page; null where nothing is. */
function problemIn(form, { prompt = '', images = [] }) {
  const most = Number(form.querySelector('[name="prompt"]').dataset.most)
  const { length } = [...prompt]
  if (length === 0 && images.length === 0) return 'Say in a few words what should be drawn, or choose a picture.'
  return length > most
    ? `These are ${length} characters. Use at most ${most}: a few words are enough for an icon.`
    : null
}

/** Whether a drawing stands on this page, which another page would not have. */
function hasDrawing() {
  return document.querySelector('.drawn') !== null
}

function send(form, key) {
  const field = form.querySelector('[name="drawKey"]') ?? make('input', { type: 'hidden', name: 'drawKey' })
  field.value = key
  form.append(field)
  form.submit()
}

function refusal({ status, message, param }, form) {
  if (param === 'Idempotency-Key') return Object.assign(new Error(message), { notice: STILL })
  // Nothing was begun that could be had again.
  begun = null
  return Object.assign(new Error(message), {
    notice: { message: inWords(message) + whatStays(status), ...wayOut(status, form) },
  })
}

/** What the service says of `images[0].base64`, in the words of a page. */
function inWords(message) {
  const [, place, rest] = /^`images\[(\d)\]\.\w+` (.*)$/s.exec(message) ?? []
  // The button beside it leads to where programs are told to go.
  const own = message.replace(/ at https?:\/\/\S+\/sign-in\b/, '')
  return place === undefined ? own : `Picture ${Number(place) + 1} ${rest}`
}

function wayOut(status, form) {
  if (status === 401) {
    const names = ['prompt', 'size', 'stroke', 'radius', 'finish', 'ideas']
    const query = new URLSearchParams(names.map((name) => [name, form.elements.namedItem(name).value]))
    return { title: 'Sign in to draw more', way: ['Sign in', `/sign-in?next=${encodeURIComponent(`/?${query}`)}`] }
  }
  if (status === 402) return { title: 'There are no credits left', way: ['Get credits', '/account/billing'] }
  if (status === 429) return { title: 'Not so fast', way: null }
  return { title: status < 500 ? NOT_DRAWABLE : 'Nothing was drawn this time', way: null }
}

/** A wall takes nothing away: what was drawn before stands above it. */
function whatStays(status) {
  const isWall = status === 401 || status === 402
  return isWall && hasDrawing()
    ? ' What is drawn above stays on this page, with all its cuts; what you put into the tray stays in this browser.'
    : ''
}

/** As the service reads the form; see `drawRequest` in `draw-form.ts`. */
async function requestOf(form) {
  const sent = new FormData(form)
  const prompt = form.elements.namedItem('prompt').value.trim()
  const files = sent.getAll('images').filter((file) => file.size > 0)
  const images = await Promise.all(files.map(async (file) => ({ base64: await base64Of(file), mime: file.type })))
  const [size, stroke, radius] = ['size', 'stroke', 'radius'].map((name) => Number(sent.get(name)))
  return {
    ...(prompt === '' ? {} : { prompt }),
    ...(images.length === 0 ? {} : { images }),
    cut: { size, stroke, radius, finish: sent.get('finish') },
    n: Number(sent.get('ideas')),
    stream: true,
  }
}

async function base64Of(file) {
  const reader = new FileReader()
  const isRead = new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve)
    reader.addEventListener('error', reject)
  })
  reader.readAsDataURL(file)
  await isRead
  return reader.result.slice(reader.result.indexOf(',') + 1)
}

function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_LENGTH))
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Where the draw is watched. What people hear is the intent and the end, not every piece of a program. */
function panelFor(form) {
  document.querySelector('.drawing')?.remove()
  const element = make('section', { className: 'drawing' })
  element.setAttribute('aria-label', 'What is being drawn')
  const title = make('h2', { textContent: 'Drawing …' })
  const said = make('p', { role: 'status' })
  said.setAttribute('role', 'status')
  const tries = make('div', { className: 'tries' })
  const cancel = make('button', { type: 'button', textContent: 'Cancel' })
  const actions = make('p', { className: 'actions' })
  actions.append(cancel)
  element.append(title, said, tries, actions)
  form.before(element)
  element.scrollIntoView({ block: 'nearest' })
  const items = new Map()
  const itemAt = (index) => {
    if (!items.has(index)) items.set(index, newTry(tries))
    return items.get(index)
  }
  return { cancel, show: (event) => showEvent(event, said, itemAt), end: (notice) => endPanel(element, notice) }
}

function newTry(tries) {
  const element = make('div', { className: 'try' })
  const [picture, code, found] = [make('div', { className: 'preview' }), make('pre', { tabIndex: 0 }), make('div')]
  element.append(picture, code, found)
  tries.append(element)
  return { picture, code, found, attempt: 0 }
}

function showEvent(event, said, itemAt) {
  if (event.type === 'item.intent') said.textContent = event.intent
  if (event.type === 'item.program.delta') {
    const item = itemAt(event.index)
    if (item.attempt !== event.attempt) item.code.textContent = ''
    item.attempt = event.attempt
    item.code.textContent += event.delta
    item.code.scrollTop = item.code.scrollHeight
  }
  if (event.type === 'item.preview') {
    const { picture, found } = itemAt(event.index)
    const drawn = event.svg === undefined ? null : pictureOf(event.svg)
    drawn?.setAttribute('width', SIDE)
    drawn?.setAttribute('height', SIDE)
    picture.replaceChildren(drawn ?? 'It is drawn, and comes when it is whole.')
    found.replaceChildren(
      findingsList(
        event.findings.map((finding) => ({ ...finding, at: null, span: null })),
        () => {},
      ),
    )
  }
}

/** Takes the place of what was watched, and the focus: it is what came of the draw. Whoever hears the page hears why, and not the title alone. */
function endPanel(element, { title, message, way }) {
  const heading = make('h2', { textContent: title, tabIndex: -1 })
  heading.setAttribute('aria-describedby', 'not-drawn')
  element.className = 'drawing notice problem'
  element.removeAttribute('aria-label')
  element.replaceChildren(heading, make('p', { id: 'not-drawn', textContent: message }))
  if (way !== null) {
    const [textContent, href] = way
    const actions = make('p')
    actions.append(make('a', { className: 'button primary', textContent, href }))
    element.append(actions)
  }
  heading.focus({ preventScroll: true })
  // Below a tall drawing the title alone would come into sight, at the very edge, and not what to do now.
  element.scrollIntoView({ block: 'center' })
}

function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties)
}
