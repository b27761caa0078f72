import { clearDrawn, setHistory } from '../../own-icons/drawn-icons.ts'
import type { WebRoute } from '../web-route.ts'
import { ownerOf } from './own-icons-route.ts'

const PATH = '/account/icons/history'
const DONE = { kind: 'redirect', location: PATH } as const

/** What can be done with a history as a whole. */
export const HISTORY_FORMS: readonly WebRoute[] = [
  {
    method: 'POST',
    path: PATH,
    summary: 'Keeps what an account draws in the browser, or no longer does.',
    access: 'account',
    back: PATH,
    body: 'form',
    handle: async (deps, request) => {
      const { accountId, needs } = ownerOf(deps, request)
      await setHistory(needs, { accountId, isOn: request.form.get('history') === 'on' })
      return DONE
    },
  },
  {
    method: 'POST',
    path: `${PATH}/clear`,
    summary: 'Forgets what an account drew in the browser.',
    access: 'account',
    back: PATH,
    body: 'form',
    handle: async (deps, request) => {
      const { accountId, needs } = ownerOf(deps, request)
      await clearDrawn(needs, accountId)
      return DONE
    },
  },
]
