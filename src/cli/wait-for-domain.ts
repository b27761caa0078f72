import { HostingProblem } from '../client/hosting-problem.ts'
import type { DomainObject } from '../hosting/contract/domain-object.ts'
import type { ProjectObject } from '../hosting/contract/project-object.ts'
import type { CommandOption, Outcome } from './command.ts'
import { domainTold } from './domain-told.ts'
import { domainName } from './named-domain.ts'
import type { ApiCall } from './user-command.ts'
import { wholeNumberOf } from './whole-number-of.ts'

export const WAIT_OPTIONS: Readonly<Record<string, CommandOption>> = {
  wait: { value: null, about: 'looks into DNS again and again until the records are there' },
  timeout: { value: 'MINUTES', about: 'how long --wait waits; else 30' },
}

const MOST_MINUTES = 1440
/** An account may look five times a minute; others of its programs want to look too. */
const EVERY_MS = 20_000

/**
 * Looks until a domain is verified. Ends with 5 where it is not by the time-out, and then says what is still wrong. What was found at a look
 * before is not shown: the records may be there by now.
 */
export async function waitForDomain(
  call: ApiCall,
  begin: DomainObject,
  project: Pick<ProjectObject, 'url'>,
): Promise<Outcome> {
  const { client, signal, options, terminal, now, wait, tell } = call
  const minutes = wholeNumberOf('--timeout', options['timeout'] ?? '30', MOST_MINUTES)
  const until = now() + minutes * 60_000
  const of = { project: begin.projectId, id: begin.id }
  let domain = begin
  for (let looks = 1; ; looks += 1) {
    const last = domain.problem
    // oxlint-disable no-await-in-loop -- one look after the other.
    domain = (await look(call, of)) ?? domain
    const isDone = domain.state === 'verified'
    const isOver = isDone || now() >= until
    if (isOver || looks === 1) {
      const records = await client.domainRecords(of, { signal })
      const lines = domainTold({ domain, records, project }, terminal)
      if (isOver) return { lines, json: { ...domain, records }, exitCode: isDone ? 0 : 5 }
      for (const line of lines) terminal.tell(line)
      tell(
        `waiting up to ${minutes} minutes; Ctrl-C stops the waiting, and the domain is looked at hourly all the same`,
      )
    } else if (domain.problem !== null && domain.problem !== last) tell(domain.problem)
    terminal.live(`${domainName(begin)}: looking again in ${EVERY_MS / 1000} seconds`)
    await wait(EVERY_MS, signal)
    // oxlint-enable no-await-in-loop
  }
}

/** Null where it was looked too often: others of the account look too. */
async function look({ client, signal }: ApiCall, of: { project: string; id: string }): Promise<DomainObject | null> {
  try {
    return await client.verifyDomain(of, { signal })
  } catch (error) {
    if (error instanceof HostingProblem && error.status === 429) return null
    throw error
  }
}
