/* The page of batches: a list of needs becomes a sheet of icons, drawn by the service and cut anew in this browser. */

import { keepSetup, keptSetup } from './batch-setup.js'
import { createBatchSheet } from './batch-sheet.js'
import { freeName, isLeft, MOST_ROWS, namesOf, newRows, openBatchStore, problemOf, requestOf } from './batch-store.js'
import { createCutControls, cutWords } from './cut-controls.js'
import { drawMany } from './draw-many.js'
import { createEnlarged } from './enlarged.js'
import { exportIcons, slugOf } from './export-icons.js'
import { countWithoutNeed, readNeeds } from './read-needs.js'
import { takeList } from './take-list.js'
import { putAll } from './tray-store.js'

/** One page of a browser draws the sheet, the others follow it. */
const LOCK = 'burin-batch'
const MOST_IDEAS = 2

const panel = document.querySelector('.batch')
const form = panel.querySelector('form')
const box = form.elements.namedItem('needs')
const product = form.elements.namedItem('product')
const group = document.querySelector('.cut-bench')
const part = (name) => panel.querySelector(`[data-part="${name}"]`)
const { longest, pays } = panel.dataset
let many = null
let removed = []

const controls = createCutControls(group, {
  changed: () => {
    keepAsked()
    void sheet.follow()
  },
  settled: () => void recut(),
})
const sheet = createBatchSheet(panel, {
  engine: group.dataset.engine,
  cutOf: controls.cut,
  does: {
    rename,
    edit,
    choose,
    enlarge: (id) => enlarge(sheet.shown(id)),
    redraw: (id) => void draw([id]),
    more: (id) => void drawMore(id),
    take: takeOffer,
    remove: (id) => void remove([id]),
  },
  placed: showProgress,
})
/** Counts how often somebody let go of a slider. */
let turn = 0
/** Which were checked, and which drafts, at the cut that was spoken of last. */
let before = { checked: new Set(), draft: new Set() }
const enlarge = createEnlarged(panel.querySelector('dialog'))
const store = await openBatchStore(() => void load())

takeList(form, box, { say, changed: showCost, mostBytes: Number(panel.dataset.bytes) })
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void addAndDraw()
})
form.addEventListener('change', () => {
  keepAsked()
  showCost()
})
part('stop').addEventListener('click', stop)
part('undo').addEventListener('click', () => void takeBack())
part('clear').addEventListener('click', () => void remove(sheet.rows().map(({ id }) => id)))
part('tray').addEventListener('click', () => void intoTray())
for (const button of panel.querySelectorAll('[data-export]'))
  button.addEventListener('click', () => void take(button.dataset.export))
addEventListener('pageshow', ({ persisted }) => persisted && void load())
takeUp()
document.querySelector('.without').remove()
panel.querySelector('.blocked').hidden = store.isKept
group.hidden = false
panel.hidden = false
await load()

async function load() {
  const shown = sheet.show(await store.all())
  showCost()
  part('sheet').hidden = sheet.rows().length === 0
  await shown
  before = verdicts()
}

function verdicts() {
  return { checked: sheet.idsOf('checked'), draft: sheet.idsOf('draft') }
}

/** Somebody let go of a slider: what became of the icons there is said in words. */
async function recut() {
  const mine = ++turn
  await sheet.follow()
  // Who went on meanwhile hears of the newest cut alone.
  if (mine !== turn) return
  const now = verdicts()
  const fell = [...now.draft].filter((id) => before.checked.has(id)).length
  const rose = [...now.checked].filter((id) => before.draft.has(id)).length
  before = now
  const news = [
    fell === 0
      ? ''
      : fell === 1
        ? ' 1 icon became a draft: look before you use it.'
        : ` ${fell} icons became drafts: look before you use them.`,
    rose === 0 ? '' : ` ${rose === 1 ? '1 draft is' : `${rose} drafts are`} checked here.`,
  ]
  say(`The sheet is at ${cutWords(controls.cut())}.${news.join('')}`)
}

/** What the list is for and the cut stay with the sheet, also where somebody goes away to sign in. */
function keepAsked() {
  keepSetup({ product: product.value, ideas: askedIdeas(), cut: controls.cut() })
}

function takeUp() {
  const kept = keptSetup()
  if (kept === null) return
  product.value = kept.product.slice(0, product.maxLength)
  form.elements.namedItem('ideas').value = String(kept.ideas)
  controls.set(kept.cut)
}

function say(what) {
  part('said').textContent = what
}

function askedIdeas() {
  return Number(new FormData(form).get('ideas'))
}

/** What the needs are for, '' where nobody says it. */
function askedProduct() {
  return product.value.trim()
}

/** What drawing all that waits will cost at most, before it is begun. */
function showCost() {
  const typed = readNeeds(box.value).filter(
    ({ prompt }) => problemOf(prompt, { product: askedProduct(), longest }) === null,
  ).length
  const count = typed + sheet.rows().filter(isLeft).length
  const most = count * askedIdeas()
  const button = form.querySelector('button.primary')
  button.textContent = count === 0 ? 'Draw' : `Draw ${count === 1 ? '1 icon' : `${count} icons`}`
  part('cost').textContent =
    pays === undefined || count === 0
      ? ''
      : `At most ${most === 1 ? '1 credit' : `${most} credits`}: drafts cost nothing, nor does what you paid for within 24 hours.`
}

