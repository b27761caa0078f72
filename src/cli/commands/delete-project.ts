import { confirm, YES_OPTION } from '../confirm.ts'
import { findProject } from '../named-project.ts'
import type { ApiCommand } from '../user-command.ts'

/** The project is always named here: a `.burin.json` is too little to delete by. */
export const deleteProject: ApiCommand = {
  words: ['projects', 'delete'],
  about: 'deletes a project with its site and all deployments, for good; asks for its slug',
  arguments: ['slug'],
  options: { yes: YES_OPTION },
  examples: ['burin projects delete my-site', 'burin projects delete my-site --yes'],
  needs: 'api',
  run: async (call) => {
    const {
      arguments: [slug = ''],
      client,
      signal,
    } = call
    const { id, url } = await findProject(client, slug, signal)
    await confirm(call, { question: `This takes ${url} down, with all its deployments, for good.`, expected: slug })
    await client.deleteProject(id, { signal })
    return {
      lines: [`${slug} is deleted; nobody else gets the slug for 90 days.`],
      json: { id, slug, deleted: true },
      exitCode: 0,
    }
  },
}
