import { deepEqual, equal } from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { openHosting } from '../../tests/open-hosting.ts'
import type { Hosting } from '../../tests/open-hosting.ts'
import { runHostingParts } from '../../tests/run-hosting-parts.ts'
import { until } from '../../tests/until.ts'
import type { Database, Subscriber } from '../database/database.ts'
import { restoreSite, takeDownSite } from '../hosting/moderation/take-down-site.ts'
import { followActs } from './follow-acts.ts'

const stack = new AsyncDisposableStack()
let hosting: Hosting
let accountId: string
before(async () => {
  hosting = stack.use(await openHosting())
  accountId = await hosting.addAccount()
  await hosting.addProject(accountId, 'acted-upon')
})
after(() => stack.disposeAsync())

const BY = { slug: 'acted-upon', operator: 'ada', note: 'Bearer s3cret of the bank' }
const DOWN = { operator: 'ada', act: 'site-taken-down', subject: 'acted-upon', reason: 'phishing' }

it('a process writes one line for each thing that operators do, without their notes', async () => {
  await takeDownSite(hosting.deps, { ...BY, reason: 'spam' })
  const lines: string[] = []
  const acted = (): Record<string, unknown>[] =>
    lines.filter((line) => line.includes('"operator-acted"')).map((line) => JSON.parse(line) as Record<string, unknown>)
  await using _running = await runHostingParts(
    hosting,
    { BURIN_PARTS: 'sites' },
    { writeLog: (line) => void lines.push(line) },
  )
  await takeDownSite(hosting.deps, { ...BY, reason: 'phishing' })
  await until(async () => acted().length > 0)
  await restoreSite(hosting.deps, BY)
  await until(async () => acted().length > 1)
  const told = acted().map(({ time: _time, number: _number, ...rest }) => rest)
  const [event, level, account] = ['operator-acted', 'info', accountId]
  deepEqual(told, [
    { level, event, account, ...DOWN },
    { level, event, account, ...DOWN, act: 'site-restored', reason: null },
  ])
  equal(lines.join('').includes('s3cret'), false)
})

it('hears after a break of what was done meanwhile, also of very much, once', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] })
  let subscriber: Subscriber | null = null
  const listen: Database['listen'] = async (_channel, given) => {
    subscriber = given
    return { [Symbol.asyncDispose]: async () => undefined }
  }
  const told: unknown[] = []
  const log = { info: (_event: string, fields = {}) => void told.push(fields), warn: () => undefined }
  const deaf: Database = { ...hosting.deps.database, listen }
  await using acts = followActs(log, { open: async () => deaf })
  await acts.ready()
  for (let count = 0; count < 102; count += 1) await takeDownSite(hosting.deps, { ...BY, reason: 'phishing' })
  deepEqual(told, [])
  subscriber = subscriber as Subscriber | null
  subscriber?.reconnected()
  subscriber?.notified('')
  await until(async () => told.length >= 102)
  subscriber?.notified('')
  // Where nobody tells, it looks by itself.
  await restoreSite(hosting.deps, BY)
  context.mock.timers.tick(60_000)
  await until(async () => told.length >= 103)
  await acts[Symbol.asyncDispose]()
  equal(told.length, 103)
})
