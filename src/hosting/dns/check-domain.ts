import type { DnsSettings, DomainCheck, DomainProblem, DomainSighting } from './domain-check.ts'
import { createFindRecords, type Finding } from './find-records.ts'
import { lookAtCertificates } from './look-at-certificates.ts'
import { lookAtOwnership, ownershipProblem } from './look-at-ownership.ts'
import { lookAtRouting } from './look-at-routing.ts'
import { problem, publicSuffixProblem, shown } from './problem-sentences.ts'
import { delegatedDomainOf, isPublicSuffix } from './registrable-domain.ts'

/**
 * Looks at a domain's DNS, asking its own name servers, and says what was found and what is to be mended first: the proof of ownership before where
 * visitors are led, that before certificates. What has no answer within `timeoutMs` is a problem to come back for later. Rejects only with the reason of `signal`.
 */
export async function checkDomain(
  settings: DnsSettings,
  check: DomainCheck,
  signal?: AbortSignal,
): Promise<DomainSighting> {
  signal?.throwIfAborted()
  const { hostname } = check
  if (isPublicSuffix(hostname)) return { ...NOTHING, problem: publicSuffixProblem(hostname) }
  const deadline = AbortSignal.timeout(settings.timeoutMs)
  const find = createFindRecords(settings, signal === undefined ? deadline : AbortSignal.any([signal, deadline]))
  const domain = delegatedDomainOf(hostname)
  // First alone: what the others need is known afterwards, above all which servers the zone has.
  const ownership = await lookAtOwnership(find, check)
  const undelegated = undelegatedProblem(ownership.finding, domain)
  if (undelegated !== null) return { ...NOTHING, problem: undelegated }
  const [wrongOwner, routing, certificates] = await Promise.all([
    ownershipProblem(find, check, ownership, domain),
    lookAtRouting(find, check),
    lookAtCertificates(find, check, settings.issuers),
  ])
  signal?.throwIfAborted()
  const silences = [
    silenceProblem([ownership.finding]),
    silenceProblem(routing.findings),
    silenceProblem(certificates.findings),
  ]
  const [noOwner, noRouting, noCertificates] = silences
  const first = noOwner ?? wrongOwner ?? noRouting ?? routing.problem ?? certificates.problem ?? noCertificates ?? null
  return {
    ownership: { found: ownership.found, ok: ownership.ok },
    routing: routing.routing,
    isRouted: routing.isRouted,
    problem: first,
    isTransient: first?.code === 'servfail',
  }
}

const UNSEEN = { found: [], ok: false } as const

/** A look at which nothing was seen. */
const NOTHING: DomainSighting = {
  ownership: UNSEEN,
  routing: [
    { type: 'CNAME', ...UNSEEN },
    { type: 'A', ...UNSEEN },
    { type: 'AAAA', ...UNSEEN },
  ],
  isRouted: false,
  problem: null,
  isTransient: false,
}

/** Where the zone above says that a domain is not there, or names servers for it that cannot be any. */
function undelegatedProblem(finding: Finding, domain: string | null): DomainProblem | null {
  if (finding.chain.length > 0 || domain === null) return null
  if (finding.kind === 'undelegated')
    return problem(
      'not_delegated',
      `The name servers that ${finding.apex} is given to cannot be asked (${shown(finding.why)}): enter those of your DNS provider where you registered ${domain}`,
    )
  if (finding.kind !== 'none' || finding.apex.split('.').length >= domain.split('.').length) return null
  return problem(
    'not_delegated',
    `${domain} is given to no name servers: register it, or enter the name servers of your DNS provider where you registered it`,
  )
}

function silenceProblem(findings: readonly Finding[]): DomainProblem | null {
  const silent = findings.find(({ kind }) => kind === 'silent')
  if (silent?.kind !== 'silent') return null
  const zone = silent.apex === '' ? 'the root of DNS' : silent.apex
  return problem(
    'servfail',
    `The name servers of ${zone} gave no answer to go by (${shown(silent.why) || 'no answer in time'}): nothing was changed; see that they answer for ${silent.name}, and we ask again later`,
  )
}
