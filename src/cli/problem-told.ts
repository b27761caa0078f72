import { AnswerProblem } from '../client/answer-problem.ts'
import { ApiProblem } from '../client/api-problem.ts'
import { HostingProblem } from '../client/hosting-problem.ts'
import { isNetworkError } from '../client/send.ts'
import type { IssueObject } from '../hosting/contract/error-object.ts'
import { CliProblem } from './cli-problem.ts'
import type { ExitCode } from './command.ts'
import { inCommandWords, nameOf } from './in-command-words.ts'
import { askedOf } from './naming-fetch.ts'
import { Stopped } from './stopped.ts'

/** What is said of a problem, to people and (as JSON) to programs, and how the command ends. */
export interface ToldProblem {
  readonly message: string
  readonly exitCode: Exclude<ExitCode, 0>
  readonly issues?: readonly IssueObject[]
  /** Seconds. */
  readonly retryAfter?: number
  readonly requestId?: string
}

/** What the issue of a quota that is reached is called by the API. */
const QUOTA = 'quota_reached'

/** The one place where problems become sentences and exit codes; null for what is our own fault. */
export function problemTold(error: unknown): ToldProblem | null {
  if (error instanceof CliProblem) return { message: error.message, exitCode: error.exitCode }
  if (error instanceof Stopped) return { message: error.message, exitCode: 130 }
  if (error instanceof HostingProblem) return refusalTold(error)
  if (error instanceof ApiProblem) return { message: error.message, exitCode: codeOf(error.status) }
  if (error instanceof AnswerProblem) return { message: error.message, exitCode: 1 }
  // By their names: who throws these is not to be loaded for every command.
  if (isNamed(error, 'DeployProblem') || isNamed(error, 'DatabaseProblem'))
    return { message: error.message, exitCode: 1 }
  if (isNetworkError(error)) return unreachableTold(error as TypeError)
  return null
}

function refusalTold({ message: said, status, issues, retryAfter, requestId }: HostingProblem): ToldProblem {
  const message = inCommandWords(said)
  const isQuota = issues.some(({ code }) => code === QUOTA)
  const more = {
    ...(issues.length === 0 ? {} : { issues }),
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(requestId === null ? {} : { requestId }),
  }
  if (isQuota) return { message, exitCode: 4, ...more }
  if (status === 401) {
    // Some refusals say themselves how to go on.
    const advice = message.includes('burin ')
      ? ''
      : ' Sign in with burin login, or set BURIN_TOKEN to a token that is good.'
    return { message: `${message}${advice}`, exitCode: 3, ...more }
  }
  // The first issue is often the sentence itself.
  const others = issues.filter((issue) => issue.message !== said)
  const told = others.map(({ path, message: what }) => `\n  ${nameOf(path)}: ${inCommandWords(what)}`).join('')
  const when = status === 429 && retryAfter !== null ? ` Try again in ${retryAfter} seconds.` : ''
  const whom = status >= 500 && requestId !== null ? ` Tell the operator the request: ${requestId}.` : ''
  return { message: `${message}${when}${whom}${told}`, exitCode: 1, ...more }
}

function codeOf(status: number): 1 | 3 {
  return status === 401 ? 3 : 1
}

function isNamed(error: unknown, name: string): error is Error {
  return error instanceof Error && error.name === name
}

/** `fetch` says "fetch failed", and in its cause why. A TypeError without one is a mistake of ours. */
function unreachableTold(error: TypeError): ToldProblem | null {
  const { cause } = error
  if (!(cause instanceof Error)) return null
  const { code = '', message: reason } = cause as Error & { readonly code?: string }
  const why = WHY[code] ?? (reason || code)
  const asked = askedOf(error)
  const said = asked === null ? '' : ` (${asked.said})`
  const message = `${asked?.origin ?? 'the service'} did not answer: ${why}. Is the address right${said}, and is it running?`
  return { message, exitCode: 1 }
}

const WHY: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host name',
  EAI_AGAIN: 'its name could not be looked up',
  ECONNRESET: 'the connection broke',
  UND_ERR_SOCKET: 'the connection broke',
  UND_ERR_CONNECT_TIMEOUT: 'nobody took the connection',
}
