import { findIcon } from '../../own-icons/find-icons.ts'
import { listSets } from '../../own-icons/icon-sets.ts'
import { setsOfIcon } from '../../own-icons/icons-of-set.ts'
import { notice } from '../html/notice.ts'
import type { WebDeps } from '../web-deps.ts'
import type { WebAnswer, WebRequest, WebRoute } from '../web-route.ts'
import { ownIconPage } from './own-icon-page.ts'
import type { OwnIconPage } from './own-icon-page.ts'
import { iconIn, noIconPage, ownerOf } from './own-icons-route.ts'

export const showOwnIcon: WebRoute = {
  method: 'GET',
  path: '/account/icons/:id',
  summary: 'Shows one icon of an account.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) =>
    showIcon(deps, request, { news: request.query.has('saved') ? notice('good', 'Saved.') : null }),
}

/** The page of an icon as it is now, with what a form has to say. */
export async function showIcon(
  deps: WebDeps,
  request: WebRequest,
  said: Pick<OwnIconPage, 'news' | 'status' | 'typed'>,
): Promise<WebAnswer> {
  const { accountId, needs } = ownerOf(deps, request)
  const iconId = iconIn(request)
  const icon = await findIcon(needs.database, { accountId, iconId })
  if (icon === null) return noIconPage()
  const [[svg = ''], sets, isIn] = await Promise.all([
    deps.drawOwn.pictures([icon]),
    listSets(needs.database, accountId),
    setsOfIcon(needs.database, iconId),
  ])
  return ownIconPage(deps, { icon, svg, sets, isIn, ...said })
}
