import { setTimeout as wait } from 'node:timers/promises'
import type { Asked } from './ask-server.ts'
import { isWithin, type DnsReply, type Question } from './dns-message.ts'
import type { NameServer } from './domain-check.ts'

/** Servers that have authority over all names at and below `apex`, as far as they do not refer to others; the root is ''. */
export type Zone = { readonly apex: string; readonly servers: readonly NameServer[] }

/** What the servers of a zone say: an answer of theirs, whom to ask instead, or why there is neither, one reason for each server. */
export type ZoneReply =
  | { readonly kind: 'answer'; readonly reply: DnsReply }
  | { readonly kind: 'referral'; readonly apex: string; readonly reply: DnsReply }
  | { readonly kind: 'silent'; readonly faults: readonly string[] }

type Told = Exclude<ZoneReply, { kind: 'silent' }>

/** How many servers of a zone are asked, and how often those are asked again that sent nothing: a datagram can be lost. */
const MAX_SERVERS = 6
const ROUNDS = 2

/** How long a server may keep the others waiting, in milliseconds. */
const STAGGER_MS = 300

/**
 * Asks the servers of a zone, the next one as soon as one fails or keeps waiting; the first that answers is enough. What `isEnough` does not
 * take is kept while others may know more, as one does that has a change already. Never rejects.
 */
export async function askZone(
  zone: Zone,
  question: Question,
  how: {
    readonly ask: (server: NameServer, question: Question, signal: AbortSignal) => Promise<Asked>
    readonly isEnough: (reply: DnsReply) => boolean
    readonly signal: AbortSignal
  },
): Promise<ZoneReply> {
  const servers = zone.servers.slice(0, MAX_SERVERS)
  const faults = new Map<NameServer, string>()
  let best: Told | null = null
  const done = new AbortController()
  const signal = AbortSignal.any([how.signal, done.signal])

  const askOne = async (server: NameServer): Promise<void> => {
    const asked = await how.ask(server, question, signal)
    const told = 'fault' in asked ? asked.fault : readTold(asked.reply, zone.apex, question)
    if (typeof told === 'string') {
      if (!signal.aborted) faults.set(server, `${server.address}: ${told}`)
      return
    }
    best ??= told
    if (told.kind === 'answer' && !how.isEnough(told.reply)) return
    best = told
    done.abort()
  }

  const asking: Promise<void>[] = []
  const rounds = Array.from({ length: ROUNDS }, () => servers).flat()
  for (const [turn, server] of rounds.entries()) {
    // Who said something, be it that it will not, says the same when asked again.
    const isAgain = turn >= servers.length
    if (signal.aborted || (isAgain && (best !== null || !isSilent(faults.get(server))))) continue
    const one = askOne(server)
    asking.push(one)
    await Promise.race([one, wait(STAGGER_MS, undefined, { signal }).catch(() => {})])
  }
  await Promise.all(asking)
  done.abort()
  return best ?? { kind: 'silent', faults: [...faults.values()] }
}

function isSilent(fault: string | undefined): boolean {
  return fault === undefined || fault.endsWith('no answer')
}

/** What an answer is worth: one with authority, a way further down towards the name, or, as a text, why it is neither. */
function readTold(reply: DnsReply, apex: string, { name }: Question): Told | string {
  if (reply.rcode !== 'NOERROR' && reply.rcode !== 'NXDOMAIN') return reply.rcode
  const below = reply.authorities.find(
    (record) =>
      record.type === 'NS' && record.name !== apex && isWithin(record.name, apex) && isWithin(name, record.name),
  )
  const hasSoa = reply.authorities.some(({ type }) => type === 'SOA')
  if (reply.rcode === 'NOERROR' && below !== undefined && reply.answers.length === 0 && !hasSoa)
    return { kind: 'referral', apex: below.name, reply }
  return reply.isAuthoritative ? { kind: 'answer', reply } : 'no authority'
}
