import { z } from 'zod'
import { verificationRecordSchema } from '../../contract/domain-object.ts'
import { findDomain } from '../../domains/find-domains.ts'
import { verificationRecords } from '../../domains/verification-records.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedDomainKey } from '../find-asked.ts'
import { DOMAIN } from '../path-parameters.ts'
import { noDomain } from '../refusals.ts'

/** The records of a host. */
export const showVerification: CallerRoute = {
  method: 'GET',
  path: '/projects/:projectId/domains/:domainId/verification',
  summary: 'List the DNS records of a domain.',
  auth: 'caller',
  input: null,
  output: z.array(verificationRecordSchema),
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'no_domain', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'showVerification',
    tag: 'Domains',
    description:
      'What to write into DNS, with what was found at the last look; nothing is asked of DNS now. The TXT shows that the host is yours; it stays there. The CNAME brings visitors; where it cannot stand, at the top of a zone, the A and AAAA do, all of them and no others.',
    success: 'The records.',
    parameters: DOMAIN,
  },
  handle: async (deps, call) => {
    const domain = await findDomain(deps.database, await askedDomainKey(deps, call))
    if (domain === null) throw noDomain()
    return { body: verificationRecords(domain, deps.domains.place) }
  },
}
