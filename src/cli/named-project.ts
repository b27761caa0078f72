import type { HostingClient } from '../client/create-hosting-client.ts'
import { HostingProblem } from '../client/hosting-problem.ts'
import type { ProjectObject } from '../hosting/contract/project-object.ts'
import { CliProblem } from './cli-problem.ts'
import type { Call, CommandOption } from './command.ts'
import { readFolderSettings } from './folder-settings.ts'

/** The option of every command that is about one project. */
export const PROJECT_OPTION: CommandOption = {
  value: 'SLUG',
  about: 'the project; else the one that .burin.json of the folder names',
}

/** The slug of the project that is meant: what `--project` says, else `.burin.json`. A `CliProblem` says how to name one. */
export async function namedSlug({ options, folder }: Pick<Call, 'options' | 'folder'>): Promise<string> {
  const slug = options['project'] ?? (await readFolderSettings(folder))?.project
  if (slug === undefined)
    throw new CliProblem('no project is named: say --project SLUG, or run burin init in the folder of the site', 2)
  return slug
}

/** The project of a slug. A `CliProblem` says what to do where the account has none. */
export async function findProject(client: HostingClient, slug: string, signal: AbortSignal): Promise<ProjectObject> {
  return orNoProject(client.projectBySlug(slug, { signal }), slug)
}

/** What is asked of a project, with words for the command line where there is none of this slug. */
export async function orNoProject<T>(asked: Promise<T>, slug: string): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof HostingProblem) || error.status !== 404) throw error
    const message = `you have no project ${JSON.stringify(slug)}; burin projects lists those you have`
    throw new CliProblem(message, 1, { cause: error })
  }
}
