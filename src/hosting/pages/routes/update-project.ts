import { projectUpdateSchema } from '../../contract/project-object.ts'
import { updateProject as updateRow } from '../../projects/update-project.ts'
import { checkForm } from '../check-form.ts'
import { noProjectPage } from '../html/problem-pages.ts'
import { settingsPage } from '../html/settings-page.ts'
import { ofProject, projectPath } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'

const NAMES = { name: 'The name', description: 'The description', deploymentName: 'The name of the live deployment' }

export const updateProject: ProjectRoute = {
  method: 'POST',
  path: '/account/projects/:slug/settings',
  summary: 'Renames or describes a project.',
  access: 'account',
  back: '/account/projects',
  body: 'form',
  handle: ofProject(async (deps, request, { hosting, project, key }) => {
    const said = (name: string): string => (request.form.get(name) ?? '').trim()
    const form = { name: said('name'), description: said('description'), deploymentName: said('deploymentName') }
    const change = {
      name: form.name,
      description: form.description || null,
      deploymentName: form.deploymentName || null,
    }
    const checked = checkForm(projectUpdateSchema, change, NAMES)
    if ('problems' in checked)
      return settingsPage(deps, { project, news: null, typed: { form, problems: checked.problems }, status: 400 })
    const updated = await updateRow(hosting, key, change)
    return updated === null ? noProjectPage() : { kind: 'redirect', location: projectPath(project, '/settings?saved') }
  }),
}
