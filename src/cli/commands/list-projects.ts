import { tableOf } from '../table.ts'
import { timeTold } from '../time-told.ts'
import type { ApiCommand } from '../user-command.ts'

const COLUMNS = [
  { head: 'PROJECT' },
  { head: 'NAME', mayCut: true },
  { head: 'ADDRESS' },
  { head: 'LIVE' },
  { head: 'CREATED' },
] as const

export const listProjects: ApiCommand = {
  words: ['projects'],
  about: 'lists your projects',
  arguments: [],
  options: {},
  examples: ['burin projects', 'burin projects --json'],
  needs: 'api',
  run: async ({ client, signal, terminal, now }) => {
    const projects = await Array.fromAsync(client.projects({ signal }))
    const rows = projects.map(({ slug, name, url, activeDeploymentId, createdAt }) => [
      slug,
      name,
      url,
      activeDeploymentId === null ? 'nothing yet' : 'yes',
      timeTold(createdAt, now()),
    ])
    const none = 'There are no projects. burin init makes one for this folder.'
    return { lines: rows.length === 0 ? [none] : tableOf(COLUMNS, rows, terminal), json: projects, exitCode: 0 }
  },
}
