import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

const GUIDES = [
  { name: 'pixels', label: 'Pixel grid', isShown: true },
  { name: 'live-area', label: 'Live area', isShown: false },
  { name: 'keylines', label: 'Keylines', isShown: false },
]

/** What can be shown with the enlarged icons of a page; the switches wait, hidden, for the script that draws it. */
export const GUIDE_SWITCHES: Html = html`<fieldset class="guides" hidden><legend class="visually-hidden">Shown with the enlarged icon</legend>${GUIDES.map(
  ({ name, label, isShown }) =>
    html`<label class="check"><input type="checkbox" value="${name}"${isShown ? ' checked' : ''} autocomplete="off"> <span>${label}</span></label>`,
)}</fieldset>\n`

/** All cuts of an icon, drawn in the browser once it is opened; it waits, hidden, for the script that does so. */
export const ALL_CUTS: Html = html`<details class="all-cuts" hidden><summary>All 120 cuts</summary>
<p class="quiet">Each is drawn anew for its size, stroke and corners; the columns are corner radii. Click one to have it, or go from one to the next with the arrow keys.</p>
<div class="both"></div></details>\n`
