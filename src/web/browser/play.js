/* The page on which a program is edited: the drawing follows what is typed, the address holds it. */

import { afterPaint } from './after-paint.js'
import { createCutControls, cutName, cutsAround, cutWords } from './cut-controls.js'
import { createCutter } from './cutter.js'
import { createCutTable } from './cut-table.js'
import { putFindings, putVerdict } from './findings-list.js'
import { dataUrl } from './icon-forms.js'
import { createGuides, drawGuides } from './icon-guides.js'
import { ringPlace, showOnStage } from './icon-stage.js'
import { followEngine } from './follow-engine.js'
import { keepValue, keptValue } from './kept-value.js'
import { openContext } from './open-context.js'
import { readPlayLink, writePlayLink } from './play-link.js'
import { createProgramField } from './program-field.js'
import { putInTray } from './put-in-tray.js'
import { takeAlong } from './take-icon.js'
import { openTrayPanel } from './tray-panel.js'

/** Nobody copies the address while still typing. */
const PAUSE_MS = 300
/** What was edited here last, `{ program, opened, cut }`, for whoever comes back by a link. */
const KEPT = 'burin-play'
/** In the text only a problem is an error: a fault of the drawing leaves a program that is right. */
const SAID = { error: 'warning', warning: 'warning', info: 'info' }

const group = document.querySelector('.cut-bench')
const field = document.getElementById('program')
const problems = document.getElementById('problems')
const stage = document.querySelector('.stage')
const judgement = document.querySelector('.judgement')
const verdict = document.querySelector('.verdict')
const notice = group.querySelector('.notice')
const actions = document.querySelector('.actions')
const button = (name) => actions.querySelector(`[data-do="${name}"]`)
const edited = document.querySelector('.edited')
const cutter = createCutter(group.dataset.engine)
const controls = createCutControls(group, { changed: () => void change(), settled: tell, near: drawAhead })
const text = createProgramField(field, {
  address: field.dataset.editor,
  tools: document.querySelector('.edit-tools'),
  changed: () => void change(),
})
const guides = createGuides(document.querySelector('.guides'), () =>
  drawGuides(stage.querySelector(':scope > svg'), icon.cut, guides()),
)
const table = createCutTable(document.querySelector('.all-cuts'), {
  controls,
  cutter,
  program: () => icon.program,
  choose: (cut) => {
    controls.set(cut)
    void change().then(tell)
  },
})

/** What is shown: the last that could be drawn. */
let icon = { svg: '', name: 'icon', program: text.value, prompt: null, cut: controls.cut() }
let before = null
/** The address as this page wrote it: any other was given by somebody. */
let written = ''
/** The program as it was opened: another one is edited. */
let opened = field.defaultValue
/** Whether anything was changed here: a link that is only looked at takes nobody's own program away. */
let isChanged = false
let later

group.hidden = false
document.querySelector('.without').remove()
actions.hidden = false
addEventListener('hashchange', () => location.hash !== written && void openPlace())
// Who leaves in the middle of a word finds it again.
addEventListener('pagehide', () => {
  keepProgram()
  remember(location.href)
})
button('link').addEventListener(
  'click',
  (event) => void keepAddress().then((isKept) => isKept && copy(event.target, location.href)),
)
button('svg').addEventListener('click', (event) => void copy(event.target, icon.svg))
button('back').addEventListener('click', () => takeBack())
const tray = openTrayPanel(document.querySelector('.tray'), group.dataset.engine, () => icon.cut)
putInTray(actions.querySelector('[data-put]'), tray, () => icon)
const retake = takeAlong(document.querySelector('.take'), () => icon)
const showInContext = openContext(
  document.querySelector('.context'),
  () => icon,
  (cut) => {
    controls.set(cut)
    tell()
    void change()
  },
)
/** What was found in the picture that is shown; null while nobody knows. */
let found = null
const followPicture = afterPaint(() => {
  Object.assign(button('download'), {
    href: dataUrl(icon.svg),
    download: `${icon.name}.svg`,
  })
  retake()
  table()
  showInContext()
  void tray.then(({ recut }) => recut())
})
const followFindings = afterPaint(() => found !== null && showFindings(found.findings, found.cut))
followEngine(cutter, () => void draw(), say)
void begin()

async function begin() {
  await openPlace()
  // The first picture stands: now there is time for the editor. Those who pay for each byte, or have no mouse and most likely a small
  // machine, get it when they come into the field.
  if (navigator.connection?.saveData !== true && matchMedia('(hover: hover)').matches) void text.load()
}

/** What was typed at this place of the history comes back with it; else its link is opened, else what was edited last. Without any the field stays as it is. */
async function openPlace() {
  const { state } = history
  if (typeof state?.program === 'string') {
    putBack(state)
    written = location.hash
  } else if (location.hash !== '') return openLink()
  else if (typeof keptValue(KEPT)?.program === 'string') putBack(keptValue(KEPT))
  return draw()
}

