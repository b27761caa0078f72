import type { DeploymentObject } from '../../hosting/contract/deployment-object.ts'
import { deploymentsOf } from '../named-deployment.ts'
import { namedSlug, PROJECT_OPTION } from '../named-project.ts'
import { sizeTold } from '../size-told.ts'
import { tableOf } from '../table.ts'
import { timeTold } from '../time-told.ts'
import type { ApiCommand } from '../user-command.ts'

const COLUMNS = [
  { head: 'DEPLOYMENT' },
  { head: 'STATE' },
  { head: 'CREATED' },
  { head: 'BRANCH', mayCut: true },
  { head: 'MESSAGE', mayCut: true },
  { head: 'FILES', isRight: true },
  { head: 'SIZE', isRight: true },
] as const

export const listDeployments: ApiCommand = {
  words: ['deployments'],
  about: 'lists the deployments of a project that are kept, newest first',
  arguments: [],
  options: {
    project: PROJECT_OPTION,
    all: { value: null, about: 'also those that were never finished, which go by themselves after a day' },
  },
  examples: ['burin deployments', 'burin deployments --project my-site --json'],
  needs: 'api',
  run: async (call) => {
    const slug = await namedSlug(call)
    const deployments = await deploymentsOf(call.client, slug, call.signal)
    const finished = deployments.filter(({ state }) => state === 'ready')
    const shown = call.options['all'] === undefined ? finished : deployments
    const rows = shown.map((deployment) => [
      deployment.label,
      stateTold(deployment),
      timeTold(deployment.createdAt, call.now()),
      deployment.branch,
      messageTold(deployment),
      String(deployment.fileCount),
      sizeTold(deployment.totalBytes),
    ])
    const none = `${slug} has no deployments. burin deploy makes one of a folder.`
    const left = deployments.length - shown.length
    if (left > 0 && !call.asJson)
      call.tell(`${left} never finished ${left === 1 ? 'is' : 'are'} not shown; --all shows them`)
    const lines = rows.length === 0 ? [none] : tableOf(COLUMNS, rows, call.terminal)
    return { lines, json: deployments, exitCode: 0 }
  },
}

/** One that can be gone back to by `rollback` is told from those that were only looked at. */
function stateTold({ live, wasLive, state }: DeploymentObject): string {
  if (live) return 'live'
  return state === 'ready' ? (wasLive ? 'was live' : 'preview') : 'never finished'
}

function messageTold({ commitMessage, environment }: DeploymentObject): string {
  const [line = ''] = (commitMessage ?? '').trimStart().split(/[\r\n]/, 1)
  return environment === null ? line : `[${environment}] ${line}`
}
