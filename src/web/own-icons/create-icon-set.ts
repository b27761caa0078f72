import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { createSet } from '../../own-icons/icon-sets.ts'
import { OWN_LIMITS } from '../../own-icons/limits.ts'
import type { WebRoute } from '../web-route.ts'
import { ownerOf } from './own-icons-route.ts'
import { readCut } from './read-cut.ts'
import { setNameProblem } from './set-name-problem.ts'
import { ownIconsPage } from './show-own-icons.ts'

export const createIconSet: WebRoute = {
  method: 'POST',
  path: '/account/icons/sets',
  summary: 'Makes a set of icons.',
  access: 'account',
  back: '/account/icons',
  body: 'form',
  handle: async (deps, request) => {
    const { accountId, needs } = ownerOf(deps, request)
    const name = (request.form.get('name') ?? '').trim()
    const problem = setNameProblem(name)
    if (problem !== null) return ownIconsPage(deps, request, { name, problem })
    const made = await createSet(needs, { accountId, name, cut: readCut(request.form, HOUSE_CUT) })
    if (made !== null) return { kind: 'redirect', location: `/account/icons/sets/${made.id}` }
    const full = `You have ${OWN_LIMITS.sets} sets, the most there can be. Delete one first.`
    return ownIconsPage(deps, request, { name, problem: full })
  },
}
