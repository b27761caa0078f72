import { HostingProblem } from '../../client/hosting-problem.ts'
import { isNetworkError } from '../../client/send.ts'
import type { RequestObject } from '../../hosting/contract/traffic-object.ts'
import { findProject, namedSlug, PROJECT_OPTION } from '../named-project.ts'
import { problemTold } from '../problem-told.ts'
import { sizeTold } from '../size-told.ts'
import { oneLine } from '../table.ts'
import type { ApiCall, ApiCommand } from '../user-command.ts'
import { columnsOf } from '../wrap-text.ts'

/** The service takes up what visitors asked once a minute: asking more often shows nothing sooner. */
const EVERY_MS = 10_000

/** For people only: programs that read the lines count on each being a request. */
const HEADS = ['TIME', 'STATUS', 'METHOD', 'PATH', 'SIZE', 'TOOK', 'NETWORK OF THE VISITOR'] as const

export const logs: ApiCommand = {
  words: ['logs'],
  about:
    'shows what visitors asked of a site: the last 200 requests of 24 hours, the newest last; with --json, one object a line',
  arguments: [],
  options: {
    project: PROJECT_OPTION,
    follow: { value: null, about: 'goes on with new ones, which show within a minute or two, until Ctrl-C' },
  },
  examples: ['burin logs', 'burin logs --follow', 'burin logs --project my-site --json'],
  needs: 'api',
  run: async (call) => {
    const { client, signal, options, asJson, terminal } = call
    const { id, slug } = await findProject(client, await namedSlug(call), signal)
    const follows = options['follow'] !== undefined
    const requests = await requestsOf(call, id)
    const isRead = !asJson && terminal.outputColumns !== Infinity
    if (isRead && requests.length > 0) terminal.tell(terminal.paint('dim', HEADS.join('  ')))
    for (const request of requests) printRequest(request, call)
    if (requests.length === 0 && !asJson)
      call.tell(`nobody asked anything of ${slug} in the last 24 hours; what visitors ask shows within a minute or two`)
    if (follows) await follow(call, id, requests)
    return { lines: [], json: undefined, exitCode: 0 }
  },
}

async function requestsOf({ client, signal }: ApiCall, projectId: string): Promise<readonly RequestObject[]> {
  return (await Array.fromAsync(client.requests(projectId, { signal }))).toReversed()
}

/** Prints what is new until somebody stops it. What passes, such as a service that starts anew, is told once and waited for. */
async function follow(call: ApiCall, projectId: string, before: readonly RequestObject[]): Promise<never> {
  const { tell, wait, signal } = call
  let known = before
  let isAway = false
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other.
    await wait(EVERY_MS, signal)
    try {
      // oxlint-disable-next-line no-await-in-loop
      const requests = await requestsOf(call, projectId)
      for (const request of newOf(requests, known)) printRequest(request, call)
      known = requests
      isAway = false
    } catch (error) {
      if (!isPassing(error)) throw error
      if (!isAway) tell(`${problemTold(error)?.message ?? ''} Asking again every ${EVERY_MS / 1000} seconds.`)
      isAway = true
    }
  }
}

/**
 * What was not there the last time. Processes hand over once a minute each, so that a new one may be older than some that are known; and two
 * visitors may ask the same at the same instant: each counts.
 */
function newOf(requests: readonly RequestObject[], known: readonly RequestObject[]): readonly RequestObject[] {
  const left = new Map<string, number>()
  for (const request of known) left.set(JSON.stringify(request), (left.get(JSON.stringify(request)) ?? 0) + 1)
  return requests.filter((request) => {
    const key = JSON.stringify(request)
    const times = left.get(key) ?? 0
    left.set(key, times - 1)
    return times <= 0
  })
}

function isPassing(error: unknown): boolean {
  return isNetworkError(error) || (error instanceof HostingProblem && (error.status === 429 || error.status >= 500))
}

/** On one line, or, where a terminal has no room for that, on three. */
function printRequest(request: RequestObject, { asJson, terminal }: ApiCall): void {
  const { print, paint, outputColumns } = terminal
  if (asJson) return print(JSON.stringify(request))
  const { at, method, path, status, bytes, ms, network } = request
  const told = status < 400 ? String(status) : paint(status < 500 ? 'yellow' : 'red', String(status))
  const parts = [`${at.slice(0, 19)}Z  ${told}  ${method}`, oneLine(path), `${sizeTold(bytes)}  ${ms} ms  ${network}`]
  const line = parts.join('  ')
  print(columnsOf(line) > outputColumns ? parts.join('\n  ') : line)
}
