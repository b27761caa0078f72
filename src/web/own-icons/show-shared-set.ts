import { findShared } from '../../own-icons/icon-sets.ts'
import { iconsOfSet } from '../../own-icons/icons-of-set.ts'
import { html } from '../../pages/html/html.ts'
import { problemPage } from '../html/problem-page.ts'
import { showCount } from '../html/show-number.ts'
import type { WebAnswer, WebRoute } from '../web-route.ts'
import { judgeIcons } from './judge-icons.ts'
import { SET_HEAD, setIcons } from './set-icons.ts'
import { SHARED_PATH } from './shared-path.ts'

/** For no search engine, and no archive: who shared it may take it back. */
const HEADERS = { 'x-robots-tag': 'noindex, noarchive, nosnippet' }

/** A set that its owner shares: its name and its icons, and nothing of whose they are. */
export const showSharedSet: WebRoute = {
  method: 'GET',
  path: `${SHARED_PATH}:share`,
  summary: 'Shows a set of icons that somebody shares.',
  access: 'anyone',
  isOpenWithoutSession: true,
  body: 'none',
  handle: async ({ accounts, drawOwn }, { parameters: { share = '' } }) => {
    if (accounts === null || !/^[0-9A-Za-z]{24}$/.test(share)) return nothingShared()
    const set = await findShared(accounts.database, share)
    if (set === null) return nothingShared()
    const icons = await judgeIcons(drawOwn, await iconsOfSet(accounts.database, set.id), set.cut)
    return {
      kind: 'page',
      title: set.name,
      headers: HEADERS,
      html: html`${SET_HEAD}<h1>${set.name}</h1>
<p class="lead">${showCount(icons.length, 'icon')}, shared by a link. Whoever has it may use them for anything, without naming anybody.</p>
${icons.length === 0 ? html`<p class="empty">Nothing is in this set now.</p>` : setIcons({ icons, cut: set.cut })}`,
    }
  },
}

function nothingShared(): WebAnswer {
  const advice = 'The link is not whole, or whoever shared these icons has taken it back.'
  return { ...problemPage(404, 'Nothing is shared here', advice), headers: HEADERS }
}
