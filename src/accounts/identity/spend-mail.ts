import { networkKeys } from '../../platform/http/network-of.ts'
import { sha256 } from '../sha-256.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { policies, policiesOfAll } from './policies.ts'
import { spendAll } from './spend-all.ts'
import type { Limited, LimitDeps, Spend } from './spend-all.ts'
import { giveBackCount } from './entities/person-limit.ts'

/** So many mails were sent to anybody in this minute that there is none left; whole seconds until there is. */
export interface MailsFull {
  readonly kind: 'mails-full'
  readonly retryAfterSeconds: number
}

type MailDeps = LimitDeps & Pick<IdentityDeps, 'limits'>

/**
 * Counts one mail to an address. Null when it may be sent. `knownBrowser`: what limits of the asking browser are counted
 * under, if it has signed in to this address before; then it has limits of its own. A network that was not heard of for
 * this address today may have one mail beyond those of the address: nobody can use up what others may ask for.
 */
export async function spendMail(
  deps: MailDeps,
  of: { address: string; knownBrowser: string | null; network: string },
): Promise<Limited | MailsFull | null> {
  const { address, knownBrowser } = of
  const { mailsPerMinute } = deps.limits
  // The mail comes last: what is refused for its address must not use up those of everybody.
  if (knownBrowser !== null)
    return spend(deps, [
      [policies.codesOfKnownBrowser, knownBrowser],
      [policies.codesOfKnownBrowserDaily, knownBrowser],
      [policiesOfAll.mailsOfKnownBrowsers(mailsPerMinute), 'all'],
    ])
  const mail: Spend = [policiesOfAll.mails(mailsPerMinute), 'all']
  const limited = await spend(deps, [[policies.codesOfAddress, address], [policies.codesOfAddressDaily, address], mail])
  if (limited?.kind !== 'limited') return limited
  // Of IPv6 the /48: that is what one customer may have, with 65,536 networks to come from.
  const widest = networkKeys(of.network).at(-1)
  const fresh = Buffer.from(sha256(`${address} ${widest?.key}`)).toString('hex')
  const beyond = await spend(deps, [[policies.codesOfFreshNetwork, fresh], mail])
  return beyond?.kind === 'limited' ? limited : beyond
}

async function spend(deps: MailDeps, spends: readonly Spend[]): Promise<Limited | MailsFull | null> {
  const limited = await spendAll(deps, spends)
  const [last] = spends.at(-1) ?? []
  if (limited === null || limited.policy !== last?.name) return limited
  deps.tell({ kind: 'mail', outcome: 'refused' })
  // What comes of a flood of others' must use up nobody's own.
  for (const [{ name: policy }, who] of spends.slice(0, -1)) await giveBackCount(deps.database, { policy, who })
  return { kind: 'mails-full', retryAfterSeconds: limited.retryAfterSeconds }
}
