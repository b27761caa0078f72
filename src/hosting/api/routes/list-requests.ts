import { z } from 'zod'
import { requestSchema } from '../../contract/traffic-object.ts'
import type { RequestObject } from '../../contract/traffic-object.ts'
import { readRequests } from '../../traffic/read-requests.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedProject } from '../find-asked.ts'
import { PROJECT_ID } from '../path-parameters.ts'

/** What visitors asked of a project's site just now. */
export const listRequests: CallerRoute = {
  method: 'GET',
  path: '/projects/:projectId/requests',
  summary: "List the last requests to a project's site.",
  auth: 'caller',
  input: null,
  output: z.array(requestSchema),
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'listRequests',
    tag: 'Projects',
    description:
      'The last 200 of 24 hours, newest first, on one page; a busy site has more than are kept. They come within a minute or two. Nothing tells one visitor from another: addresses are cut, queries and cookies are left out.',
    success: 'The requests.',
    parameters: PROJECT_ID,
  },
  handle: async (deps, call) => {
    const project = await askedProject(deps, call)
    const rows = await readRequests(deps.database, { projectId: project.id, at: new Date(deps.now()) })
    const body = rows.map(({ at, method, path, status, bytes, ms, network, userAgent, referrer }): RequestObject => ({
      at: at.toISOString(),
      method,
      path,
      status,
      bytes,
      ms,
      network,
      userAgent,
      referrer,
    }))
    return { body }
  },
}
