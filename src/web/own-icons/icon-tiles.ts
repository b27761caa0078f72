import type { OwnIcon } from '../../own-icons/own-icon.ts'
import { picture } from '../../pages/figures/picture.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

/** Icons with their pictures at real size, each a way to its own page. */
export function iconTiles(icons: readonly OwnIcon[], pictures: readonly string[]): Html {
  const items = icons.map(
    ({ id, name, isDraft }, at) =>
      html`<li><a class="own-icon" href="/account/icons/${id}"><span class="tray-picture">${ownPicture(pictures[at] ?? '', null)}</span><span class="mono">${name}</span></a>${isDraft ? html`<span class="badge warning">Draft</span>` : ''}</li>`,
  )
  return html`<ul class="tray-icons">\n${lines(items)}\n</ul>\n`
}

/** A picture of our engine, or that there is none: a program of another edition may draw nothing any more. */
export function ownPicture(svg: string, label: string | null): Html {
  return svg === '' ? html`<span class="quiet">not drawn</span>` : picture(svg, { zoom: 1, label })
}
