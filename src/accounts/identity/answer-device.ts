import type { Account } from '../account.ts'
import { policies } from './policies.ts'
import { spendAll } from './spend-all.ts'
import type { Limited, LimitDeps } from './spend-all.ts'
import { answerDeviceGrant } from './entities/device-grant.ts'
import { userCodeHash } from './device-grants.ts'

/** `gone`: nothing waits under this user code, or not any more. */
export type DeviceAnswer = { readonly kind: 'answered' } | { readonly kind: 'gone' } | Limited

/** Lets the program with this user code in as this account, or turns it away. It stands after that. */
export async function answerDevice(
  deps: LimitDeps,
  of: { userCode: string; account: Account; approve: boolean },
): Promise<DeviceAnswer> {
  const userCodeHashed = userCodeHash(of.userCode)
  if (userCodeHashed === null) return { kind: 'gone' }
  // An answer tells as much as a look: guesses must not go on here.
  const limited = await spendAll(deps, [
    [policies.userCodesOfAccount, of.account.id],
    [policies.userCodesOfAccountDaily, of.account.id],
  ])
  if (limited !== null) return limited
  const isAnswered = await answerDeviceGrant(deps.database, {
    userCodeHash: userCodeHashed,
    at: new Date(deps.now()),
    answer: of.approve ? 'approved' : 'denied',
    accountId: of.account.id,
  })
  return { kind: isAnswered ? 'answered' : 'gone' }
}
