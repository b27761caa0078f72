/* A drawn icon that follows the sliders of its cut: drawn anew in this browser, by the engine of the service. */

import { afterPaint } from './after-paint.js'
import { createCutControls, cutName, cutsAround, cutWords } from './cut-controls.js'
import { cutLeft, keepCut } from './cut-left.js'
import { createCutter } from './cutter.js'
import { createCutTable } from './cut-table.js'
import { faultsIn, markLine, putFindings, putVerdict } from './findings-list.js'
import { followEngine } from './follow-engine.js'
import { dataUrl } from './icon-forms.js'
import { createGuides, drawGuides } from './icon-guides.js'
import { ringPlace, showOnStage } from './icon-stage.js'
import { keepDrawing } from './kept-drawing.js'
import { leadForm } from './lead-form.js'
import { openContext } from './open-context.js'
import { writePlayLink } from './play-link.js'
import { putInTray } from './put-in-tray.js'
import { takeAlong } from './take-icon.js'
import { openTrayPanel } from './tray-panel.js'

keepDrawing(document.querySelector('.drawn'))

const group = document.querySelector('.drawn .cut-bench')
const cutter = createCutter(group.dataset.engine)
const status = group.querySelector('[role="status"]')
const problem = group.querySelector('.problem')
const cards = [...document.querySelectorAll('.drawn .card')].map(readCard)
const controls = createCutControls(group, {
  changed: () => void follow(),
  settled: () => void tell(),
  near: () => void drawAhead(),
})
/** The cut that was drawn by the service: what it found there beside the checker is the author's, and stays. */
const drawnCut = controls.cut()
let shown = drawnCut
let isFollowing = false
/** What asks for the next draw, where the sliders stand above it: who comes with words and a cut of their own finds it first. */
const form = document.querySelector('.drawn ~ form.draw')
const guides = createGuides(document.querySelector('.drawn .guides'), showGuides)

group.hidden = false
const tray = openTrayPanel(document.querySelector('.drawn .tray'), group.dataset.engine, () => shown)
for (const card of cards) {
  card.retake = takeAlong(card.element.querySelector('.take'), () => iconOf(card))
  card.showInContext = openContext(card.element.querySelector('.context'), () => iconOf(card), useCut)
  putInTray(card.element.querySelector('[data-put]'), tray, () => iconForTray(card))
  card.table = createCutTable(card.element.querySelector('.all-cuts'), {
    controls,
    cutter,
    program: () => card.program,
    choose: useCut,
  })
}
const followPicture = afterPaint(() => {
  document.querySelector('.drawn .cut-name').textContent = cutName(shown)
  if (form !== null) leadForm(form, shown)
  for (const card of cards) {
    card.element.querySelector('textarea').value = card.svg
    card.element.querySelector('a[download]').href = dataUrl(card.svg)
    card.retake()
    card.table()
    card.showInContext()
  }
  void tray.then(({ recut }) => recut())
})
document.querySelector('.drawn').addEventListener('click', takeOffer)
showGuides()
if (form !== null) leadForm(form, shown)
followEngine(cutter, () => void redraw(), say)
/** Resolves once it is known which findings are the author's. */
const begun = begin()
if (cutLeft() !== null) useCut(cutLeft())

function readCard(element) {
  return {
    element,
    stage: element.querySelector('.stage'),
    svg: element.querySelector('textarea').value,
    code: element.querySelector('details code'),
    program: element.querySelector('details code').textContent,
    said: [...element.querySelectorAll('.findings li')].map((item) => ({
      rule: item.dataset.rule,
      severity: item.dataset.severity,
      message: item.querySelector('span').textContent,
      at: null,
      span: null,
    })),
    byAuthor: [],
  }
}

