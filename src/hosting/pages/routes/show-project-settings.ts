import { notice } from '../../../web/html/notice.ts'
import { settingsPage } from '../html/settings-page.ts'
import { ofProject } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'

export const showProjectSettings: ProjectRoute = {
  method: 'GET',
  path: '/account/projects/:slug/settings',
  summary: 'Offers to rename a project, to describe it and to delete it.',
  access: 'account',
  body: 'none',
  handle: ofProject(async (deps, { query }, { project }) => {
    const news = query.has('saved') ? notice('good', 'Saved.') : null
    return settingsPage(deps, { project, news })
  }),
}
