import { domainName } from '../named-domain.ts'
import { findProject, namedSlug } from '../named-project.ts'
import { factsOf, oneLine } from '../table.ts'
import { timeTold } from '../time-told.ts'
import type { ApiCommand } from '../user-command.ts'
import { withheldTold } from '../withheld-told.ts'

export const showProject: ApiCommand = {
  words: ['projects', 'show'],
  about: 'shows a project: its addresses, and what is live',
  arguments: ['slug?'],
  options: {},
  examples: ['burin projects show', 'burin projects show my-site --json'],
  needs: 'api',
  run: async (call) => {
    const {
      arguments: [given],
      client,
      signal,
      terminal,
      now,
    } = call
    const slug = given ?? (await namedSlug({ options: {}, folder: call.folder }))
    const project = await findProject(client, slug, signal)
    const { activeDeploymentId: id } = project
    const [live, domains] = await Promise.all([
      id === null ? null : client.deployment({ project: slug, id }, { signal }),
      Array.fromAsync(client.domains(project.id, { signal })),
    ])
    const facts: readonly (readonly [string, string])[] = [
      ['Name', project.name],
      ['Description', project.description ?? ''],
      ['Address', project.url],
      ['Not shown', project.withheld === null ? '' : withheldTold(project.withheld)],
      ['Live', live === null ? 'nothing yet' : `${live.label}, ${timeTold(live.createdAt, now())}`],
      ['Message', oneLine(live?.commitMessage ?? '')],
      ...domains.map((domain, at) => [at === 0 ? 'Domains' : '', `${domainName(domain)} (${domain.state})`] as const),
      ['Created', timeTold(project.createdAt, now())],
      ['Id', project.id],
    ]
    const lines = factsOf(facts, terminal)
    return { lines, json: { ...project, activeDeployment: live, domains }, exitCode: 0 }
  },
}
