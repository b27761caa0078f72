import assert from 'node:assert/strict'
import { it } from 'node:test'
import { refuseName } from '../src/hosting/moderation/judge-name.ts'
import { takeDownSite } from '../src/hosting/moderation/take-down-site.ts'
import { textOf } from './account-scene.ts'
import { openProjectSite } from './project-site.ts'

it('pages about a project that operators keep from its visitors say so, and why', async () => {
  await using site = await openProjectSite()
  const session = await site.signIn()
  const shown = async (address: string): Promise<string> => textOf(await site.ask(session, address))
  const { slug } = await site.hosting.addProject(session.account.id, 'paypa1-login')
  assert.match(await shown('/account/projects'), /class="badge problem">Not shown</)
  const waits = /<p class="notice warning" role="status">Visitors do not see this site yet: its name reads like/
  for (const tab of ['', '/domains', '/settings']) assert.match(await shown(`/account/projects/${slug}${tab}`), waits)
  const by = { operator: 'ada', note: null }
  await refuseName(site.hosting.deps, { slug, reason: 'Not <b>yours</b>.', ...by })
  assert.match(await shown(`/account/projects/${slug}`), /refused its name \(Not &lt;b&gt;yours&lt;\/b&gt;\.\)/)
  await takeDownSite(site.hosting.deps, { slug, reason: 'phishing', ...by })
  assert.match(await shown(`/account/projects/${slug}`), /took this site down because it passed itself off/)
})
