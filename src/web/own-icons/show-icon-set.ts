import { findSet } from '../../own-icons/icon-sets.ts'
import { iconsOfSet } from '../../own-icons/icons-of-set.ts'
import { notice } from '../html/notice.ts'
import type { WebDeps } from '../web-deps.ts'
import type { WebAnswer, WebRequest, WebRoute } from '../web-route.ts'
import { iconSetPage } from './icon-set-page.ts'
import type { IconSetPage } from './icon-set-page.ts'
import { noSetPage, ownerOf, setIn } from './own-icons-route.ts'
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
  const icons = await iconsOfSet(needs.database, set.id)
  const pictures = await deps.drawOwn.pictures(icons.map(({ program }) => ({ program, cut: set.cut })))
  const news = request.query.has('saved') ? notice('good', 'Saved.') : null
  return iconSetPage(deps, { set, icons, pictures, sharedBelow: deps.baseUrl() + SHARED_PATH, news, typed })
}
