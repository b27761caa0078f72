import { oneLine } from '../table.ts'
import type { ApiCommand } from '../user-command.ts'
import { withheldTold } from '../withheld-told.ts'

export const createProject: ApiCommand = {
  words: ['projects', 'create'],
  about: 'makes a project; burin init does so for the folder that you are in',
  arguments: ['slug'],
  options: {
    name: { value: 'NAME', about: 'what people call it; else the slug' },
    description: { value: 'TEXT', about: 'what it is, in a few words' },
  },
  examples: ['burin projects create my-site', 'burin projects create my-site --name "My site"'],
  needs: 'api',
  run: async ({ arguments: [slug = ''], options, client, signal, tell }) => {
    const { name = slug, description } = options
    const creation = { slug, name, ...(description === undefined ? {} : { description }) }
    const project = await client.createProject(creation, { signal })
    if (project.withheld !== null) tell(withheldTold(project.withheld))
    return { lines: [`${oneLine(project.name)}: ${project.url}`], json: project, exitCode: 0 }
  },
}
