/* An icon in context: where icons are used, beside others of the family, beside the icons of somebody's own set. */

import { cutName } from './cut-controls.js'
import { pictureOf } from './icon-stage.js'
import { createOwnSet } from './own-set.js'

/** Of the family, what most products have. */
const COMPANY = ['home', 'search', 'gear', 'user', 'heart', 'calendar', 'mail', 'trash']

/**
 * Makes the panel work: `iconOf` says what is shown, `useCut` is told the cut that somebody takes over. Gives what shows it anew. Nothing
 * is fetched or drawn while the panel is closed.
 */
export function showContext(panel, iconOf, useCut) {
  const showCompany = createCompany(panel)
  const own = createOwnSet(panel, () => iconOf().cut, useCut)
  const show = () => {
    if (!panel.open) return
    const { svg, cut } = iconOf()
    for (const place of panel.querySelectorAll('[data-icon]')) fill(place, svg)
    own.show()
    void showCompany(cut)
  }
  panel.addEventListener('toggle', show)
  show()
  return show
}

/** Fills the places of the company with icons at the cut that it is given; while it is asked, the cut of before stands. */
function createCompany(panel) {
  let shown = ''
  return async (cut) => {
    if (shown === cutName(cut)) return
    shown = cutName(cut)
    const query = new URLSearchParams({ icons: COMPANY.join(), ...cut })
    const set = await fetch(`/burin.json?${query}`)
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
    if (shown !== cutName(cut)) return
    // Without them the icon stands alone; the next cut asks again.
    if (set === null) shown = ''
    for (const place of panel.querySelectorAll('[data-company]')) {
      const icon = set?.icons[COMPANY[place.dataset.company]]
      fill(place, icon === undefined ? '' : svgOf(icon.body, cut.size))
    }
  }
}

function fill(place, svg) {
  const picture = svg === '' ? null : pictureOf(svg)
  place.replaceChildren(...(picture === null ? [] : [picture]))
}

function svgOf(body, side) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${body}</svg>`
}
