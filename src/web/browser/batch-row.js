/* One line of a batch: what is wanted, what was drawn of it, and what can be done with it. */

import { findingsList } from './findings-list.js'
import { pictureOf } from './icon-stage.js'
import { offersIn } from './offers.js'

const BADGES = {
  checked: ['Checked', 'good'],
  draft: ['Draft', 'warning'],
  drawing: ['Drawing…', ''],
  refused: ['Refused', 'problem'],
  failed: ['Failed', 'problem'],
  edited: ['Edited', 'warning'],
  waiting: ['Waiting', ''],
}

/** An element of the sheet; `does` hears `rename`, `edit`, `enlarge`, `choose`, `redraw`, `more` (another idea), `take` (what a finding offers) and `remove`, each with the row's id and what was said. */
export function rowElement({ id }, does) {
  const item = make('li', { className: 'batch-row' })
  const pictures = make('div', { className: 'tray-picture' })
  const need = make('textarea', { className: 'need', rows: 2, spellcheck: false, autocomplete: 'off' })
  const name = make('input', { className: 'name', maxLength: 64, spellcheck: false, autocomplete: 'off' })
  const first = make('p', { className: 'first quiet', hidden: true })
  const badge = make('span', { className: 'badge' })
  const said = make('div', { className: 'said' })
  const enlarge = make('button', { type: 'button', className: 'small', textContent: 'Enlarge', hidden: true })
  const redraw = make('button', { type: 'button', className: 'small', textContent: 'Draw again', hidden: true })
  const more = make('button', { type: 'button', className: 'small', textContent: 'Another idea', hidden: true })
  const remove = make('button', { type: 'button', className: 'small', textContent: 'Remove' })
  need.addEventListener('change', () => does.edit(id, need.value))
  name.addEventListener('change', () => does.rename(id, name.value))
  enlarge.addEventListener('click', () => does.enlarge(id))
  // One of several is chosen by a click; a single one has no other use for it.
  pictures.addEventListener(
    'click',
    ({ target }) => target.closest('svg') && !target.closest('label') && does.enlarge(id),
  )
  redraw.addEventListener('click', () => does.redraw(id))
  more.addEventListener('click', () => does.more(id))
  remove.addEventListener('click', () => does.remove(id))
  pictures.addEventListener('change', ({ target }) => does.choose(id, Number(target.value)))
  const verdict = make('p')
  verdict.append(badge)
  const actions = make('p', { className: 'actions' })
  actions.append(enlarge, redraw, more, remove)
  item.append(pictures, need, first, name, verdict, said, actions)
  const offered = (text, request) => offerButton(text, () => does.take(id, request))
  return { item, pictures, need, first, name, badge, said, enlarge, redraw, more, remove, offered }
}

/** Shows a row as it is: `state` is a key of the badges, `ideas` are `{ svg, problem, findings }`. */
export function showRow(parts, { row, state, ideas }) {
  const { item, need, first, name, badge, enlarge, redraw, more, remove } = parts
  // What somebody types is not taken from under their hands.
  if (document.activeElement !== need) need.value = row.need
  if (document.activeElement !== name) name.value = row.name ?? ''
  name.hidden = row.name === null
  const firstNeed = row.firstNeed ?? row.drawnNeed ?? row.need
  first.hidden = firstNeed === row.need
  first.textContent = `First wanted: ${firstNeed}`
  need.setAttribute('aria-label', `What is wanted: ${row.need}`)
  name.setAttribute('aria-label', `Name of ${row.need}`)
  remove.setAttribute('aria-label', `Remove ${row.need}`)
  enlarge.setAttribute('aria-label', `Enlarge ${row.need}`)
  enlarge.hidden = (ideas[row.chosen]?.svg ?? '') === ''
  redraw.setAttribute('aria-label', `Draw again: ${row.need}`)
  more.setAttribute('aria-label', `Another idea for ${row.need}`)
  more.hidden = !['checked', 'draft'].includes(state) || row.ideas.length !== 1 || row.isOnlyIdea === true
  const [words, kind] = BADGES[state]
  badge.textContent = words
  badge.className = `badge ${kind}`
  redraw.hidden = !['failed', 'edited'].includes(state)
  item.classList.toggle('stale', state === 'edited')
  showPictures(parts, { row, ideas })
  showSaid(parts, { row, state, idea: ideas[row.chosen] })
}

function showPictures({ pictures }, { row, ideas }) {
  const one = (idea) => {
    const picture = idea.svg === '' ? null : pictureOf(idea.svg)
    picture?.setAttribute('aria-hidden', 'true')
    return picture ?? ''
  }
  if (ideas.length < 2) {
    pictures.replaceChildren(...ideas.map(one))
    return
  }
  const group = pictures.querySelector('fieldset') ?? ideasGroup(pictures, row, ideas.length)
  for (const [at, label] of [...group.querySelectorAll('label')].entries()) {
    label.querySelector('span').replaceChildren(one(ideas[at]))
    label.querySelector('input').checked = at === row.chosen
  }
}

function ideasGroup(pictures, { id, need }, count) {
  const group = make('fieldset', { className: 'ideas' })
  group.append(make('legend', { className: 'visually-hidden', textContent: `Idea for ${need}` }))
  for (let at = 0; at < count; at += 1) {
    const label = make('label')
    const input = make('input', { type: 'radio', name: `idea-${id}`, value: String(at) })
    input.setAttribute('aria-label', `Idea ${at + 1}`)
    label.append(input, make('span'))
    group.append(label)
  }
  pictures.replaceChildren(group)
  return group
}

function offerButton(text, take) {
  const button = make('button', { type: 'button', className: 'text', textContent: text })
  button.addEventListener('click', take)
  return button
}

function showSaid({ said, offered }, { row, state, idea }) {
  const problem = row.problem?.need === row.need ? row.problem.message : idea?.problem
  if (problem != null && problem !== '' && state !== 'drawing') {
    said.replaceChildren(make('p', { className: 'problem', textContent: problem }))
    return
  }
  const isShown = state === 'draft' || state === 'checked'
  const findings = isShown ? (idea?.findings ?? []).map(plain) : []
  const open = findings.filter(
    ({ severity, message }) => severity === 'error' || (state === 'draft' && isOffer(message)),
  )
  const others = findings.filter((finding) => !open.includes(finding))
  const wasOpen = said.querySelector('details')?.open ?? false
  said.replaceChildren(
    open.length === 0 ? '' : findingsList(open, () => {}, offered),
    others.length === 0 ? '' : notes(others, wasOpen, offered),
  )
}

function isOffer(message) {
  return offersIn(message).some(({ request }) => request !== null)
}

/** How the words were read, and what a designer would look at: there for whoever wants it. */
function notes(findings, open, offered) {
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  const summary = warnings === 0 ? 'How it was read' : warnings === 1 ? '1 warning' : `${warnings} warnings`
  const details = make('details', { open })
  details.append(
    make('summary', { textContent: summary }),
    findingsList(findings, () => {}, offered),
  )
  return details
}

/** There is no place here to show where it is. */
function plain(finding) {
  return { ...finding, at: null, span: null }
}

function make(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties)
}
