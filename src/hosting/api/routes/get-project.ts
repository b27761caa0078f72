import { projectSchema } from '../../contract/project-object.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedProject } from '../find-asked.ts'
import { PROJECT_ID } from '../path-parameters.ts'
import { showProject } from '../show.ts'

/** One project by its id. */
export const getProject: CallerRoute = {
  method: 'GET',
  path: '/projects/:projectId',
  summary: 'Get a project.',
  auth: 'caller',
  input: null,
  output: projectSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'getProject',
    tag: 'Projects',
    description: 'By its id.',
    success: 'The project.',
    parameters: PROJECT_ID,
  },
  handle: async (deps, call) => ({ body: showProject(await askedProject(deps, call), deps) }),
}
