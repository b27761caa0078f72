/* Which of many icons are drafts at the cut that is shown: a mark on each of those, and words that count them. */

import { findingsList, hasFault } from './findings-list.js'
import { isSameCut } from './follow-cut.js'
import { createJudge } from './judge-cut.js'

/**
 * Marks those of some entries `{ element, svg, judged, findings }` that are drafts, and says in the lines `[data-drafts]` of a panel how many there
 * are. `heldOf` gives what is said of one at every cut. What it gives draws and judges all at the cut of now, and resolves to those words.
 */
export function createDraftMarks(panel, { follower, entriesOf, programOf, cutOf, heldOf }) {
  const judgeAll = createJudge({ follower, entriesOf, programOf, cutOf, heldOf, judged: showMark })
  const write = (words) => {
    for (const line of panel.querySelectorAll('[data-drafts]')) line.textContent = words
    return words
  }

  return async () => {
    const waiting = entriesOf().filter(({ judged }) => !isSameCut(judged, cutOf()))
    // What was found at the cut before is not true of what is shown now.
    for (const { element } of waiting) element.querySelector('.draft')?.remove()
    if (waiting.length > 0) write('Being checked at this cut …')
    await judgeAll()
    return write(draftWords(entriesOf()))
  }
}

export function isDraft({ findings }) {
  return hasFault(findings)
}

/** The mark says why, to whoever opens it. */
function showMark(entry) {
  const { element, findings } = entry
  element.querySelector('.draft')?.remove()
  if (!isDraft(entry)) return
  const mark = make('details', { className: 'draft' })
  const summary = make('summary')
  summary.append(make('span', { className: 'badge warning', textContent: 'Draft' }))
  const faults = findings.filter(({ severity }) => severity === 'error')
  // There is no place here to show where it is.
  const plain = faults.map((fault) => ({ ...fault, at: null, span: null }))
  mark.append(
    summary,
    findingsList(plain, () => {}),
  )
  element.querySelector('.tray-picture').after(mark)
}

function draftWords(entries) {
  const drawn = entries.filter(({ svg }) => svg !== '')
  const drafts = drawn.filter(isDraft).length
  if (drawn.length === 0) return ''
  if (drafts === 0) return 'The checker finds no fault at this cut.'
  if (drawn.length === 1) return 'It is a draft at this cut: look before you use it.'
  return drafts === 1
    ? `1 of ${drawn.length} is a draft at this cut: look before you use it.`
    : `${drafts} of ${drawn.length} are drafts at this cut: look before you use them.`
}

function make(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties)
}
