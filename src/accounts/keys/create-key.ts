import type { AccountStore } from '../account.ts'
import { sha256 } from '../sha-256.ts'
import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'
import { makeLiveKeySecret } from './live-key.ts'
import type { LiveKey } from './live-key.ts'
import { insertLiveKey } from './entities/live-key.ts'
import type { NewLiveKey } from './entities/live-key.ts'
import { lockAccount } from '../entities/account.ts'

/** More would be a sign of a script gone wrong. */
const MOST_KEYS = 50
const NAME_CHARACTERS = 60

export type CreatedKey =
  /** `secret` is shown now and never again. */
  | { readonly kind: 'made'; readonly secret: string; readonly key: LiveKey }
  /** The same form was sent before, and made a key whose secret was shown then. */
  | { readonly kind: 'already' }
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'bad-name'; readonly problem: string }

/** Makes a live key for an account. `formToken` marks the form that asked for it: sent twice, it makes one key. */
export async function createKey(
  deps: { readonly database: AccountStore; readonly now: () => number; readonly random: RandomBytes },
  { accountId, name, formToken }: { accountId: string; name: string; formToken: string },
): Promise<CreatedKey> {
  const trimmed = name.trim()
  const problem = nameProblem(trimmed)
  if (problem !== null) return { kind: 'bad-name', problem }
  const secret = makeLiveKeySecret(deps.random)
  const createdAt = new Date(deps.now())
  const key: LiveKey = {
    id: `key_${randomText(deps.random, 24)}`,
    name: trimmed,
    lastFour: secret.slice(-4),
    createdAt,
    lastUsedAt: null,
    revokedAt: null,
  }
  const row: NewLiveKey = {
    ...key,
    accountId,
    form: sha256(`${accountId} ${formToken}`),
    hash: sha256(secret),
    at: createdAt,
    most: MOST_KEYS,
  }
  const { made, repeated } = await deps.database.transaction(async (within) =>
    (await lockAccount(within, accountId)) ? insertLiveKey(within, row) : { made: false, repeated: false },
  )
  if (made) return { kind: 'made', secret, key }
  return repeated ? { kind: 'already' } : { kind: 'too-many', most: MOST_KEYS }
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Give the key a name, such as the project that will use it.'
  if ([...name].length > NAME_CHARACTERS) return `The name must have at most ${NAME_CHARACTERS} characters.`
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f]/.test(name) ? 'The name must be on one line, without control characters.' : null
}
