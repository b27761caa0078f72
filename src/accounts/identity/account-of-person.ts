import type { Account } from '../account.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { newAccountId } from '../account.ts'
import type { OidcPerson } from './oidc/oidc-verifier.ts'
import { placeholderEmail } from './placeholder-email.ts'
import { findLinkedAccount, linkIdentity } from './entities/linked-identity.ts'
import { findOrInsertAccount } from '../entities/account.ts'

/**
 * The account of somebody whom another identity provider vouches for. At the first time they get the account of their
 * address, if the provider says that the address is verified; otherwise one of their own. After that the link counts,
 * whatever address the provider names.
 */
export async function accountOfPerson(
  deps: Pick<IdentityDeps, 'database' | 'now' | 'random'>,
  person: OidcPerson,
): Promise<Account> {
  const known = await findLinkedAccount(deps.database, person)
  if (known !== null) return known
  const { issuer, subject } = person
  return await deps.database.transaction(async (within) => {
    const at = new Date(deps.now())
    // The same one for each of several first times at once.
    const email = person.email ?? placeholderEmail(issuer, subject)
    const made = await findOrInsertAccount(within, { id: newAccountId(deps.random), email, at })
    await linkIdentity(within, { issuer, subject, accountId: made.id, at })
    const linked = await findLinkedAccount(within, person)
    if (linked === null) throw new Error('an identity that was linked has no account')
    return linked
  })
}
