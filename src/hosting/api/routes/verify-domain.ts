import { domainSchema } from '../../contract/domain-object.ts'
import { verifyDomain as look } from '../../domains/verify-domain.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedDomainKey } from '../find-asked.ts'
import { hostingError } from '../hosting-dialect.ts'
import { DOMAIN } from '../path-parameters.ts'
import { noDomain } from '../refusals.ts'
import { showDomain } from '../show-domain.ts'

/** Looks for the records of a host now. */
export const verifyDomain: CallerRoute = {
  method: 'POST',
  path: '/projects/:projectId/domains/:domainId/verify',
  summary: 'Look for the DNS records of a domain now.',
  auth: 'caller',
  input: null,
  output: domainSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'no_domain', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'verifyDomain',
    tag: 'Domains',
    description:
      'Asks the name servers of the zone itself, so that a new record is seen at once; takes at most five seconds, and no body. When all is there, the answer is `verified` and visitors see the site; else `problem` says which record to mend. Five looks a minute for an account.',
    success: 'The domain as it was found.',
    parameters: DOMAIN,
  },
  handle: async (deps, call) => {
    const outcome = await look(deps.domains, await askedDomainKey(deps, call))
    if (outcome.kind === 'not-found') throw noDomain()
    if (outcome.kind === 'too-often') {
      const { policy, resetSeconds } = outcome.spent
      const message = `This account has had its ${policy.quota} looks at DNS in ${policy.windowSeconds} seconds. Look again in ${resetSeconds} seconds; it is looked hourly without that.`
      throw hostingError('too_often', message, { retryAfter: resetSeconds })
    }
    deps.siteChanged(outcome.domain.hostname)
    return { body: showDomain(outcome.domain) }
  },
}
