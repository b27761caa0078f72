import { CliProblem } from '../cli-problem.ts'
import { deploymentsOf, namedDeployment } from '../named-deployment.ts'
import { findProject, namedSlug, PROJECT_OPTION } from '../named-project.ts'
import type { ApiCommand } from '../user-command.ts'

export const promote: ApiCommand = {
  words: ['promote'],
  about: 'shows visitors a deployment that is ready',
  arguments: ['deployment'],
  options: { project: PROJECT_OPTION },
  examples: ['burin promote 8brkuxrikngg', 'burin promote 8brk --project my-site'],
  needs: 'api',
  run: async (call) => {
    const {
      arguments: [word = ''],
      client,
      signal,
    } = call
    const slug = await namedSlug(call)
    const deployments = await deploymentsOf(client, slug, signal)
    const { id, label, state } = namedDeployment(deployments, word)
    if (state !== 'ready')
      throw new CliProblem(
        `${label} is ${state === 'expired' ? 'expired: it was never finished' : 'not finished'}; deploy again`,
        1,
      )
    const before = deployments.find(({ live }) => live)
    const deployment = await client.promoteDeployment({ project: slug, id }, { signal })
    const { url } = await findProject(client, slug, signal)
    const instead = before === undefined || before.id === id ? '' : ` in place of ${before.label}`
    return { lines: [`${label} is live${instead}: ${url}`], json: { ...deployment, siteUrl: url }, exitCode: 0 }
  },
}
