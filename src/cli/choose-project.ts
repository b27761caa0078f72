import type { HostingClient } from '../client/create-hosting-client.ts'
import { HostingProblem } from '../client/hosting-problem.ts'
import type { ProjectObject } from '../hosting/contract/project-object.ts'
import { CliProblem } from './cli-problem.ts'
import { inCommandWords } from './in-command-words.ts'
import type { Terminal } from './terminal.ts'
import { withheldTold } from './withheld-told.ts'

export interface Choosing {
  readonly client: Pick<HostingClient, 'projects' | 'createProject'>
  readonly terminal: Terminal
  readonly signal: AbortSignal
  /** A slug to begin with, made of what is to be deployed; null when nothing can be made of it. */
  readonly proposal: string | null
}

/** More would not be read. */
const MOST_SHOWN = 30
const MOST_TRIES = 5
const LONGEST_SLUG = 49

/**
 * Lets somebody at a terminal choose among their projects, or make one; gives its slug. A `CliProblem` where nobody can be asked, which says
 * how to say it.
 */
export async function chooseProject({ client, terminal, signal, proposal }: Choosing): Promise<string> {
  if (!terminal.isInteractive)
    throw new CliProblem(
      'which project? Say --project SLUG; burin projects lists yours, burin projects create SLUG makes one',
      2,
    )
  const projects: ProjectObject[] = []
  for await (const project of client.projects({ signal })) {
    projects.push(project)
    if (projects.length === MOST_SHOWN) break
  }
  const width = Math.max(0, ...projects.map(({ slug }) => slug.length))
  if (projects.length > 0) terminal.tell('Your projects:')
  for (const [at, { slug, url }] of projects.entries())
    terminal.tell(`${String(at + 1).padStart(3)}  ${slug.padEnd(width)}  ${terminal.paint('dim', url)}`)
  const isTaken = projects.some(({ slug }) => slug === proposal)
  const offered = isTaken ? null : proposal
  for (let tried = 1; ; tried += 1) {
    const answer = (await terminal.ask(questionOf(projects.length, offered))) || (offered ?? '')
    const chosen = projects[Number(answer) - 1] ?? projects.find(({ slug }) => slug === answer)
    if (chosen !== undefined) return chosen.slug
    try {
      const made = await client.createProject({ name: answer, slug: answer }, { signal })
      terminal.tell(`Made the project ${made.slug}: ${made.url}`)
      if (made.withheld !== null) terminal.tell(withheldTold(made.withheld))
      return made.slug
    } catch (error) {
      // The slug is wrong, or somebody else has it.
      if (!(error instanceof HostingProblem) || ![400, 409].includes(error.status) || tried === MOST_TRIES) throw error
      terminal.tell(inCommandWords(error.message).replace(/^the slug/, 'the name'))
    }
  }
}

function questionOf(count: number, offered: string | null): string {
  const proposed = offered === null ? '' : ` [${offered}]`
  return count === 0
    ? `Name your first project; its address begins with that name${proposed}:`
    : `Which project? Its number or name, or a new name${proposed}:`
}

/** A slug made of the name of a folder; null when nothing is left of it. */
export function slugOf(name: string): string | null {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '')
  return slug.length < 3 ? null : slug
}
