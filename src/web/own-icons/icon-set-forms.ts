import { changeSet, deleteSet, findSet, putIntoSet, shareSet } from '../../own-icons/icon-sets.ts'
import { takeFromSet } from '../../own-icons/icons-of-set.ts'
import type { WebAnswer, WebRequest, WebRoute } from '../web-route.ts'
import type { WebDeps } from '../web-deps.ts'
import { iconIn, noSetPage, ownerOf, setIn } from './own-icons-route.ts'
import type { Owner } from './own-icons-route.ts'
import { readCut } from './read-cut.ts'
import { setNameProblem } from './set-name-problem.ts'
import { showSet } from './show-icon-set.ts'

const SETS = '/account/icons/sets/'

type Change = (
  of: Owner & { readonly setId: string },
  request: WebRequest,
  deps: WebDeps,
) => Promise<WebAnswer | boolean>

/** What can be done with a set; whoever has none of that id gets a page that says so. */
export const ICON_SET_FORMS: readonly WebRoute[] = [
  form('', 'Gives a set another name and cut.', async ({ accountId, needs, setId }, request, deps) => {
    const set = await findSet(needs.database, { accountId, setId })
    if (set === null) return false
    const name = (request.form.get('name') ?? '').trim()
    const problem = setNameProblem(name)
    if (problem !== null) return showSet(deps, request, { name: [...name].slice(0, 200).join(''), problem })
    return changeSet(needs, { accountId, setId, name, cut: readCut(request.form, set.cut) })
  }),
  form('/share', 'Shares a set by a link.', async ({ accountId, needs, setId }) =>
    shareSet(needs, { accountId, setId, isShared: true }),
  ),
  form('/unshare', 'Takes the link of a set back.', async ({ accountId, needs, setId }) =>
    shareSet(needs, { accountId, setId, isShared: false }),
  ),
  form('/take-out', 'Takes an icon out of a set.', async ({ accountId, needs, setId }, { form: sent }) => {
    const iconId = sentIcon(sent)
    const isOut = await takeFromSet(needs.database, { accountId, setId, iconId })
    return isOut && { kind: 'redirect', location: `${SETS}${setId}?out=${iconId}` }
  }),
  form(
    '/put-back',
    'Puts an icon that was taken out of a set back into it.',
    async ({ accountId, needs, setId }, { form: sent }) => {
      const iconId = sentIcon(sent)
      const came = await putIntoSet(needs, { accountId, setId, iconIds: [iconId] })
      if (came === null) return false
      // One that is there again already, or that found no room, needs no words of its own: the page shows what is in the set.
      return { kind: 'redirect', location: `${SETS}${setId}${came === 1 ? `?back=${iconId}` : ''}` }
    },
  ),
  form('/delete', 'Deletes a set.', async ({ accountId, needs, setId }) => {
    const isDone = await deleteSet(needs, { accountId, setId })
    return isDone && { kind: 'redirect', location: '/account/icons' }
  }),
]

function sentIcon(sent: URLSearchParams): string {
  return iconIn({ parameters: { id: sent.get('icon') ?? '' } })
}

function form(below: string, summary: string, change: Change): WebRoute {
  return {
    method: 'POST',
    path: `${SETS}:id${below}`,
    summary,
    access: 'account',
    back: '/account/icons',
    body: 'form',
    handle: async (deps, request) => {
      const setId = setIn(request)
      const answer = await change({ ...ownerOf(deps, request), setId }, request, deps)
      if (answer === false) return noSetPage()
      return answer === true ? { kind: 'redirect', location: `${SETS}${setId}?saved` } : answer
    },
  }
}
