import { CliProblem } from './cli-problem.ts'
import type { CommandOption } from './command.ts'
import type { IconsCall } from './user-command.ts'

/** Where icons are drawn when nothing else is said. */
const SERVICE = 'http://localhost:3000'

export interface IconService {
  readonly baseUrl: string
  readonly key: string
}

/** What says which service is asked, in the help of each command that asks one. */
export const SERVICE_OPTION: CommandOption = {
  value: 'URL',
  about: `the icon service; else BURIN_SERVICE, else ${SERVICE}`,
}

/** The service and the key that the options say, else variables, else the usual ones. Throws a `CliProblem` for what can be neither. */
export function iconServiceOf({ options, service, key: usual, random }: IconsCall): IconService {
  const said = options['service']
  const baseUrl = said ?? service ?? SERVICE
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl))
    throw new CliProblem(
      `${said === undefined ? 'BURIN_SERVICE' : '--service'} is ${JSON.stringify(baseUrl)}, but must be an address, such as ${SERVICE}`,
      2,
    )
  const key = options['key'] ?? usual ?? `svc_test_${Buffer.from(random(16)).toString('hex')}`
  if (!/^[!-~]+$/.test(key)) throw new CliProblem('a key is svc_test_ or svc_live_ and 32 letters or digits', 2)
  return { baseUrl: baseUrl.replace(/\/+$/, ''), key }
}
