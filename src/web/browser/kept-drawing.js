/* What was drawn last on the front page: kept in this tab of the browser, never on a server, and shown again where the page comes without it. */

import { freeForm } from './lead-form.js'

const KEPT = 'burin-drawn'

/** Keeps what the service sent, before any script has changed it. A reload then asks for the page, and does not send the form again. */
export function keepDrawing(section) {
  if ('isKept' in section.dataset) return
  try {
    sessionStorage.setItem(KEPT, section.outerHTML)
  } catch {
    return
  }
  history.replaceState(history.state, '')
}

/** Shows beside the form what is kept, if anything; gives its element, or null. */
export function showKeptDrawing(form) {
  try {
    const section = keptSection()
    if (section === null) return null
    makeReady(section, form)
    // Who comes with words for another draw comes for the form.
    form[new URLSearchParams(location.search).has('prompt') ? 'after' : 'before'](section)
    return section
  } catch {
    // An older edition of the page made it.
    forgetDrawing()
    return null
  }
}

function makeReady(section, form) {
  section.dataset.isKept = ''
  for (const one of section.querySelectorAll('script, link')) one.remove()
  section.querySelector('[autofocus]').removeAttribute('autofocus')
  const cut = section.querySelector('.cut-name')
  // What it cost, and what was left then, may not be so any more.
  cut.nextSibling.textContent = '. Drawn before; kept in this tab of your browser. '
  cut.parentElement.append(dismissal(section, form))
}

export function forgetDrawing() {
  try {
    sessionStorage.removeItem(KEPT)
  } catch {
    // Then nothing was kept.
  }
}

function keptSection() {
  const kept = sessionStorage.getItem(KEPT)
  const found = kept === null ? null : new DOMParser().parseFromString(kept, 'text/html').querySelector('.drawn')
  return found === null ? null : document.adoptNode(found)
}

function dismissal(section, form) {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'small',
    textContent: 'Put it away',
  })
  button.addEventListener('click', () => {
    forgetDrawing()
    section.remove()
    freeForm(form)
    form.elements.namedItem('prompt').focus()
  })
  return button
}