function showProgress() {
  const { checked, drafts, left, refused } = sheet.counts()
  const all = checked + drafts + left + refused
  const bar = part('progress')
  bar.max = Math.max(1, all)
  bar.value = checked + drafts
  part('figures').textContent =
    `${checked + drafts} of ${all} drawn: ${checked} checked, ${drafts === 1 ? '1 draft' : `${drafts} drafts`}${left === 0 ? '' : `; ${left} left`}${refused === 0 ? '' : `; ${refused} refused`}.`
}

async function addAndDraw() {
  const needs = readNeeds(box.value)
  const without = countWithoutNeed(box.value)
  const before = sheet.rows()
  const room = MOST_ROWS - before.length
  const taken = needs.slice(0, room)
  await store.put(...newRows(taken, before, { product: askedProduct(), longest }))
  // What finds no room stays to be added later: nothing that was typed is lost.
  box.value = asList(needs.slice(room))
  box.dispatchEvent(new Event('input'))
  // What was taken out before would come back among icons that it never stood beside.
  if (taken.length > 0) forgetRemoved()
  await load()
  if (needs.length > room)
    say(
      `A sheet has room for ${MOST_ROWS}. ${needs.length - taken.length} stay in the field: draw them when these are done.`,
    )
  if (needs.length === 0 && !sheet.rows().some(isLeft)) {
    say('There is nothing to draw yet: write what you need, one a line.')
    box.focus()
    return
  }
  if (without > 0) say(`${without === 1 ? '1 line names' : `${without} lines name`} nothing to draw: left out.`)
  await draw(null)
}

/** Needs as a list that is read as the same again. */
function asList(needs) {
  if (needs.every(({ name }) => name === null)) return needs.map(({ prompt }) => prompt).join('\n')
  const cell = (text) => `"${(text ?? '').replaceAll('"', '""')}"`
  return ['need,name', ...needs.map(({ prompt, name }) => `${cell(prompt)},${cell(name)}`)].join('\n')
}

/** Draws what waits, or of it the rows of some ids; or a row that is drawn, for more ideas of it. Another page of this browser that draws is not disturbed. */
async function draw(ids, isMore = false) {
  if (many !== null) return
  const locks = navigator.locks
  if (locks === undefined) return drawLeft(ids, isMore)
  await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) say('Another page of this browser is drawing this sheet; what it draws is shown here too.')
    else await drawLeft(ids, isMore)
  })
}

/** Somebody wants a second idea of what is drawn. The first one stays, whatever comes of it, and comes again without another charge. */
async function drawMore(id) {
  if (many !== null) return say('Ask for another idea when what is at work is done.')
  await draw([id], true)
  const row = sheet.rows().find((one) => one.id === id)
  if (row?.isOnlyIdea === true) say(`There is no other idea for “${row.need}”. Other words may give one.`)
}

async function drawLeft(ids, isMore) {
  const wanted = { cut: controls.cut(), ideas: isMore ? MOST_IDEAS : askedIdeas() }
  const asked = new Set(ids ?? sheet.rows().map(({ id }) => id))
  const atWork = new Set()
  const tried = new Set()
  let spent = 0
  const failures = []
  const working = () => sheet.setDrawing(atWork)
  // What is added or edited meanwhile is drawn too; what failed, once each time somebody says so.
  const next = () => {
    const row = sheet
      .rows()
      .find(
        (one) =>
          (isMore || isLeft(one)) &&
          !atWork.has(one.id) &&
          !tried.has(`${one.id} ${one.need}`) &&
          (ids === null || asked.has(one.id)),
      )
    if (row === undefined) return undefined
    tried.add(`${row.id} ${row.need}`)
    atWork.add(row.id)
    working()
    const request = requestOf(row, wanted)
    // Kept before it is sent: after a reload the same request with the same key gets the same answer, paid once.
    return { id: row.id, need: row.need, ...request, isKept: store.change(row.id, { asked: request }) }
  }
  setBusy(true)
  say('Drawing begins.')
  many = drawMany({
    next,
    done: async (row, answer) => {
      atWork.delete(row.id)
      spent += answer.draw?.credits ?? 0
      if (answer.kind === 'drawn' || !isMore) await keep(row, answer, wanted)
      else if (answer.kind !== 'left') failures.push(answer.message)
      working()
      await load()
    },
    waits: (until) =>
      (part('waits').textContent =
        until === null
          ? ''
          : `The limit of this service is reached; it goes on at ${new Date(until).toLocaleTimeString()}.`),
  })
  const wall = await many.finished
  many = null
  part('waits').textContent = ''
  setBusy(false)
  showWall(wall, pays === undefined ? '' : ` It cost ${spent === 1 ? '1 credit' : `${spent} credits`}.`)
  if (failures.length > 0) say(`No other idea was drawn. ${failures.join(' ')}`)
}

