import { ICON_SETS } from '../../catalogue/icon-sets.ts'
import { cutName } from '../../drawing/model/cut.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { galleryAddress } from './gallery-query.ts'
import { unusualValues } from './shown-glyph.ts'
import type { ShownGlyph } from './shown-glyph.ts'

/** The names and addresses by which tools have this icon. */
export function iconNames(shown: ShownGlyph, baseUrl: string): Html {
  const { card, cut, iconName } = shown
  const address = `${baseUrl}${galleryAddress(`/api/v1/glyphs/${card.name}`, cut, unusualValues(shown))}`
  const rows = [
    ...(iconName === null ? [] : namesOf(iconName)),
    ...(iconName === null
      ? []
      : [{ what: 'Address', name: `${baseUrl}${galleryAddress(`/burin/${iconName}.svg`, cut)}` }]),
    { what: 'With curl', name: `curl '${address}'` },
  ]
  return html`<h2 id="names">Names for tools</h2>
<p>Tools that read icons in the form of Iconify have it by these names, and by its address at any cut.</p>
<dl class="names">
${lines(rows.map(({ what, name }, at) => html`<div><dt>${what}</dt><dd><code id="name-${at}">${name}</code> <button type="button" class="small" data-copy="name-${at}" aria-label="Copy: ${what}" hidden>Copy</button></dd></div>`))}
</dl>`
}

interface NameRow {
  readonly what: string
  readonly name: string
}

function namesOf(iconName: string): NameRow[] {
  return ICON_SETS.map(({ prefix, cut }) => ({ what: cutName(cut), name: `${prefix}:${iconName}` }))
}
