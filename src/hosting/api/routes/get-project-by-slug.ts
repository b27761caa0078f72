import { projectSchema } from '../../contract/project-object.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedProject } from '../find-asked.ts'
import { PROJECT_SLUG } from '../path-parameters.ts'
import { showProject } from '../show.ts'

/** One project by its slug. */
export const getProjectBySlug: CallerRoute = {
  method: 'GET',
  path: '/projects/slug/:slug',
  summary: 'Get a project by its slug.',
  auth: 'caller',
  input: null,
  output: projectSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'getProjectBySlug',
    tag: 'Projects',
    description: 'By the name in its address.',
    success: 'The project.',
    parameters: PROJECT_SLUG,
  },
  handle: async (deps, call) => ({ body: showProject(await askedProject(deps, call), deps) }),
}
