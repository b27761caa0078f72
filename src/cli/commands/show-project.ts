import { findProject, namedSlug } from '../named-project.ts'
import { oneLine, tableOf } from '../table.ts'
import { timeTold } from '../time-told.ts'
import type { ApiCommand } from '../user-command.ts'
import { withheldTold } from '../withheld-told.ts'

export const showProject: ApiCommand = {
  words: ['projects', 'show'],
  about: 'shows a project: its address, and what is live',
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
    const live = id === null ? null : await client.deployment({ project: slug, id }, { signal })
    const facts = [
      ['Name', project.name],
      ['Description', project.description ?? ''],
      ['Address', project.url],
      ['Not shown', project.withheld === null ? '' : withheldTold(project.withheld)],
      ['Live', live === null ? 'nothing yet' : `${live.label}, ${timeTold(live.createdAt, now())}`],
      ['Message', oneLine(live?.commitMessage ?? '')],
      ['Created', timeTold(project.createdAt, now())],
      ['Id', project.id],
    ].filter(([, value]) => value !== '')
    // Without its line of heads.
    const [, ...lines] = tableOf([{ head: '' }, { head: '', mayCut: true }], facts, terminal)
    return { lines, json: { ...project, activeDeployment: live }, exitCode: 0 }
  },
}
