import { whoami } from './commands/whoami.ts'
import type { UserCommand } from './user-command.ts'

/** Every command for users, in the order of the help. */
export const COMMANDS: readonly UserCommand[] = [whoami]
