import { join } from 'node:path'
import { readToldFile } from '../deploy/read-told-file.ts'
import { CliProblem } from './cli-problem.ts'
import { writeFileWhole } from './write-file-whole.ts'

/** What `.burin.json` says of the folder that it lies in. No secret stands there: it belongs to what is committed. */
export interface FolderSettings {
  /** The slug of the project that the folder is deployed to. */
  readonly project?: string
  /** The address of the hosting API. */
  readonly api?: string
  /** What is deployed when no folder is named: within the folder that the file lies in. */
  readonly folder?: string
}

export const FOLDER_SETTINGS = '.burin.json'

/** What the file of a folder says; null without one. A `CliProblem` when it cannot be read. Properties that nobody knows stay. */
export async function readFolderSettings(folder: string): Promise<FolderSettings | null> {
  const path = join(folder, FOLDER_SETTINGS)
  const told = await readToldFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new CliProblem(`${path} cannot be read (${error.code}); give yourself the right to, or remove it`, 1, {
      cause: error,
    })
  })
  if (told.kind === 'wrong') throw new CliProblem(`${path} ${told.wrong}; mend or remove it`, 1)
  return told.kind === 'none' ? null : settingsOf(path, told.text)
}

/** Writes `.burin.json` of a folder; what else stood there stays. */
export async function writeFolderSettings(folder: string, settings: FolderSettings): Promise<void> {
  const before = await readFolderSettings(folder)
  const text = `${JSON.stringify({ ...before, ...settings }, null, 2)}\n`
  await writeFileWhole(join(folder, FOLDER_SETTINGS), text, 0o644)
}

function settingsOf(path: string, text: string): FolderSettings {
  const wrong = (what: string): never => {
    throw new CliProblem(`${path} ${what}; mend or remove it`, 1)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return wrong('is no JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('is no object')
  const { project, api, folder } = value as Readonly<Record<string, unknown>>
  if (project !== undefined && typeof project !== 'string') wrong('has a "project" that is no text')
  if (api !== undefined && typeof api !== 'string') wrong('has an "api" that is no text')
  if (folder !== undefined && typeof folder !== 'string') wrong('has a "folder" that is no text')
  return value
}
