import { basename, join } from 'node:path'
import { HostingProblem } from '../../client/hosting-problem.ts'
import type { ProjectObject } from '../../hosting/contract/project-object.ts'
import { DEFAULT_API } from '../choose-api.ts'
import { slugOf } from '../choose-project.ts'
import { CliProblem } from '../cli-problem.ts'
import { FOLDER_SETTINGS, readFolderSettings, writeFolderSettings } from '../folder-settings.ts'
import { inCommandWords } from '../in-command-words.ts'
import { withheldTold } from '../withheld-told.ts'
import type { ApiCall, ApiCommand } from '../user-command.ts'

const TRIES = 5

export const init: ApiCommand = {
  words: ['init'],
  about: `makes a project for the folder that you are in, or takes one of yours, and writes ${FOLDER_SETTINGS}`,
  arguments: ['slug?'],
  options: { name: { value: 'NAME', about: 'what people call a project that is made; else the slug' } },
  examples: ['burin init', 'burin init my-site --name "My site"'],
  needs: 'api',
  run: async (call) => {
    const {
      arguments: [given],
      options,
      folder,
      terminal,
    } = call
    const path = join(folder, FOLDER_SETTINGS)
    const before = (await readFolderSettings(folder))?.project
    if (before !== undefined && before !== given)
      throw new CliProblem(`${path} names the project ${JSON.stringify(before)} already; remove it to begin anew`, 1)
    if (given === undefined && !terminal.isInteractive)
      throw new CliProblem('no project is named, and nobody can be asked here: burin init <slug> --name NAME', 2)
    const { project, isMade } =
      given === undefined ? await asked(call) : await taken(call, given, options['name'] ?? given)
    await writeFolderSettings(folder, { project: project.slug, ...apiToKeep(call) })
    const lines = [
      `${isMade ? 'Made' : 'Took'} ${project.slug}, and wrote ${FOLDER_SETTINGS}.`,
      `burin deploy puts this folder at ${project.url}`,
    ]
    return { lines, json: { project, created: isMade, file: path }, exitCode: 0 }
  },
}

interface Taken {
  readonly project: ProjectObject
  readonly isMade: boolean
}

/** Takes the caller's project of this slug, or makes it. */
async function taken({ client, signal, tell }: ApiCall, slug: string, name: string): Promise<Taken> {
  try {
    return { project: await client.projectBySlug(slug, { signal }), isMade: false }
  } catch (error) {
    if (!(error instanceof HostingProblem) || error.status !== 404) throw error
    const project = await client.createProject({ slug, name }, { signal })
    if (project.withheld !== null) tell(withheldTold(project.withheld))
    return { project, isMade: true }
  }
}

/** Asks for name and slug; for the slug again where it cannot be had. */
async function asked(call: ApiCall): Promise<Taken> {
  const { terminal, folder, options } = call
  const usual = basename(folder)
  const name = options['name'] ?? ((await terminal.ask(`What is the site called? [${usual}]`)) || usual)
  const suggested = slugOf(name) ?? ''
  for (let tried = 1; ; tried += 1) {
    const hint = suggested === '' || tried > 1 ? '' : ` [${suggested}]`
    // oxlint-disable-next-line no-await-in-loop -- one question after the other.
    const slug =
      (await terminal.ask(`And its slug, with which its address begins (a-z, 0-9 and -)?${hint}`)) ||
      (tried > 1 ? '' : suggested)
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await taken(call, slug, name)
    } catch (error) {
      const isOfSlug = error instanceof HostingProblem && error.issues.some(({ path }) => path === 'slug')
      if (!isOfSlug || tried === TRIES) throw error
      call.tell(inCommandWords(error.message))
    }
  }
}

/** The usual address need not be said. */
function apiToKeep({ apiAddress }: ApiCall): { readonly api?: string } {
  return apiAddress === DEFAULT_API ? {} : { api: apiAddress }
}
