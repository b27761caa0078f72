/* What the checker finds, as a list in which each finding shows its place and its line. */

import { offersIn } from './offers.js'
import { plainWords } from './plain-words.js'

const SEVERITIES = { error: 'Fault', warning: 'Warning', info: 'Note' }

/** The list of some findings; `show` hears which one somebody wants to see, and what `offered` makes stands for each request that one offers: its words, and what it asks for. */
export function findingsList(findings, show, offered = offerLink) {
  const list = make('ul', { className: 'findings' })
  for (const finding of findings) {
    const item = make('li')
    item.append(make('strong', { textContent: `${SEVERITIES[finding.severity]}:` }), ' ')
    const plain = plainWords(finding.rule)
    const own = worded(finding, show, offered)
    // What it measured is for whoever wants to know.
    if (plain !== null) own.classList.add('measured')
    item.append(...(plain === null ? [] : [plain, ' ']), own)
    list.append(item)
  }
  return list
}

/** Says on a badge what the findings come to. */
export function putVerdict(badge, findings) {
  const isDraft = hasFault(findings)
  badge.textContent = isDraft ? 'Draft' : 'Checked'
  badge.className = `badge ${isDraft ? 'warning' : 'good'}`
}

const shown = new WeakMap()

/** Puts the list of some findings into a place, none where there are none. The same again stay as they are: most cuts are judged alike. */
export function putFindings(place, findings, show) {
  const said = JSON.stringify(findings)
  if (shown.get(place) === said) return
  shown.set(place, said)
  place.replaceChildren(findings.length === 0 ? '' : findingsList(findings, show))
}

function worded(finding, show, offered) {
  const { message, at, span } = finding
  if (at === null && span === null) {
    const words = make('span')
    words.append(...offersIn(message).map(({ text, request }) => (request === null ? text : offered(text, request))))
    return words
  }
  const button = make('button', { type: 'button', className: 'text', textContent: message })
  button.addEventListener('click', () => show(finding))
  return button
}

function offerLink(text, request) {
  return make('a', { className: 'offer', href: `/?${new URLSearchParams({ prompt: request })}`, textContent: text })
}

export function hasFault(findings) {
  return findings.some(({ severity }) => severity === 'error')
}

/** The faults among findings, as they are kept: without their places, which are those of one cut. */
export function faultsIn(findings) {
  return findings.filter((one) => hasFault([one])).map(({ severity, message }) => ({ severity, message }))
}

/** Marks a line of a program, counted from 1, and shows it; null marks none. */
export function markLine(code, line) {
  const text = code.textContent
  const lines = text.split('\n')
  const marked = lines[line - 1]
  if (line === null || marked === undefined) {
    code.textContent = text
    return
  }
  const before = lines.slice(0, line - 1).map((one) => `${one}\n`)
  const after = lines.slice(line).map((one) => `\n${one}`)
  const mark = make('mark', { textContent: marked })
  code.replaceChildren(before.join(''), mark, after.join(''))
  code.closest('details')?.setAttribute('open', '')
  mark.scrollIntoView({ block: 'nearest' })
}

function make(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties)
}
