import { askServer, type Asked } from './ask-server.ts'
import { askZone, type Zone } from './ask-zone.ts'
import { isAskable, isWithin, type DnsRecord, type DnsReply, type Question, type RecordType } from './dns-message.ts'
import type { DnsSettings, NameServer } from './domain-check.ts'
import { serversOf } from './servers-of.ts'

/** What the zones say of a name. `chain` has the names that aliases led through, the last of which is `name` (none: the name itself). */
export type Finding = { readonly name: string; readonly chain: readonly string[] } & (
  | { readonly kind: 'records'; readonly records: readonly DnsRecord[] }
  /** The zone at `apex` says that there is nothing of this type. */
  | { readonly kind: 'none'; readonly apex: string }
  /** The alias led to where it was to lead. */
  | { readonly kind: 'arrived' }
  | { readonly kind: 'loop' }
  /** A zone has no name server that may be asked; `why` says what is wrong with those that it names. */
  | { readonly kind: 'undelegated'; readonly apex: string; readonly why: string }
  /** None of a zone's servers has an answer to go by now; `why` says what each did. */
  | { readonly kind: 'silent'; readonly apex: string; readonly why: string }
)

export type FindOptions = {
  /** The alias to stop at. */
  readonly arrivesAt?: string
  /** Whether the other servers of the zone need not be asked as well. */
  readonly isEnough?: (reply: DnsReply) => boolean
}

export type FindRecords = (name: string, type: RecordType, options?: FindOptions) => Promise<Finding>

/** Aliases that are followed: more than anybody needs, and as many as the resolvers of visitors take at least. */
export const MAX_CHAIN = 12

/** Zones that a name can lie in, from the root to its own. */
const MAX_ZONES = 16

/** Questions to servers in one look; a zone that leads to ever more of them is not followed further. */
const MAX_QUESTIONS = 100

/** How deep it may go that addresses of name servers have to be asked for. */
const MAX_DEPTH = 4

type Answer =
  | { readonly kind: 'answer'; readonly apex: string; readonly reply: DnsReply }
  | { readonly kind: 'undelegated' | 'silent'; readonly apex: string; readonly why: string }

/**
 * Makes a finder for one look at DNS: it asks the servers of the zones themselves, from the start of `settings` down, and knows within the look
 * which servers a zone has. It caches no record, so what a zone says now is what is found. A finding is never a rejection; after `signal` aborts all are `silent`.
 */
export function createFindRecords(settings: DnsSettings, signal: AbortSignal): FindRecords {
  const zones = new Map<string, Zone>([['', { apex: '', servers: settings.start }]])
  let questions = 0

  const ask = async (server: NameServer, question: Question, within: AbortSignal): Promise<Asked> => {
    questions += 1
    return questions > MAX_QUESTIONS ? { fault: 'too many questions' } : askServer(server, question, within)
  }

  const answerOf = async (
    question: Question,
    isEnough: (reply: DnsReply) => boolean,
    depth: number,
  ): Promise<Answer> => {
    let zone = closestZone(zones, question.name)
    for (let step = 0; step < MAX_ZONES; step += 1) {
      const told = await askZone(zone, question, { ask, isEnough, signal })
      if (told.kind === 'silent') return { kind: 'silent', apex: zone.apex, why: told.faults.join(', ') }
      if (told.kind === 'answer')
        return { kind: 'answer', apex: soaOf(told.reply, zone.apex, question), reply: told.reply }
      if (depth >= MAX_DEPTH) return { kind: 'silent', apex: told.apex, why: 'name servers in zones of name servers' }
      const referral = { reply: told.reply, apex: told.apex, parent: zone.apex }
      const servers = await serversOf(referral, settings, (name, type) => find(name, type, {}, depth + 1))
      if (!Array.isArray(servers)) return { ...servers, apex: told.apex }
      zone = { apex: told.apex, servers }
      zones.set(zone.apex, zone)
    }
    return { kind: 'silent', apex: zone.apex, why: 'too many delegations' }
  }

  const find = (name: string, type: RecordType, options: FindOptions, depth: number): Promise<Finding> => {
    const { arrivesAt = null, isEnough = (): boolean => true } = options
    return followAliases(name, type, arrivesAt, (question) => answerOf(question, isEnough, depth))
  }

  return (name, type, options = {}) => find(name, type, options, 0)
}

/** From a name along its aliases to records of `type`, or to where there is no way on. */
async function followAliases(
  name: string,
  type: RecordType,
  arrivesAt: string | null,
  ask: (question: Question) => Promise<Answer>,
): Promise<Finding> {
  const chain: string[] = []
  for (;;) {
    const current = chain.at(-1) ?? name
    const so = { name: current, chain: [...chain] }
    if (current === arrivesAt) return { ...so, kind: 'arrived' }
    if (chain.length > MAX_CHAIN || [name, ...chain.slice(0, -1)].includes(chain.at(-1) ?? ''))
      return { ...so, kind: 'loop' }
    // A name that no zone can have.
    if (!isAskable(current)) return { ...so, kind: 'none', apex: current }
    const direct = await ask({ name: current, type })
    // Some servers (BIND) follow aliases themselves, and fail at a circle: the alias alone they tell.
    const isFailed = direct.kind === 'silent' && direct.why.includes('SERVFAIL')
    const alias = isFailed ? await ask({ name: current, type: 'CNAME' }) : direct
    const answer =
      alias.kind === 'answer' && (!isFailed || aliasOf(alias.reply.answers, current) !== null) ? alias : direct
    if (answer.kind !== 'answer') return { ...so, ...answer }
    const { answers } = answer.reply
    const records = answers.filter((record) => record.name === current && record.type === type)
    if (records.length > 0) return { ...so, kind: 'records', records }
    const next = aliasOf(answers, current)
    if (next === null) return { ...so, kind: 'none', apex: answer.apex }
    chain.push(next)
  }
}

function closestZone(zones: ReadonlyMap<string, Zone>, name: string): Zone {
  const fitting = [...zones.values()].filter(({ apex }) => isWithin(name, apex))
  return fitting.reduce((closest, zone) => (zone.apex.length > closest.apex.length ? zone : closest))
}

/** The zone that an answer speaks for, as far as it says so. */
function soaOf({ authorities }: DnsReply, known: string, { name }: Question): string {
  const soa = authorities.find((record) => record.type === 'SOA' && isWithin(name, record.name))
  return soa !== undefined && isWithin(soa.name, known) ? soa.name : known
}

/** Where a name is led to: by an alias of its own, or by one of a whole zone. */
function aliasOf(answers: readonly DnsRecord[], name: string): string | null {
  const own = answers.find((record) => record.type === 'CNAME' && record.name === name)
  if (own !== undefined) return own.text
  const whole = answers.find((record) => record.type === 'DNAME' && record.name !== name && isWithin(name, record.name))
  return whole === undefined ? null : `${name.slice(0, name.length - whole.name.length)}${whole.text}`
}
