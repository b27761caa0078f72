import { countIcons, listDrawn } from '../../own-icons/find-icons.ts'
import { OWN_LIMITS } from '../../own-icons/limits.ts'
import { keepsHistory } from '../../own-icons/lock-owner.ts'
import { html } from '../../pages/html/html.ts'
import { accountPage } from '../html/account/account-page.ts'
import { showNumber } from '../html/show-number.ts'
import type { WebRoute } from '../web-route.ts'
import { iconTiles } from './icon-tiles.ts'
import { olderLink } from './older-link.ts'
import { iconsPage, ownerOf } from './own-icons-route.ts'

const PATH = '/account/icons/history'

export const showOwnHistory: WebRoute = {
  method: 'GET',
  path: PATH,
  summary: 'Shows what an account drew in the browser.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    const { accountId, needs } = ownerOf(deps, request)
    const { database } = needs
    const [counts, isOn, page] = await Promise.all([
      countIcons(database, accountId),
      keepsHistory(database, accountId),
      iconsPage(request, 'drawnAt', (asked) => listDrawn(database, { accountId, ...asked })),
    ])
    const pictures = await deps.drawOwn.pictures(page.icons)
    return accountPage(deps, {
      section: 'icons',
      title: 'What you drew',
      html: html`<p><a href="/account/icons">All your icons</a></p>
<p class="lead">What you drew in the browser while you were signed in: your words, the program, its cut; the last ${OWN_LIMITS.drawn}, for ${OWN_LIMITS.drawnDays} days. Only you see it. What programs draw with your keys is not in it.</p>
<div class="actions"><form method="post" action="${PATH}"><input type="hidden" name="history" value="${isOn ? 'off' : 'on'}"><button>${isOn ? 'Stop keeping it' : 'Keep it again'}</button></form>
${counts.drawn === 0n ? '' : html`<details class="confirm"><summary>Empty it…</summary><form method="post" action="${PATH}/clear"><p>${showNumber(counts.drawn)} are forgotten for good; icons that you keep stay.</p><button class="small danger">Empty the history</button></form></details>`}</div>
${isOn ? '' : html`<p class="notice">Nothing that you draw from now on is kept here.</p>\n`}${page.icons.length === 0 ? html`<p class="empty">Nothing is in it. <a href="/">Draw an icon</a></p>` : iconTiles(page.icons, pictures)}${olderLink(PATH, page)}`,
    })
  },
}
