import type { DeploymentObject } from '../../hosting/contract/deployment-object.ts'
import { CliProblem } from '../cli-problem.ts'
import { confirm, YES_OPTION } from '../confirm.ts'
import { deploymentsOf, namedDeployment } from '../named-deployment.ts'
import { findProject, namedSlug, PROJECT_OPTION } from '../named-project.ts'
import { oneLine } from '../table.ts'
import { timeTold } from '../time-told.ts'
import type { ApiCommand } from '../user-command.ts'

export const rollback: ApiCommand = {
  words: ['rollback'],
  about:
    'makes the newest deployment before the live one that was live itself live again, or one that is named; asks first',
  arguments: ['deployment?'],
  options: { project: PROJECT_OPTION, yes: YES_OPTION },
  examples: ['burin rollback', 'burin rollback 8brkuxrikngg --yes'],
  needs: 'api',
  run: async (call) => {
    const {
      arguments: [word],
      client,
      signal,
      now,
    } = call
    const slug = await namedSlug(call)
    const deployments = await deploymentsOf(client, slug, signal)
    const from = deployments.find(({ live }) => live)
    if (from === undefined)
      throw new CliProblem(`${slug} shows visitors nothing yet; burin deploy makes something live`, 1)
    const to = word === undefined ? liveBefore(deployments, from) : namedDeployment(deployments, word)
    if (to.id === from.id) throw new CliProblem(`${to.label} is what visitors see already`, 1)
    if (to.state !== 'ready') throw new CliProblem(`${to.label} was never finished; name another deployment`, 1)
    const { url } = await findProject(client, slug, signal)
    const told = (one: DeploymentObject): string => deploymentTold(one, now())
    await confirm(call, { question: `${url} shows ${told(from)}.\nRoll back to ${told(to)}?` })
    // Between question and answer somebody may have deployed: that is not what was asked about.
    const { activeDeploymentId } = await findProject(client, slug, signal)
    if (activeDeploymentId !== from.id)
      throw new CliProblem(
        'meanwhile another deployment went live, and nothing was changed; look at burin deployments, and roll back again',
        1,
      )
    const deployment = await client.promoteDeployment({ project: slug, id: to.id }, { signal })
    const json = { ...deployment, siteUrl: url, insteadOf: from.id }
    return { lines: [`${to.label} is live in place of ${from.label}: ${url}`], json, exitCode: 0 }
  },
}

/** The newest that is older than what is live and was live itself: rolling back again goes further back, and never to a mere preview. */
function liveBefore(deployments: readonly DeploymentObject[], from: DeploymentObject): DeploymentObject {
  const older = deployments.slice(deployments.indexOf(from) + 1)
  const to = older.find(({ state, wasLive }) => state === 'ready' && wasLive)
  if (to !== undefined) return to
  const message = `nothing that was live before ${from.label} is kept; burin deployments lists what is, and burin rollback <deployment> takes any of them`
  throw new CliProblem(message, 1)
}

function deploymentTold({ label, branch, commitMessage, createdAt }: DeploymentObject, nowMs: number): string {
  const [line = ''] = (commitMessage ?? '').trimStart().split(/[\r\n]/, 1)
  const message = line === '' ? '' : `, "${oneLine(line)}"`
  return `${label} (${oneLine(branch)}, ${timeTold(createdAt, nowMs)}${message})`
}
