import type { IconSet } from '../../own-icons/icon-sets.ts'
import { OWN_LIMITS } from '../../own-icons/limits.ts'
import type { OwnIcon } from '../../own-icons/own-icon.ts'
import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { cutFields } from '../gallery/cut-fields.ts'
import { accountPage } from '../html/account/account-page.ts'
import type { AccountSections } from '../html/account/account-page.ts'
import { field } from '../html/field.ts'
import type { WebAnswer } from '../web-route.ts'
import type { JudgedIcon } from './judge-icons.ts'
import { SET_HEAD, setIcons } from './set-icons.ts'

export interface IconSetPage {
  readonly set: IconSet
  readonly icons: readonly JudgedIcon[]
  /** The address that a shared set has, without its last part. */
  readonly sharedBelow: string
  readonly news: Html | null
  /** What was typed as a name, and why it is none. */
  readonly typed: { readonly name: string; readonly problem: string } | null
}

/** A set of an account, with all that can be done with it. */
export function iconSetPage(deps: AccountSections, page: IconSetPage): WebAnswer {
  const { set, icons, news, typed } = page
  const path = `/account/icons/sets/${set.id}`
  const takeOut = ({ id, name }: OwnIcon): Html =>
    html`<form method="post" action="${path}/take-out"><input type="hidden" name="icon" value="${id}"><button class="small" aria-label="Take out: ${name}">Take out</button></form>`
  return accountPage(deps, {
    section: 'icons',
    title: set.name,
    status: typed === null ? 200 : 400,
    html: html`${SET_HEAD}<p><a href="/account/icons">All your icons</a></p>
${news}${icons.length === 0 ? EMPTY : setIcons({ icons, cut: set.cut, more: takeOut })}
${shareSection(page, path)}
<section aria-labelledby="change"><h2 id="change">Name and cut</h2>
<form class="form" method="post" action="${path}">
${field({ name: 'name', label: 'Name', value: typed?.name ?? set.name, problem: typed?.problem ?? null, attributes: html`maxlength="${OWN_LIMITS.setNameCharacters}" required autocomplete="off"` })}
<div class="fields">
${cutFields(set.cut)}
</div>
<div class="actions"><button class="primary">Save</button></div>
</form>
<details class="confirm"><summary>Delete the set…</summary><form method="post" action="${path}/delete"><p>Its icons stay with your account${set.share === null ? '' : '; its link leads nowhere from then on'}.</p><button class="small danger">Delete “${set.name}”</button></form></details>
</section>`,
  })
}

const EMPTY = html`<p class="empty">Nothing is in it yet. Put icons into it on <a href="/account/icons">their own pages</a>, or from the <a href="/tray">tray</a>.</p>\n`

function shareSection({ set, sharedBelow }: IconSetPage, path: string): Html {
  if (set.share === null)
    return html`<section aria-labelledby="share"><h2 id="share">Share</h2>
<p>A link shows this set to anybody who has it: its name, its icons and their programs. It says nothing of you, is found by no search engine, and can be taken back.</p>
<form method="post" action="${path}/share"><button>Make a link</button></form>
</section>`
  return html`<section aria-labelledby="share"><h2 id="share">Share <span class="badge warning">Shared</span></h2>
<p>Whoever has this link sees the name of the set, its icons and their programs, as they are now and as you change them. It says nothing of you.</p>
<div class="copy"><input readonly id="shared" aria-label="Link" value="${sharedBelow}${set.share}"><button type="button" data-copy="shared" hidden>Copy</button></div>
<details class="confirm"><summary>Stop sharing…</summary><form method="post" action="${path}/unshare"><p>The link leads nowhere from then on, for good. A later one is another.</p><button class="small danger">Stop sharing</button></form></details>
</section>`
}
