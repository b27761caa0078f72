import { cutName } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { IconSet } from '../../own-icons/icon-sets.ts'
import type { OwnIcon } from '../../own-icons/own-icon.ts'
import { picture } from '../../pages/figures/picture.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { cutFields } from '../gallery/cut-fields.ts'
import { accountPage } from '../html/account/account-page.ts'
import type { AccountSections } from '../html/account/account-page.ts'
import { field } from '../html/field.ts'
import { showDate } from '../html/show-date.ts'
import type { WebAnswer } from '../web-route.ts'
import { playLink } from '../workbench/play-link.ts'

/** About as large as an icon is shown, in px; the enlargement is whole, so that each of its pixels is one. */
const LARGE_SIDE = 192

export interface OwnIconPage {
  readonly icon: OwnIcon
  readonly svg: string
  readonly sets: readonly IconSet[]
  /** The ids of those that it is in. */
  readonly isIn: ReadonlySet<string>
  /** What just happened. */
  readonly news: Html | null
  readonly status?: number
  /** What was typed as a name, and why it is none. */
  readonly typed?: { readonly name: string; readonly problem: string }
}

/** One icon of an account, with all that can be done with it. */
export function ownIconPage(deps: AccountSections, page: OwnIconPage): WebAnswer {
  const { icon, svg, news, status = 200 } = page
  const { name, cut, isDraft, prompt } = icon
  return accountPage(deps, {
    section: 'icons',
    title: name,
    status,
    html: html`<p><a href="/account/icons">All your icons</a></p>
${news}${prompt === null ? '' : html`<p class="lead">“${prompt}”</p>`}
<p>${isDraft ? html`<span class="badge warning">Draft</span>` : html`<span class="badge good">Checked</span>`} <span class="mono">${cutName(cut)}</span>${icon.drawnAt === null ? '' : html` <span class="quiet">Drawn on ${showDate(icon.drawnAt)}</span>`}</p>
${svg === '' ? html`<p class="notice problem">This program draws nothing any more at this cut. <a href="/play">Play</a> says what is wrong with it.</p>` : html`<div class="stage">${picture(svg, { zoom: Math.floor(LARGE_SIDE / cut.size), label: name, grid: true, side: cut.size })}</div>`}
${takeAlong(icon, svg, cut)}${icon.keptAt === null ? keepForm(icon) : changeForm(page)}
<details class="confirm"><summary>Remove…</summary><form method="post" action="/account/icons/${icon.id}/remove"><p>It goes from what you keep, from your sets, and from what you drew.</p><button class="small danger">Remove ${name}</button></form></details>`,
  })
}

function takeAlong({ name, program }: OwnIcon, svg: string, cut: Cut): Html {
  const edit = playLink(program, cut)
  const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return html`<p class="actions">${svg === '' ? '' : html`<a class="button primary" href="${data}" download="${name}.svg">Download SVG</a> `}${edit === null ? '' : html`<a class="button" href="${edit}">Edit, and every other form</a>`}</p>
<details><summary>The program it is drawn from</summary><pre tabindex="0"><code>${program}</code></pre></details>\n`
}

function keepForm({ id }: OwnIcon): Html {
  return html`<form method="post" action="/account/icons/${id}/keep"><p>It is in the history of what you drew, and goes with it.</p><button class="primary">Keep with your account</button></form>\n`
}

function changeForm({ icon, sets, isIn, typed }: OwnIconPage): Html {
  const boxes = sets.map(
    ({ id, name }) =>
      html`<label class="check"><input type="checkbox" name="set" value="${id}"${isIn.has(id) ? ' checked' : ''}> <span>${name}</span></label>`,
  )
  const own = typed?.name ?? icon.name
  return html`<form class="form" method="post" action="/account/icons/${icon.id}">
${field({ name: 'name', label: 'Name', value: own, problem: typed?.problem ?? null, attributes: html`maxlength="64" required autocomplete="off" spellcheck="false"` })}
<div class="fields">
${cutFields(icon.cut)}
</div>
${boxes.length === 0 ? '' : html`<fieldset class="sets"><legend>In sets</legend>\n${lines(boxes)}\n</fieldset>`}
<div class="actions"><button class="primary">Save</button></div>
</form>\n`
}
