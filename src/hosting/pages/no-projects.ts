import { html } from '../../pages/html/html.ts'
import type { PageDeps } from '../../web/web-deps.ts'
import type { WebRoute } from '../../web/web-route.ts'

/** In place of all the others where nobody takes deployments: the guides lead here from everywhere. */
export const noProjects: WebRoute<PageDeps> = {
  method: 'GET',
  path: '/account/projects',
  summary: 'Says that no sites are hosted here.',
  access: 'account',
  body: 'none',
  handle: async () => ({
    kind: 'page',
    status: 404,
    title: 'No sites are hosted here',
    html: html`<h1>No sites are hosted here</h1>
<p>This service draws icons, and runs without hosting. Whoever runs it can switch that on.</p>
<p><a href="/">Front page</a> · <a href="/account">Account</a></p>\n`,
  }),
}
