import { fileURLToPath } from 'node:url'

/** The folder of the whole project, whose documents become pages. */
export const REPOSITORY: string = fileURLToPath(new URL('../..', import.meta.url))
