import { notice } from '../../../web/html/notice.ts'
import type { WebAnswer } from '../../../web/web-route.ts'
import { projectCreationSchema } from '../../contract/project-object.ts'
import { createProject as createRow } from '../../projects/create-project.ts'
import { findProject } from '../../projects/find-projects.ts'
import { checkForm } from '../check-form.ts'
import type { Problems } from '../check-form.ts'
import { quotaText } from '../html/quotas.ts'
import { ownerOf, projectPath } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'
import { showProjects } from '../show-projects.ts'

const NAMES = { name: 'The name', slug: 'The name in the address', description: 'The description' }

export const createProject: ProjectRoute = {
  method: 'POST',
  path: '/account/projects',
  summary: 'Makes a project.',
  access: 'account',
  back: '/account/projects',
  body: 'form',
  handle: async (deps, request) => {
    const { account, hosting } = ownerOf(deps, request)
    const said = (name: string): string => (request.form.get(name) ?? '').trim()
    const form = { name: said('name'), slug: said('slug'), description: said('description') }
    const again = (status: number, problems: Problems): Promise<WebAnswer> =>
      showProjects(deps, request, { news: null, typed: { form, problems }, status })
    // Host names know no large letters, and phones like to begin with one.
    const asked = { ...form, slug: form.slug.toLowerCase(), description: form.description || null }
    const checked = checkForm(projectCreationSchema, asked, NAMES)
    if ('problems' in checked) return again(400, checked.problems)
    const made = await createRow(hosting, { ...asked, accountId: account.id }, deps.quotasOf(account).projects)
    switch (made.kind) {
      case 'created':
        if (made.project.heldAt !== null) await deps.tellOperator({ kind: 'name-waits', slug: made.project.slug })
        return { kind: 'redirect', location: projectPath(made.project, '?made') }
      case 'bad-slug':
        return again(400, { slug: `${NAMES.slug} ${made.problem}.` })
      case 'slug-taken': {
        // A form that was sent twice made one project, and leads to it.
        const own = await findProject(hosting.database, account.id, { slug: asked.slug })
        if (own !== null) return { kind: 'redirect', location: projectPath(own, '?made') }
        return again(409, { slug: 'This name is taken, or was until less than 90 days ago. Choose another.' })
      }
      case 'quota-reached': {
        const news = notice('problem', `Nothing was made. ${quotaText(made, 'project')}`)
        return showProjects(deps, request, { news, typed: { form, problems: {} }, status: 409 })
      }
    }
  },
}
