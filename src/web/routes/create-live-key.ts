import { createKey } from '../../accounts/keys/create-key.ts'
import type { CreatedKey } from '../../accounts/keys/create-key.ts'
import { listKeys } from '../../accounts/keys/entities/live-key.ts'
import { freeHerePage } from '../html/problem-page.ts'
import { keysPage } from '../html/account/keys-page.ts'
import type { KeysPage } from '../html/account/keys-page.ts'
import { newKey } from '../html/account/new-key.ts'
import { notice } from '../html/notice.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const createLiveKey: WebRoute = {
  method: 'POST',
  path: '/account/keys',
  summary: 'Makes a live key and shows its secret once.',
  access: 'account',
  back: '/account/keys',
  body: 'form',
  handle: async (deps, request) => {
    if (!deps.hasCredits) return freeHerePage()
    const { accounts, session } = signedIn(deps, request)
    const { database } = accounts
    const accountId = session.account.id
    const name = request.form.get('name') ?? ''
    const formToken = request.form.get('formToken') ?? ''
    const created = await createKey({ database, now: deps.now, random: deps.random }, { accountId, name, formToken })
    const keys = await listKeys(database, accountId)
    return keysPage(deps, { keys, ...outcome(created, name, deps.baseUrl()) })
  },
}

function outcome(created: CreatedKey, name: string, baseUrl: string): Omit<KeysPage, 'keys'> {
  switch (created.kind) {
    case 'made':
      return { news: newKey(created.key, created.secret, baseUrl) }
    case 'bad-name':
      return { status: 400, name, problem: created.problem }
    case 'too-many':
      return {
        status: 409,
        name,
        problem: `You have ${created.most} keys in use, the most there can be. Revoke one first.`,
      }
    case 'already':
      return { status: 409, news: notice('warning', ALREADY) }
  }
}

const ALREADY =
  'This form was sent before, and made one key. Its secret was shown then and cannot be shown again. If you have not copied it, revoke that key and create another.'