/** What came of a row; it may have been edited, renamed or removed meanwhile. */
async function keep({ id, need }, answer, { cut, ideas: asked }) {
  if (answer.kind === 'left') return
  if (answer.kind !== 'drawn')
    return store.change(id, { problem: { kind: answer.kind, need, message: answer.message } })
  const { data, concept } = answer.draw
  const rows = await store.all()
  const row = rows.find((one) => one.id === id)
  const others = namesOf(rows.filter((one) => one !== row))
  // Other words draw another picture of the same thing: what it is called, and was first, stays.
  const name = row?.name ?? freeName(slugOf(concept) ?? 'icon', others)
  const firstNeed = row?.firstNeed ?? row?.drawnNeed ?? need
  const ideas = data.map(({ program, status, findings }) => ({
    program,
    status,
    findings: findings.map(({ rule, severity, message, at }) => ({ rule, severity, message, at })),
    cut,
  }))
  // Who asked for another idea of what was drawn wants to see that one.
  const chosen = row?.drawnNeed === need ? ideas.length - 1 : 0
  const isOnlyIdea = asked > ideas.length
  return store.change(id, { ideas, name, firstNeed, chosen, drawnNeed: need, problem: null, isOnlyIdea })
}

function stop() {
  many?.stop()
  say('What is at work comes to its end; nothing more is asked for.')
  part('stop').disabled = true
}

function setBusy(isBusy) {
  part('stop').hidden = !isBusy
  part('stop').disabled = false
  form.querySelector('button.primary').disabled = isBusy
}

function showWall(wall, cost) {
  const notice = part('wall')
  const { left } = sheet.counts()
  notice.hidden = wall === null
  const [first, ...others] = wall === null ? [] : wallWords(wall, left)
  notice.replaceChildren(
    ...(first === undefined
      ? []
      : [Object.assign(document.createElement('strong'), { textContent: first }), ' ', ...others]),
  )
  say(wall === null ? `Done. ${part('figures').textContent}${cost}` : `Stopped: ${first}${cost}`)
}

function wallWords({ wall, message }, left) {
  const kept = `Everything that was drawn is kept; ${left} left. “Draw” goes on with ${left === 1 ? 'it' : 'them'}.`
  const linked = (href, text) => Object.assign(document.createElement('a'), { href, textContent: text })
  if (wall === 'sign-in')
    return [
      'The rest is drawn when you are signed in.',
      linked('/sign-in?next=/batch', 'Sign in'),
      `, and come back to this sheet. ${kept}`,
    ]
  if (wall === 'credits') return [message, linked('/account', 'Your account'), ` says more. ${kept}`]
  return [message, kept]
}

async function rename(id, text) {
  const others = sheet.rows().filter((row) => row.id !== id)
  const own = sheet.rows().find((row) => row.id === id)?.name
  const slug = slugOf(text)
  const name = slug === null ? own : freeName(slug, namesOf(others))
  await store.change(id, { name })
  await load()
  if (name !== text) say(`It is called ${name}.`)
}

async function edit(id, text) {
  const need = text.replaceAll(/\s+/g, ' ').trim()
  const of = sheet.rows().find((row) => row.id === id)?.product
  await store.change(id, { need, problem: problemOf(need, { product: of, longest }) })
  await load()
}

/** Somebody wants what a draft offers in place of it. */
async function takeOffer(id, request) {
  await edit(id, request)
  await draw([id])
}

async function choose(id, chosen) {
  await store.change(id, { chosen })
  await load()
}

async function remove(ids) {
  const at = sheet.rows().findIndex(({ id }) => id === ids[0])
  removed = sheet.rows().filter(({ id }) => ids.includes(id))
  await store.remove(...ids)
  await load()
  part('undo').hidden = false
  say(ids.length === 1 ? 'Removed.' : 'The sheet is empty.')
  const left = sheet.rows()[at]
  const button =
    left === undefined ? part('undo') : panel.querySelector(`[aria-label="${CSS.escape(`Remove ${left.need}`)}"]`)
  ;(button ?? part('undo')).focus()
}

function forgetRemoved() {
  removed = []
  part('undo').hidden = true
}

async function takeBack() {
  await store.put(...removed)
  forgetRemoved()
  await load()
  say('Taken back.')
  box.focus()
}

/** What is exported: with drafts only where somebody wants them. */
async function taken() {
  await sheet.follow()
  const icons = await sheet.icons()
  const withDrafts = part('drafts').checked
  const chosen = icons.filter(({ isDraft }) => withDrafts || !isDraft)
  const without = icons.length - chosen.length
  return { chosen, said: without === 0 ? '' : ` ${without === 1 ? '1 draft was' : `${without} drafts were`} left out.` }
}

async function take(kind) {
  const { chosen, said } = await taken()
  if (chosen.length === 0) return say(`There is nothing to export yet.${said}`)
  say(`${await exportIcons(kind, chosen, controls.cut())}${said}`)
}

async function intoTray() {
  const { chosen, said } = await taken()
  say(`${await putAll(chosen)}${said}`)
}
