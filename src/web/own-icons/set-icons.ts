import type { OwnIcon } from '../../own-icons/own-icon.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html, Part } from '../../pages/html/html.ts'
import { playLink } from '../workbench/play-link.ts'
import { scriptTags } from '../page-files/scripts.ts'
import { cutBench } from '../workbench/cut-bench.ts'
import { ownPicture } from './icon-tiles.ts'

interface SetIcons {
  readonly icons: readonly OwnIcon[]
  readonly pictures: readonly string[]
  readonly cut: Cut
  /** What else can be done with an icon. */
  readonly more?: (icon: OwnIcon) => Part
}

/** The scripts of pages that show a set. */
export const SET_HEAD: Html = scriptTags('icon-set.js')

/** The icons of a set at its cut, to be taken along; with a script they follow sliders, and are exported together. */
export function setIcons({ icons, pictures, cut, more = () => null }: SetIcons): Html {
  const items = icons.map((icon, at) => {
    const svg = pictures[at] ?? ''
    const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    const edit = playLink(icon.program, cut)
    return html`<li data-name="${icon.name}"><div class="tray-picture">${ownPicture(svg, icon.name)}</div><span class="mono">${icon.name}</span>
<p class="quiet"></p>
<p class="links"><a download="${icon.name}.svg" href="${data}">Download SVG</a>${edit === null ? '' : html` <a href="${edit}">Edit</a>`}</p>
<details><summary>Program</summary><pre tabindex="0"><code>${icon.program}</code></pre></details>${more(icon)}</li>`
  })
  return html`<section class="icon-set" aria-label="Icons">
${cutBench(cut)}<p class="actions exports" hidden><button type="button" data-export="zip">Zip of SVG files</button> <button type="button" data-export="sprite">Sprite</button> <button type="button" data-export="components">React components</button> <button type="button" data-tray>Put all into the tray</button></p>
<p data-drafts></p>
<p class="quiet" role="status" data-said></p>
<ul class="tray-icons">
${lines(items)}
</ul>
</section>\n`
}