function putBack(kept) {
  text.value = kept.program
  opened = kept.opened
  controls.set(kept.cut)
}

/** Opens the program of the address; one that cannot be read changes nothing. */
async function openLink() {
  clearTimeout(later)
  try {
    const { program, cut } = await readPlayLink(location.hash)
    if (program !== text.value && text.value !== field.defaultValue) before = { program: text.value, opened }
    button('back').hidden = before === null
    text.value = program
    opened = program
    controls.set(cut)
    say(null)
  } catch (error) {
    say(`${error.message} What is in the field below stays as it was.`)
  }
  await draw()
}

/** Somebody is at the sliders: what they can come to is drawn before they do. */
function drawAhead() {
  void cutter.ahead(icon.program, cutsAround(controls.cut(), controls.values))
}

function takeBack() {
  text.value = before.program
  opened = before.opened
  before = null
  button('back').hidden = true
  text.focus()
  void change()
}

/** Somebody typed, or moved a slider: the address follows after a pause. A broken one stays to be looked at until then. */
function change() {
  isChanged = true
  clearTimeout(later)
  later = setTimeout(() => void keepAddress(), PAUSE_MS)
  return draw()
}

async function draw() {
  const [program, cut] = [text.value, controls.cut()]
  edited.hidden = program === opened
  text.point(null)
  const drawn = await cutter.draw(program, [cut])
  if (drawn === null) return
  const wrong = drawn.fault === null ? drawn.pictures[0].problems : [{ message: drawn.fault, span: null }]
  showProblems(wrong)
  if (wrong.length > 0) return
  const [picture] = drawn.pictures
  const { svg, name } = picture
  icon = { svg, name, program, prompt: null, cut }
  showOnStage(stage, svg, cut, guides())
  followPicture()
  const judged = await cutter.judge(program, cut)
  if (judged === null || judged.fault !== null) return
  found = { findings: judged.findings, cut }
  followFindings()
}

function showProblems(wrong) {
  stage.classList.toggle('stale', wrong.length > 0)
  problems.replaceChildren(...wrong.map(problemItem))
  if (wrong.length === 0) return
  text.mark(wrong.filter(({ span }) => span !== null).map((problem) => ({ ...problem, severity: 'error' })))
  // What was found in the picture before may stand elsewhere in the text by now.
  found = null
  verdict.hidden = true
  putFindings(judgement, [])
}

function problemItem({ message, span }) {
  const item = document.createElement('p')
  item.className = 'problem'
  if (span === null) {
    item.textContent = message
    return item
  }
  const place = make('button', { type: 'button', className: 'text', textContent: `Line ${span.line}` })
  place.addEventListener('click', () => text.select(span))
  item.append(place, `: ${message}`)
  return item
}

function showFindings(findings, cut) {
  verdict.hidden = false
  putVerdict(verdict.querySelector('.badge'), findings)
  verdict.querySelector('.cut-name').textContent = cutName(cut)
  const show = ({ at, span }) => {
    ringPlace(stage, at)
    text.point(span)
  }
  text.mark(
    findings.filter(({ span }) => span !== null).map((finding) => ({ ...finding, severity: SAID[finding.severity] })),
  )
  putFindings(judgement, findings, show)
}

function tell() {
  group.querySelector('[role="status"]').textContent = cutWords(controls.cut())
}

/** Resolves to whether the address holds what is shown. */
async function keepAddress() {
  keepProgram()
  const { hash } = location
  const link = await writePlayLink(text.value, controls.cut()).catch(() => null)
  // Somebody followed a link meanwhile; what this page has written since is no link that was followed.
  if (location.hash !== hash && location.hash !== written) return false
  say(link === null ? 'This program is too long for a link. Copy the program itself to keep it.' : null)
  written = link ?? ''
  remember(`/play${written}`)
  return link !== null
}

function keepProgram() {
  if (isChanged) keepValue(KEPT, { program: text.value, opened, cut: controls.cut() })
}

/** Keeps program and cut with this place of the history: who goes on and comes back finds them, whatever the address can hold. */
function remember(address) {
  // An address that somebody gave and that could not be read stays to be looked at.
  if (address !== location.href || location.hash === written)
    history.replaceState({ program: text.value, opened, cut: controls.cut() }, '', address)
}

function say(what) {
  notice.hidden = what === null
  notice.textContent = what ?? ''
}

async function copy(pressed, what) {
  const label = (pressed.dataset.label ??= pressed.textContent)
  try {
    await navigator.clipboard.writeText(what)
    pressed.textContent = 'Copied'
  } catch {
    pressed.textContent = 'That did not work'
  }
  setTimeout(() => (pressed.textContent = label), 2000)
}

function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties)
}
