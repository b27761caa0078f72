import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { callAdmin } from '../../tests/call-admin.ts'
import { createFakeDns } from '../../tests/fake-dns.ts'
import { openHosting } from '../../tests/open-hosting.ts'
import type { Hosting } from '../../tests/open-hosting.ts'
import type { Ended } from '../cli/run-command.ts'
import { addDomain } from '../hosting/domains/add-domain.ts'
import { lookAtDomain } from '../hosting/domains/look-at-domain.ts'
import { removeDomain } from '../hosting/domains/remove-domains.ts'
import { verificationRecords } from '../hosting/domains/verification-records.ts'

const stack = new AsyncDisposableStack()
const dns = createFakeDns()
let hosting: Hosting
let ada: string
let eve: string
before(async () => {
  hosting = stack.use(await openHosting())
  ;[ada, eve] = [await hosting.addAccount(), await hosting.addAccount()]
  await hosting.addProject(ada, 'shop-of-ada')
  await hosting.addProject(ada, 'docs-of-ada')
  await hosting.addProject(eve, 'shop-of-eve')
})
after(() => stack.disposeAsync())

const burin = (...words: readonly string[]): Promise<Ended> =>
  callAdmin(['admin', 'domains', ...words], hosting.deps.database)
const place = { domain: 'sites.test', addresses: { a: [], aaaa: [] }, ownHosts: () => [] }

/** Adds a host; with its records, and looks, when it is to be verified. */
async function add(
  accountId: string,
  slug: string,
  hostname: string,
  path = '/',
  isProven = true,
): Promise<() => Promise<unknown>> {
  const deps = { ...hosting.deps, place, checkDomain: dns.check }
  const { id: projectId } = await hosting.projectOf(accountId, slug)
  const added = await addDomain(deps, { accountId, projectId, hostname, pathPrefix: path }, 100)
  ok(added.kind === 'added')
  if (isProven) dns.write(verificationRecords(added.domain, place))
  await lookAtDomain(deps, added.domain)
  return () => removeDomain(deps, { accountId, projectId, domainId: added.domain.id })
}

describe('burin admin domains', () => {
  it('show says who has a host, at which path which site is, how that stands, and who else would like it', async () => {
    await add(eve, 'shop-of-eve', 'shop.example', '/', false)
    await add(ada, 'shop-of-ada', 'shop.example')
    await add(ada, 'docs-of-ada', 'shop.example', '/docs')
    const { output } = await burin('show', 'https://Shop.example/docs?x')
    match(output, new RegExp(`^shop\\.example is ${ada}@example\\.com \\(${ada}\\)’s\\.\n`))
    const blocks = output.trim().split('\n\n').slice(1)
    const told = (block = ''): string[] => block.split('\n').map((line) => line.slice(10))
    deepEqual(
      blocks.map((block) => told(block).slice(0, 2)),
      [
        ['/', `shop-of-eve of ${eve}@example.com (${eve})`],
        ['/', `shop-of-ada of ${ada}@example.com (${ada})`],
        ['/docs', `docs-of-ada of ${ada}@example.com (${ada})`],
      ],
    )
    const now = new Date(hosting.deps.now()).toISOString()
    match(blocks[0] ?? '', /State +pending\nShows +nothing\n[^]*\nProblem +The TXT record is missing\.$/)
    match(blocks[1] ?? '', new RegExp(`State +verified since ${now}\nShows +site\nLooked at ${now}; next `))
    await callAdmin(['admin', 'sites', 'take-down', 'docs-of-ada', '--reason', 'spam'], hosting.deps.database)
    const shown = async (): Promise<unknown[]> => {
      const { output: json } = await burin('show', 'shop.example', '--json')
      const { owner, added } = JSON.parse(json) as { owner: Record<string, unknown>; added: { shows: string }[] }
      deepEqual([owner['accountId'], owner['heldUntil']], [ada, null])
      return added.map(({ shows }) => shows)
    }
    deepEqual(await shown(), ['nothing', 'site', 'taken-down'])
    await callAdmin(['admin', 'names', 'refuse', 'shop-of-ada', '--reason', 'No.'], hosting.deps.database)
    deepEqual(await shown(), ['nothing', 'nothing', 'taken-down'])
    await callAdmin(['admin', 'accounts', 'suspend', ada, '--reason', 'spam'], hosting.deps.database)
    deepEqual(await shown(), ['nothing', 'suspended', 'taken-down'])
  })
  it('show says for whom a host is held back, and refuses what nobody has', async () => {
    const remove = await add(ada, 'shop-of-ada', 'left.example')
    await remove()
    const until = new Date(hosting.deps.now() + 30 * 86_400_000).toISOString()
    equal(
      (await burin('show', 'left.example')).output,
      `left.example is held back for ${ada}@example.com (${ada}) until ${until}.\n`,
    )
    const none = await burin('show', 'nobodys.example')
    deepEqual([none.exitCode, none.problem], [1, 'burin: nobody has "nobodys.example", and nobody added it\n'])
  })
  it('list has those of everybody by name, of one account, or in one state', async () => {
    await add(eve, 'shop-of-eve', 'a.example', '/x', false)
    const hosts = async (...words: readonly string[]): Promise<string[]> => {
      const { output } = await burin('list', ...words, '--json')
      return (JSON.parse(output) as { hostname: string; pathPrefix: string }[]).map(
        (one) => one.hostname + one.pathPrefix,
      )
    }
    deepEqual(await hosts(), ['a.example/x', 'shop.example/', 'shop.example/', 'shop.example/docs'])
    deepEqual(await hosts('--account', eve), ['a.example/x', 'shop.example/'])
    deepEqual(await hosts('--state', 'verified'), ['shop.example/', 'shop.example/docs'])
    match((await burin('list')).output, /^HOST +STATE +SHOWS[^]*\na\.example\/x +pending +nothing +shop-of-eve +acc_/)
    equal((await burin('list', '--state', 'lost')).output, 'There is no such domain.\n')
    equal((await burin('list', '--state', 'x')).problem, 'burin: --state is one of pending, verified, lost\n')
  })
})
