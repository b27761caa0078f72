import type { IdentityDeps } from './identity-deps.ts'
import { policies, policiesOfAll } from './policies.ts'
import type { LimitDeps, Spend } from './spend-all.ts'
import { forgiveWrongCodes, giveBackCount, isAnyUsedUp } from './entities/person-limit.ts'
import type { Queryable } from '../../database/database.ts'
import { sha256 } from '../sha-256.ts'

/** Whose code it is: `address` as `addressKey` has it, `isKnown` when its browser has signed in to that before. */
export interface Typing {
  readonly address: string
  readonly isKnown: boolean
}

type TypingDeps = LimitDeps & Pick<IdentityDeps, 'limits'>

/** What a typed code is counted under. Only strangers are held to what everybody may get wrong: known browsers are few. */
export function typingLimits({ limits }: Pick<IdentityDeps, 'limits'>, { address, isKnown }: Typing): readonly Spend[] {
  const ofAddress: readonly Spend[] = [
    [policies.triesOfAddressDaily, address],
    [policies.wrongCodesOfAddress, address],
  ]
  return isKnown ? ofAddress : [...ofAddress, [policiesOfAll.wrongCodes(limits.wrongCodesPerDay), 'all']]
}

/** Whether no code can be typed now, so that only a link helps. */
export async function isTypingClosed(deps: TypingDeps, typing: Typing): Promise<boolean> {
  const limits = typingLimits(deps, typing)
    .filter(([{ quota }]) => quota > 0)
    .map(([{ name, quota }, who]) => ({ policy: name, who, quota }))
  return isAnyUsedUp(deps.database, { at: new Date(deps.now()), limits })
}

/** The owner of an address has signed in: its wrong codes are forgiven, and the right one was none, if it was typed. */
export async function forgiveTyping(database: Queryable, typing: Typing, isTyped: boolean): Promise<void> {
  const { triesOfAddressDaily, wrongCodesOfAddress } = policies
  await forgiveWrongCodes(database, {
    policies: [triesOfAddressDaily.name, wrongCodesOfAddress.name],
    who: typing.address,
  })
  if (isTyped && !typing.isKnown)
    await giveBackCount(database, { policy: policiesOfAll.wrongCodes(0).name, who: 'all' })
}

/** What limits of an address are counted under: whoever reads the counters need not know who signs in. */
export function addressKey(email: string): string {
  return Buffer.from(sha256(email)).toString('hex')
}
