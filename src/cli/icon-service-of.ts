import { CliProblem } from './cli-problem.ts'
import type { IconsCall } from './user-command.ts'

/** Where icons are drawn when nothing else is said. */
export const SERVICE = 'http://localhost:3000'

export interface IconService {
  readonly baseUrl: string
  readonly key: string
}

/** The service and the key that the options say, else the usual ones. Throws a `CliProblem` for what can be neither. */
export function iconServiceOf({ options, key: usual, random }: IconsCall): IconService {
  const baseUrl = options['service'] ?? SERVICE
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl))
    throw new CliProblem(`--service is ${JSON.stringify(baseUrl)}, but must be an address, such as ${SERVICE}`, 2)
  const key = options['key'] ?? usual ?? `svc_test_${Buffer.from(random(16)).toString('hex')}`
  if (!/^[!-~]+$/.test(key)) throw new CliProblem('a key is svc_test_ or svc_live_ and 32 letters or digits', 2)
  return { baseUrl: baseUrl.replace(/\/+$/, ''), key }
}
