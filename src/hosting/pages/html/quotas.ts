import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { showCount, showNumber } from '../../../web/html/show-number.ts'
import type { AccountUsage } from '../../projects/account-usage.ts'
import type { QuotaReached, Quotas } from '../../projects/quotas.ts'
import { showBytes } from './show-bytes.ts'

/** What an account may use of hosting, and what it has used. */
export function quotas(used: AccountUsage, allowed: Quotas): Html {
  return html`<section aria-labelledby="quotas">
<h2 id="quotas">What this account uses</h2>
<dl class="figures">
<div><dt>Projects</dt><dd>${showNumber(used.projects)} <small>of ${showNumber(allowed.projects)}</small></dd></div>
${deploymentsADay(used, allowed)}
${stored(used, allowed)}
</dl>
</section>`
}

/** The same where somebody deploys: what the next deployment takes from the account, and how many domains the project has. */
export function projectQuotas(used: AccountUsage, allowed: Quotas, domains: number): Html {
  return html`<section aria-labelledby="quotas">
<h2 id="quotas">What is used of what is allowed</h2>
<dl class="figures">
${deploymentsADay(used, allowed)}
${stored(used, allowed)}
<div><dt>Domains</dt><dd>${showNumber(domains)} <small>of ${showNumber(allowed.domainsOfProject)}</small></dd></div>
</dl>
<p class="quiet">Deployments and bytes are those of all <a href="/account/projects">your projects</a> together, domains those of this one.</p>
</section>`
}

function deploymentsADay(used: AccountUsage, allowed: Quotas): Html {
  return html`<div><dt>Deployments in 24 hours</dt><dd>${showNumber(used.deploymentsADay)} <small>of ${showNumber(allowed.deploymentsADay)}</small></dd></div>`
}

function stored(used: AccountUsage, allowed: Quotas): Html {
  return html`<div><dt>Stored</dt><dd>${showBytes(used.storedBytes)} <small>of ${showBytes(allowed.storedBytes)}; what deployments share counts once</small></dd></div>`
}

/** Why something was not made, for people. */
export function quotaText({ allowed, remedy }: QuotaReached, one: 'project' | 'domain'): string {
  return `Only ${showCount(allowed, one)} may be here. ${remedy}`
}
