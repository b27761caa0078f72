import { removeDomain as removeRow } from '../../domains/remove-domains.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedDomainKey } from '../find-asked.ts'
import { DOMAIN } from '../path-parameters.ts'
import { noDomain } from '../refusals.ts'

/** Takes a host from a project. */
export const removeDomain: CallerRoute = {
  method: 'DELETE',
  path: '/projects/:projectId/domains/:domainId',
  summary: 'Remove a domain from a project.',
  auth: 'caller',
  input: null,
  output: null,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'no_domain', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'removeDomain',
    tag: 'Domains',
    description:
      'Visitors see nothing there from then on. Remove its records from DNS too. For 30 days no other account can verify the host; this one can at once, with the same records.',
    success: 'It is gone.',
    status: 204,
    parameters: DOMAIN,
  },
  handle: async (deps, call) => {
    const removed = await removeRow(deps.domains, await askedDomainKey(deps, call))
    if (removed === null) throw noDomain()
    deps.siteChanged(removed.hostname)
    return { status: 204, body: null }
  },
}
