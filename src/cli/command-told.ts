import type { Call } from './command.ts'

/** A command for somebody to type next, about the project that this one was told of: indented, so that no terminal breaks it. */
export function commandTold({ options }: Pick<Call, 'options'>, words: string): string {
  const { project } = options
  return `  burin ${words}${project === undefined ? '' : ` --project ${project}`}`
}
