import { deploy } from './commands/deploy.ts'
import { login } from './commands/login.ts'
import { logout } from './commands/logout.ts'
import { whoami } from './commands/whoami.ts'
import type { UserCommand } from './user-command.ts'

/** Every command for users, in the order of the help. */
export const COMMANDS: readonly UserCommand[] = [login, logout, whoami, deploy]
