import { deploymentsOf, namedDeployment } from '../named-deployment.ts'
import { findProject, namedSlug, PROJECT_OPTION } from '../named-project.ts'
import type { ApiCommand } from '../user-command.ts'

export const open: ApiCommand = {
  words: ['open'],
  about:
    'shows the site in a browser, or one of its deployments; only prints the address where nobody sits at a terminal',
  arguments: ['deployment?'],
  options: { project: PROJECT_OPTION },
  examples: ['burin open', 'burin open 8brkuxrikngg', 'burin open --project my-site --json'],
  needs: 'api',
  run: async (call) => {
    const {
      arguments: [word],
      client,
      signal,
      terminal,
    } = call
    const slug = await namedSlug(call)
    const project = await findProject(client, slug, signal)
    const { url } = word === undefined ? project : namedDeployment(await deploymentsOf(client, slug, signal), word)
    if (word === undefined && project.activeDeploymentId === null)
      call.tell(`${slug} shows visitors nothing yet; burin deploy makes something live`)
    const opened = terminal.isInteractive && (await call.openBrowser(url))
    if (terminal.isInteractive && !opened) call.tell('no browser could be started here: open the address yourself')
    return { lines: [url], json: { url, opened }, exitCode: 0 }
  },
}