/** What a finding offers goes into the form of this page, which keeps its cut. */
function takeOffer(event) {
  const link = event.target.closest('a.offer')
  const prompt = document.querySelector('form [name="prompt"]')
  if (link === null || prompt === null || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  prompt.value = new URL(link.href).searchParams.get('prompt')
  prompt.dispatchEvent(new Event('input', { bubbles: true }))
  prompt.focus()
}

async function begin() {
  for (const card of cards) {
    const answer = await cutter.judge(card.program, drawnCut)
    if (answer === null || answer.fault !== null) continue
    const found = new Set(answer.findings.map(({ message }) => message))
    card.byAuthor = card.said.filter(({ message }) => !found.has(message))
    if (cutName(controls.cut()) === cutName(drawnCut)) showFindings(card, answer.findings)
  }
}

function showGuides() {
  for (const { stage } of cards) drawGuides(stage.querySelector(':scope > svg'), shown, guides())
}

function say(what) {
  problem.hidden = what === null
  problem.textContent = what ?? ''
}

/** Somebody is at the sliders: what they can come to is drawn before they do. */
async function drawAhead() {
  const cuts = cutsAround(controls.cut(), controls.values)
  for (const { program } of cards) await cutter.ahead(program, cuts)
}

/** The same cut by another engine: what is copied, downloaded or taken along is what is shown. */
async function redraw() {
  const cut = shown
  for (const card of cards) {
    const answer = await cutter.draw(card.program, [cut])
    // Somebody went on to another cut, which the new engine draws as well.
    if (cut !== shown) return
    if (answer?.fault === null && answer.pictures[0].problems.length === 0) put(card, answer.pictures[0], cut)
  }
  followPicture()
  void judge(shown)
}

function useCut(cut) {
  controls.set(cut)
  void tell()
}

/** What is shown of a card, to be taken along. */
function iconOf({ element, svg, program }) {
  return {
    svg,
    name: element.querySelector('a[download]').download.replace(/\.svg$/, ''),
    program,
    prompt: element.dataset.prompt ?? null,
    cut: shown,
  }
}

/** What its author found wrong goes with it: no other page can find that again. */
async function iconForTray(card) {
  await begun
  return { ...iconOf(card), said: faultsIn(card.byAuthor) }
}

/** One position after the other: whoever moves on while one is drawn gets the newest next. */
async function follow() {
  if (isFollowing) return
  isFollowing = true
  while (cutName(controls.cut()) !== cutName(shown)) {
    const cut = controls.cut()
    for (const card of cards) showPicture(card, cut, await cutter.draw(card.program, [cut]))
    shown = cut
    followPicture()
  }
  isFollowing = false
  void judge(shown)
}

function showPicture(card, cut, answer) {
  if (answer === null) return
  const [picture] = answer.pictures
  const wrong = answer.fault ?? picture.problems[0]?.message ?? null
  say(wrong)
  if (wrong === null) put(card, picture, cut)
}

function put(card, { svg }, cut) {
  card.svg = svg
  showOnStage(card.stage, svg, cut, guides())
}

async function judge(cut) {
  for (const card of cards) {
    const answer = await cutter.judge(card.program, cut)
    if (answer === null || answer.fault !== null || cut !== shown) return
    showFindings(card, answer.findings)
  }
}

function showFindings(card, findings) {
  const all = [...card.byAuthor, ...findings]
  putVerdict(card.element.querySelector('.badge'), all)
  const show = ({ at, span }) => {
    ringPlace(card.stage, at)
    if (span !== null) markLine(card.code, span.line)
  }
  putFindings(card.element.querySelector('.judgement'), all, show)
}

/** For whoever hears the page: once somebody lets go, not at every step. */
async function tell() {
  await follow()
  const { cut } = controls
  keepCut(cut())
  for (const { element, program } of cards) {
    const edit = element.querySelector('.edit')
    const link = await writePlayLink(program, cut()).catch(() => null)
    if (edit !== null && link !== null) edit.href = `/play${link}`
  }
  const badges = cards.map(({ element }) => element.querySelector('.badge').textContent.toLowerCase())
  status.textContent = `${cutWords(cut())}: ${badges.join(', ')}`
}
