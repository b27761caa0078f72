import { clearDeletedProject } from '../../deployments/remove-deployments.ts'
import { removeDomainsOfDeleted } from '../../domains/remove-domains.ts'
import { deleteProject as deleteRow } from '../../projects/delete-project.ts'
import { noProjectPage } from '../html/problem-pages.ts'
import { settingsPage } from '../html/settings-page.ts'
import { ofProject } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'

export const deleteProject: ProjectRoute = {
  method: 'POST',
  path: '/account/projects/:slug/delete',
  summary: 'Deletes a project with its site for good.',
  access: 'account',
  back: '/account/projects',
  body: 'form',
  handle: ofProject(async (deps, { form }, { hosting, project, key }) => {
    const value = form.get('confirm') ?? ''
    if (value.trim().toLowerCase() !== project.slug) {
      const problem = `This is not ${project.slug}. Nothing was deleted.`
      return settingsPage(deps, { project, news: null, confirm: { value, problem }, status: 400 })
    }
    if (!(await deleteRow(hosting, key))) return noProjectPage()
    deps.siteChanged(project.slug)
    await clearDeletedProject(hosting, key)
    const at = new Date(hosting.now())
    await hosting.database.transaction((within) => removeDomainsOfDeleted(within, key.accountId, at))
    return { kind: 'redirect', location: '/account/projects?deleted' }
  }),
}
