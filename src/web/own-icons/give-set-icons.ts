import { findSet } from '../../own-icons/icon-sets.ts'
import { iconsOfSet } from '../../own-icons/icons-of-set.ts'
import type { WebRoute } from '../web-route.ts'
import { AUTHORS_DOUBT, authorsDrafts } from './judge-icons.ts'
import { ownerOf, setIn } from './own-icons-route.ts'

/** A set for the script of the tray, which puts its icons there. */
export const giveSetIcons: WebRoute = {
  method: 'GET',
  path: '/account/icons/sets/:id/icons.json',
  summary: 'Gives the icons of a set for the tray.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    const { accountId, needs } = ownerOf(deps, request)
    const set = await findSet(needs.database, { accountId, setId: setIn(request) })
    const icons = set === null ? [] : await iconsOfSet(needs.database, set.id)
    const doubted = await authorsDrafts(deps.drawOwn, icons)
    const saidOf = (id: string) => (doubted.has(id) ? [{ severity: 'error', message: AUTHORS_DOUBT }] : [])
    return {
      kind: 'data',
      status: set === null ? 404 : 200,
      mediaType: 'application/json; charset=utf-8',
      body: JSON.stringify(
        icons.map(({ id, name, program, prompt, cut }) => ({ name, program, prompt, cut, said: saidOf(id) })),
      ),
    }
  },
}
