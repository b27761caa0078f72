import { countIcons, listKept } from '../../own-icons/find-icons.ts'
import { listSets } from '../../own-icons/icon-sets.ts'
import type { IconSet } from '../../own-icons/icon-sets.ts'
import { OWN_LIMITS } from '../../own-icons/limits.ts'
import { cutName } from '../../drawing/model/cut.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { accountPage } from '../html/account/account-page.ts'
import { field } from '../html/field.ts'
import { notice } from '../html/notice.ts'
import { showCount, showNumber } from '../html/show-number.ts'
import type { WebDeps } from '../web-deps.ts'
import type { WebAnswer, WebRequest, WebRoute } from '../web-route.ts'
import { iconTiles } from './icon-tiles.ts'
import { olderLink } from './older-link.ts'
import { iconsPage, ownerOf } from './own-icons-route.ts'

export const showOwnIcons: WebRoute = {
  method: 'GET',
  path: '/account/icons',
  summary: 'Shows the icons that an account keeps, and its sets.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => ownIconsPage(deps, request, { name: '', problem: null }),
}

interface TypedSet {
  readonly name: string
  readonly problem: string | null
}

/** The page as it is now; `typed` is what was sent for a set that could not be made, and why. */
export async function ownIconsPage(deps: WebDeps, request: WebRequest, typed: TypedSet): Promise<WebAnswer> {
  const { accountId, needs } = ownerOf(deps, request)
  const { database } = needs
  const [counts, sets, page] = await Promise.all([
    countIcons(database, accountId),
    listSets(database, accountId),
    iconsPage(request, 'keptAt', (asked) => listKept(database, { accountId, ...asked })),
  ])
  const pictures = await deps.drawOwn.pictures(page.icons)
  const removed = request.query.has('removed') ? notice('good', 'The icon is removed.') : ''
  return accountPage(deps, {
    section: 'icons',
    title: 'Icons',
    status: typed.problem === null ? 200 : 400,
    html: html`<p class="lead">Icons that you keep with your account, as programs: they can be drawn at every cut. <a href="/account/icons/history">What you drew lately</a> (${showNumber(counts.drawn)})</p>
${removed}<section aria-labelledby="kept">
<h2 id="kept">Kept <span class="badge">${showNumber(counts.kept)} of ${showNumber(OWN_LIMITS.icons)}</span></h2>
${page.icons.length === 0 ? NOTHING : iconTiles(page.icons, pictures)}${olderLink('/account/icons', page)}</section>
${setsSection(sets, typed)}`,
  })
}

const NOTHING = html`<p class="empty">Nothing is kept yet. “Keep as a set” and “Keep all with your account” stand in the <a href="/tray">tray</a>, “Keep with your account” beside each icon of <a href="/account/icons/history">what you drew</a>.</p>\n`

function setsSection(sets: readonly IconSet[], { name, problem }: TypedSet): Html {
  const items = sets.map(
    (set) =>
      html`<li><div><a href="/account/icons/sets/${set.id}">${set.name}</a>${set.share === null ? '' : html` <span class="badge warning">Shared</span>`}<div class="quiet">${showCount(set.icons, 'icon')} at ${cutName(set.cut)}</div></div></li>`,
  )
  return html`<section aria-labelledby="sets">
<h2 id="sets">Sets <span class="badge">${sets.length} of ${OWN_LIMITS.sets}</span></h2>
${items.length === 0 ? html`<p class="empty">A set holds icons that belong together, at one cut. “Keep as a set” makes one of your <a href="/tray">tray</a>. It can be loaded into the tray, and shared by a link.</p>` : html`<ul class="rows">\n${lines(items)}\n</ul>`}
<form class="inline-form" method="post" action="/account/icons/sets">
${field({ name: 'name', label: 'Make a set', hint: 'What it is for, such as “Mail app”.', value: name, problem, attributes: html`maxlength="${OWN_LIMITS.setNameCharacters}" required autocomplete="off"` })}
<button class="primary">Make set</button>
</form>
</section>`
}
