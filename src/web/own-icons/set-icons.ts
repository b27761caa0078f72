import type { Cut } from '../../drawing/model/cut.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html, Part } from '../../pages/html/html.ts'
import { playLink } from '../workbench/play-link.ts'
import { scriptTags } from '../page-files/scripts.ts'
import { cutBench } from '../workbench/cut-bench.ts'
import { ownPicture } from './icon-tiles.ts'
import { AUTHORS_DOUBT } from './judge-icons.ts'
import type { JudgedIcon } from './judge-icons.ts'

interface SetIcons {
  readonly icons: readonly JudgedIcon[]
  readonly cut: Cut
  /** What else can be done with an icon. */
  readonly more?: (icon: JudgedIcon) => Part
}

/** The scripts of pages that show a set. */
export const SET_HEAD: Html = scriptTags('icon-set.js')

/** The script puts its own in its place, which says why. */
const DRAFT = html`<p class="draft"><span class="badge warning">Draft</span></p>`

/** The icons of a set at its cut, to be taken along; with a script they follow sliders, and are exported together. */
export function setIcons({ icons, cut, more = () => null }: SetIcons): Html {
  const items = icons.map((icon) => {
    const { svg, isDraft, isAuthorsDraft } = icon
    const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    const edit = playLink(icon.program, cut)
    return html`<li data-name="${icon.name}"${isAuthorsDraft ? html` data-doubt="${AUTHORS_DOUBT}"` : ''}><div class="tray-picture">${ownPicture(svg, icon.name)}</div>${isDraft ? DRAFT : ''}<span class="mono">${icon.name}</span>
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
