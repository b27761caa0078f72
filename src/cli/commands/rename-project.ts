import { findProject } from '../named-project.ts'
import { oneLine } from '../table.ts'
import type { ApiCommand } from '../user-command.ts'

export const renameProject: ApiCommand = {
  words: ['projects', 'rename'],
  about: 'gives a project another name for people; its address stays',
  arguments: ['slug', 'name'],
  options: {},
  examples: ['burin projects rename my-site "Our site"'],
  needs: 'api',
  run: async ({ arguments: [slug = '', name = ''], client, signal }) => {
    const { id } = await findProject(client, slug, signal)
    const project = await client.updateProject(id, { name }, { signal })
    return { lines: [`${slug} is called ${oneLine(project.name)}.`], json: project, exitCode: 0 }
  },
}
