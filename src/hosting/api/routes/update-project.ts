import { jsonInput } from '../../../api/route.ts'
import { projectSchema, projectUpdateSchema } from '../../contract/project-object.ts'
import type { ProjectUpdate } from '../../contract/project-object.ts'
import { updateProject as updateRow } from '../../projects/update-project.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedProjectId } from '../find-asked.ts'
import { PROJECT_ID } from '../path-parameters.ts'
import { noProject } from '../refusals.ts'
import { showProject } from '../show.ts'

/** Changes what a project says of itself. */
export const updateProject: CallerRoute<ProjectUpdate> = {
  method: 'PATCH',
  path: '/projects/:projectId',
  summary: 'Update a project.',
  auth: 'caller',
  input: jsonInput(projectUpdateSchema, 16 * 1024, {
    isOptional: true,
    advice: {
      tooLarge: 'shorten the description; files go to a deployment of the project',
      noRoom: 'send a smaller one',
    },
  }),
  output: projectSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'too_large', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'updateProject',
    tag: 'Projects',
    description: 'What is left out stays, and `null` clears. A slug never changes.',
    success: 'The project as it is then.',
    parameters: PROJECT_ID,
  },
  handle: async (deps, call) => {
    const key = { accountId: call.caller.account.id, projectId: askedProjectId(call) }
    const { name, description, deploymentName } = call.body
    const project = await updateRow(deps, key, {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(deploymentName === undefined ? {} : { deploymentName }),
    })
    if (project === null) throw noProject()
    return { body: showProject(project, deps) }
  },
}
