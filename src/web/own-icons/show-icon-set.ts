import { findIcon } from '../../own-icons/find-icons.ts'
import { findSet } from '../../own-icons/icon-sets.ts'
import { iconsOfSet } from '../../own-icons/icons-of-set.ts'
import type { Html } from '../../pages/html/html.ts'
import { notice } from '../html/notice.ts'
import type { WebDeps } from '../web-deps.ts'
import type { WebAnswer, WebRequest, WebRoute } from '../web-route.ts'
import { iconSetPage } from './icon-set-page.ts'
import type { IconSetPage } from './icon-set-page.ts'
import { judgeIcons } from './judge-icons.ts'
import { iconIn, noSetPage, ownerOf, setIn } from './own-icons-route.ts'
import { outOfSet } from './out-of-set.ts'
import { SHARED_PATH } from './shared-path.ts'

export const showIconSet: WebRoute = {
  method: 'GET',
  path: '/account/icons/sets/:id',
  summary: 'Shows a set of icons of an account.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => showSet(deps, request, null),
}

/** The page of a set as it is now; `typed` is what was sent and could not be. */
export async function showSet(deps: WebDeps, request: WebRequest, typed: IconSetPage['typed']): Promise<WebAnswer> {
  const { accountId, needs } = ownerOf(deps, request)
  const set = await findSet(needs.database, { accountId, setId: setIn(request) })
  if (set === null) return noSetPage()
  const icons = await judgeIcons(deps.drawOwn, await iconsOfSet(needs.database, set.id), set.cut)
  const news = await newsOf(deps, request, set.id)
  return iconSetPage(deps, { set, icons, sharedBelow: deps.baseUrl() + SHARED_PATH, news, typed })
}

/** What was just done with the set, as the address says it. */
async function newsOf(deps: WebDeps, request: WebRequest, setId: string): Promise<Html | null> {
  const { query } = request
  if (query.has('saved')) return notice('good', 'Saved.')
  const moved = query.get('out') ?? query.get('back')
  if (moved === null) return null
  const { accountId, needs } = ownerOf(deps, request)
  const icon = await findIcon(needs.database, { accountId, iconId: iconIn({ parameters: { id: moved } }) })
  if (icon === null) return null
  return query.has('out') ? outOfSet(icon, setId) : notice('good', `${icon.name} is back, at the end of the set.`)
}
