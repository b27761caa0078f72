import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { createSet } from '../../own-icons/icon-sets.ts'
import { OWN_LIMITS } from '../../own-icons/limits.ts'
import { answerJson } from '../answer-json.ts'
import type { WebAnswer, WebRoute } from '../web-route.ts'
import { ownerOf } from './own-icons-route.ts'
import { readCut } from './read-cut.ts'
import { setNameProblem } from './set-name-problem.ts'
import { ownIconsPage } from './show-own-icons.ts'

/** A set of the form's name and cut. The script of the tray asks for JSON, and stays on its page; a name that cannot be is an answer there too. */
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
    const isScript = request.header('accept') === 'application/json'
    const refused = async (problem: string): Promise<WebAnswer> =>
      isScript ? answerJson(200, { problem }) : ownIconsPage(deps, request, { name, problem })
    const problem = setNameProblem(name)
    if (problem !== null) return refused(problem)
    const made = await createSet(needs, { accountId, name, cut: readCut(request.form, HOUSE_CUT) })
    if (made === null) return refused(`You have ${OWN_LIMITS.sets} sets, the most there can be. Delete one first.`)
    return isScript
      ? answerJson(200, { id: made.id, name: made.name })
      : { kind: 'redirect', location: `/account/icons/sets/${made.id}` }
  },
}
