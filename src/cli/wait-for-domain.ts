import { HostingProblem } from '../client/hosting-problem.ts'
import type { DomainObject, VerificationRecordObject } from '../hosting/contract/domain-object.ts'
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

/** Looks until a domain is verified. Ends with 5 where it is not by the time-out, and then says what is still wrong. */
export async function waitForDomain(
  call: ApiCall,
  begin: DomainObject,
  shown: readonly VerificationRecordObject[],
): Promise<Outcome> {
  const { client, signal, options, terminal, now, wait, tell } = call
  const minutes = wholeNumberOf('--timeout', options['timeout'] ?? '30', MOST_MINUTES)
  const until = now() + minutes * 60_000
  const of = { project: begin.projectId, id: begin.id }
  for (const line of domainTold(begin, shown, terminal)) terminal.tell(line)
  tell(`waiting up to ${minutes} minutes; Ctrl-C stops the waiting, and the domain is looked at hourly all the same`)
  let last: string | null = begin.problem
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other.
    const domain = await look(call, of)
    if (domain !== null && domain.problem !== last && domain.problem !== null) tell(domain.problem)
    last = domain?.problem ?? last
    const isDone = domain?.state === 'verified'
    if (isDone || now() >= until) {
      // oxlint-disable-next-line no-await-in-loop
      const records = await client.domainRecords(of, { signal })
      const latest = domain ?? begin
      const exitCode = isDone ? 0 : 5
      return { lines: domainTold(latest, records, terminal), json: { ...latest, records }, exitCode }
    }
    terminal.live(`${domainName(begin)}: looking again in ${EVERY_MS / 1000} seconds`)
    // oxlint-disable-next-line no-await-in-loop
    await wait(EVERY_MS, signal)
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
