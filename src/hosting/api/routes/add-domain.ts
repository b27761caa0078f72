import { ApiError } from '../../../api/api-error.ts'
import { jsonInput } from '../../../api/route.ts'
import { domainCreationSchema, domainSchema } from '../../contract/domain-object.ts'
import type { DomainCreation } from '../../contract/domain-object.ts'
import { addDomain as addRow } from '../../domains/add-domain.ts'
import type { CallerRoute } from '../api-deps.ts'
import { createOnce } from '../create-once.ts'
import { askedProjectId } from '../find-asked.ts'
import { PROJECT_ID } from '../path-parameters.ts'
import { domainTaken, noProject, quotaRefusal } from '../refusals.ts'
import { showDomain } from '../show-domain.ts'

/** Adds a host to a project. */
export const addDomain: CallerRoute<DomainCreation> = {
  method: 'POST',
  path: '/projects/:projectId/domains',
  summary: 'Add a domain to a project.',
  auth: 'caller',
  input: jsonInput(domainCreationSchema, 16 * 1024, {
    advice: { tooLarge: 'send `hostname` and `pathPrefix` alone', noRoom: 'send a smaller one' },
  }),
  isIdempotent: true,
  output: domainSchema,
  errors: [
    'no_token',
    'wrong_token',
    'too_often',
    'no_project',
    'conflict',
    'quota_reached',
    'too_large',
    'unavailable',
  ],
  caching: 'none',
  reference: {
    operationId: 'addDomain',
    tag: 'Domains',
    description:
      'Then write the records that `GET …/verification` names into DNS. They are looked for after a minute, then hourly for 14 days; `POST …/verify` looks at once. Nothing is shown at the host before. A host is one account’s at a time; its projects may share it, each at a path of its own.',
    success: 'The domain, which waits for its records.',
    status: 201,
    parameters: PROJECT_ID,
  },
  handle: async (deps, call) =>
    createOnce(deps, call, async () => {
      const { account } = call.caller
      const { hostname, pathPrefix = '/' } = call.body
      const asked = { accountId: account.id, projectId: askedProjectId(call), hostname, pathPrefix }
      const added = await addRow(deps.domains, asked, deps.quotasOf(account).domainsOfProject)
      switch (added.kind) {
        case 'not-found':
          throw noProject()
        case 'quota-reached':
          throw quotaRefusal(added, deps.now())
        case 'taken':
          throw domainTaken(added.owner)
        case 'invalid': {
          const message = `\`${added.field}\` ${added.problem}.`
          throw new ApiError('invalid', message, { issues: [{ path: added.field, message, code: added.code }] })
        }
        case 'added': {
          const body = showDomain(added.domain)
          const location = `${deps.apiUrl()}/projects/${body.projectId}/domains`
          return { status: 201, body, headers: { location } }
        }
      }
    }),
}
