import { ApiError } from '../../../api/api-error.ts'
import { jsonInput } from '../../../api/route.ts'
import { projectCreationSchema, projectSchema } from '../../contract/project-object.ts'
import type { ProjectCreation } from '../../contract/project-object.ts'
import { createProject as createRow } from '../../projects/create-project.ts'
import type { CallerRoute } from '../api-deps.ts'
import { createOnce } from '../create-once.ts'
import { hostingError } from '../hosting-dialect.ts'
import { quotaRefusal } from '../refusals.ts'
import { showProject } from '../show.ts'

/** Makes a project. */
export const createProject: CallerRoute<ProjectCreation> = {
  method: 'POST',
  path: '/projects/',
  summary: 'Create a project.',
  auth: 'caller',
  input: jsonInput(projectCreationSchema, 16 * 1024, {
    advice: {
      tooLarge: 'shorten the description; files go to a deployment of the project',
      noRoom: 'send a smaller one',
    },
  }),
  isIdempotent: true,
  output: projectSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'conflict', 'quota_reached', 'too_large', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'createProject',
    tag: 'Projects',
    description:
      'Its address is there at once; visitors see something when a deployment is live. A slug that reads like the name of somebody known (`paypa1-login`) is made all the same, but its site waits until an operator has looked at it: `withheld` says so.',
    success: 'The project.',
    status: 201,
  },
  handle: async (deps, call) =>
    createOnce(deps, call, async () => {
      const { account } = call.caller
      const { name, slug, description = null } = call.body
      const asked = { accountId: account.id, slug, name, description }
      const created = await createRow(deps, asked, deps.quotasOf(account).projects)
      if (created.kind === 'bad-slug') {
        const message = `\`slug\` ${created.problem}.`
        throw new ApiError('invalid', message, { issues: [{ path: 'slug', message, code: 'bad-slug' }] })
      }
      if (created.kind === 'slug-taken') {
        const message = 'This slug is taken, or was until less than 90 days ago. Choose another.'
        throw hostingError('conflict', message, { issues: [{ path: 'slug', message, code: 'taken' }] })
      }
      if (created.kind === 'quota-reached') throw quotaRefusal(created, deps.now())
      if (created.project.heldAt !== null) await deps.tellOperator({ kind: 'name-waits', slug })
      const body = showProject(created.project, deps)
      return { status: 201, body, headers: { location: `${deps.apiUrl()}/projects/${body.id}` } }
    }),
}
