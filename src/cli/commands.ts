import { addDomain } from './commands/add-domain.ts'
import { createProject } from './commands/create-project.ts'
import { createToken } from './commands/create-token.ts'
import { deleteProject } from './commands/delete-project.ts'
import { deploy } from './commands/deploy.ts'
import { glyphs } from './commands/glyphs.ts'
import { init } from './commands/init.ts'
import { limits } from './commands/limits.ts'
import { listDeployments } from './commands/list-deployments.ts'
import { listDomains } from './commands/list-domains.ts'
import { listProjects } from './commands/list-projects.ts'
import { listTokens } from './commands/list-tokens.ts'
import { draw } from './commands/draw.ts'
import { logs } from './commands/logs.ts'
import { mcp } from './commands/mcp.ts'
import { open } from './commands/open.ts'
import { recut } from './commands/recut.ts'
import { login } from './commands/login.ts'
import { logout } from './commands/logout.ts'
import { promote } from './commands/promote.ts'
import { removeDomain } from './commands/remove-domain.ts'
import { renameProject } from './commands/rename-project.ts'
import { revokeToken } from './commands/revoke-token.ts'
import { rollback } from './commands/rollback.ts'
import { showProject } from './commands/show-project.ts'
import { verifyDomain } from './commands/verify-domain.ts'
import { whoami } from './commands/whoami.ts'
import type { UserCommand } from './user-command.ts'

/** Every command for users, in the order of the help. */
export const COMMANDS: readonly UserCommand[] = [
  login,
  logout,
  whoami,
  deploy,
  init,
  listProjects,
  showProject,
  createProject,
  renameProject,
  deleteProject,
  listDeployments,
  promote,
  rollback,
  open,
  logs,
  addDomain,
  listDomains,
  verifyDomain,
  removeDomain,
  createToken,
  listTokens,
  revokeToken,
  limits,
  draw,
  recut,
  glyphs,
  mcp,
]

/** What the commands that begin with a word are for, as the end of "burin …: ". */
export const GROUPS: Readonly<Record<string, string>> = {
  domains: 'a domain of your own for a site',
  tokens: 'tokens, by which build servers deploy',
}
