import type { Queryable } from '../../database/database.ts'
import type { DomainProblem, DomainSighting, RecordSighting } from '../dns/domain-check.ts'
import { DOMAIN, DOMAIN_COLUMNS, DOMAIN_SOURCE } from './domain.ts'
import type { Domain, DomainDeps, Sighting } from './domain.ts'
import { tellHostChanged } from './host-changes.ts'
import { ownHost } from './host-owners.ts'
import type { Owning } from './host-owners.ts'
import { nextStanding } from './next-standing.ts'

const LOCK = `select ${DOMAIN_COLUMNS} from ${DOMAIN_SOURCE} where domain.id = $1 for update of domain`

const UPDATE = `
  update domain set state = $2, is_served = $3, lost_since = $4, problem = $5, problem_code = $6, sighting = $7,
    last_checked_at = $8, next_check_at = $9, verified_at = case when $10 then $8 else verified_at end
  where id = $1`

/**
 * Enters what a look at a domain's DNS showed, which was begun at `lookedAt`, and gives the domain as it is then; null when it was
 * removed meanwhile. A look that was begun before the last one that is entered says nothing any more.
 */
export async function recordSighting(
  { database, now }: Pick<DomainDeps, 'database' | 'now'>,
  { domainId, lookedAt, sighting }: { domainId: string; lookedAt: Date; sighting: DomainSighting },
): Promise<Domain | null> {
  return await database.transaction(async (within) => {
    const domain = await DOMAIN.first(within, LOCK, [domainId])
    if (domain === null || (domain.lastCheckedAt !== null && domain.lastCheckedAt > lookedAt)) return domain
    await enter(within, domain, { lookedAt, sighting, at: new Date(now()) })
    return await DOMAIN.first(within, LOCK, [domainId])
  })
}

async function enter(
  within: Queryable,
  domain: Domain,
  { lookedAt, sighting, at }: { lookedAt: Date; sighting: DomainSighting; at: Date },
): Promise<void> {
  const wanted = nextStanding(domain, sighting, at)
  const owning = wanted.wantsHost ? await ownHost(within, domain, at) : 'own'
  const isRefused = owning !== 'own'
  const { lostSince, nextCheckAt } = isRefused ? { ...wanted, lostSince: domain.lostSince } : wanted
  const state = isRefused ? domain.state : wanted.state
  const isServed = !isRefused && (wanted.wantsHost || domain.isServed)
  const problem = isRefused ? claimed(owning) : wanted.problem
  // What DNS did not answer is no reason to forget what it did.
  const seen = sighting.isTransient && domain.sighting !== null ? domain.sighting : kept(sighting)
  await within.query(UPDATE, [
    domain.id,
    state,
    isServed,
    lostSince,
    problem === null ? null : printable(problem.sentence, MOST_OF_SENTENCE),
    problem?.code ?? null,
    JSON.stringify(seen),
    lookedAt,
    nextCheckAt,
    domain.state !== 'verified' && state === 'verified',
  ])
  if (isServed !== domain.isServed || (isServed && state !== domain.state))
    await tellHostChanged(within, domain.hostname)
}

function claimed(owning: Exclude<Owning, 'own'>): DomainProblem {
  const sentence =
    owning === 'mounted'
      ? 'Another project of this account is shown at this host and path: remove the domain there first.'
      : 'Another account has verified this host, or had it until less than 30 days ago: it has to remove it, and 30 days have to pass.'
  return { code: 'claimed', sentence }
}

const MOST_OF_SENTENCE = 1000
const MOST_FOUND = 16
const MOST_OF_RECORD = 300

/** Anybody may write anything into DNS: so much of it is kept, and nothing that a terminal or a database would trip over. */
function kept({ ownership, routing }: DomainSighting): Sighting {
  const bounded = ({ found, ok }: RecordSighting): RecordSighting => ({
    found: found.slice(0, MOST_FOUND).map((one) => printable(one, MOST_OF_RECORD)),
    ok,
  })
  return {
    ownership: bounded(ownership),
    routing: routing.slice(0, 3).map(({ type, ...seen }) => ({ type, ...bounded(seen) })),
  }
}

function printable(text: string, most: number): string {
  const shown = text
    .slice(0, most)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd')
  return text.length > most ? `${shown}…` : shown
}
