import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { Domain } from '../../domains/domain.ts'
import { tellProblem } from '../../domains/tell-problem.ts'
import { isWithoutCname, verificationRecords } from '../../domains/verification-records.ts'
import type { VerificationRecord } from '../../domains/verification-records.ts'
import type { Project } from '../../projects/project.ts'
import { projectPath } from '../project-route.ts'
import type { ProjectPageDeps } from '../project-route.ts'
import { showAge } from './show-age.ts'

type Deps = Pick<ProjectPageDeps, 'domains' | 'now'>

const STATES = {
  pending: html`<span class="badge warning">Waits for its records</span>`,
  verified: html`<span class="badge good">Verified</span>`,
  lost: html`<span class="badge problem">Records lost</span>`,
} as const

/** A domain: how it stands, what is wrong with it, its records, and what can be done. */
export function domainCard({ domains, now }: Deps, domain: Domain, project: Project): Html {
  const { id, hostname, pathPrefix, state, isServed, lastCheckedAt } = domain
  const address = `${hostname}${pathPrefix === '/' ? '' : pathPrefix}`
  const problem = tellProblem(domain)
  const records = verificationRecords(domain, domains.place)
  return html`<section class="card" id="${id}" aria-labelledby="${id}-name">
<h2 id="${id}-name" class="address">${isServed ? html`<a href="https://${address}">${address}</a>` : address}</h2>
<p>${STATES[state]} <span class="quiet">${lastCheckedAt === null ? 'DNS was not asked yet.' : html`DNS was asked ${showAge(lastCheckedAt, now())}.`}</span></p>
${problem === null ? '' : html`<div class="notice warning"><p>${problem}</p></div>`}
<details${state === 'verified' ? '' : ' open'}><summary>Records for your DNS</summary>
${recordsTable(records, isWithoutCname(hostname))}
<p class="quiet">${whichOf(domain.hostname, records)}</p>
</details>
<div class="controls">
<form method="post" action="${projectPath(project, `/domains/${id}/verify`)}"><button class="small">Look for the records now</button></form>
<details class="confirm"><summary aria-label="Remove ${address}…">Remove…</summary>
<form method="post" action="${projectPath(project, `/domains/${id}/remove`)}">
<p>Visitors of ${address} see nothing there any more, at once. For 30 days no other account can have the host.</p>
<button class="small danger">Remove ${address}</button>
</form></details>
</div>
</section>`
}

/** Which records lead visitors here: an alias or addresses, as the name allows. */
function whichOf(hostname: string, records: readonly VerificationRecord[]): string {
  const hasAddresses = records.some(({ type }) => type === 'A' || type === 'AAAA')
  const always = 'The TXT record is always needed.'
  if (!isWithoutCname(hostname))
    return hasAddresses
      ? `${always} Of the others, the CNAME alone, or all A and AAAA records in its place.`
      : `${always} The CNAME leads visitors here.`
  const alias = 'an ALIAS record, which some providers call ANAME or a flattened CNAME'
  return hasAddresses
    ? `${always} Of the others, all A and AAAA records, or in their place ${alias}: no CNAME can stand at ${hostname}.`
    : `${always} No CNAME can stand at ${hostname}: write ${alias}, or ask whoever runs this service for its addresses.`
}

function recordsTable(records: readonly VerificationRecord[], isTop: boolean): Html {
  const rows = records.map(
    ({ type, name, value, found, ok }) =>
      html`<tr><td>${isTop && type === 'CNAME' ? 'ALIAS' : type} ${ok ? html`<span class="badge good">Found</span>` : ''}</td><td data-head="Name"><span class="mono">${name}</span></td><td data-head="Value"><span class="mono">${value}</span></td><td data-head="DNS says">${found.length === 0 ? html`<span class="quiet">Nothing</span>` : html`<span class="mono">${found.map((one) => one || '""').join(', ')}</span>`}</td></tr>`,
  )
  return html`<div class="table"><table class="stacked">
<thead><tr><th scope="col">Type</th><th scope="col">Name</th><th scope="col">Value</th><th scope="col">DNS says</th></tr></thead>
<tbody>
${lines(rows)}
</tbody>
</table></div>`
}
