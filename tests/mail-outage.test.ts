import { deepEqual, equal, ok } from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { it } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { freePort } from './run-redis.ts'
import { runSite } from './run-site.ts'
import type { Site } from './run-site.ts'

/** What operators see of the mail: the metric of the part, the warnings, mails by outcome. */
async function seenOf({ operationsOn }: Site): Promise<unknown[]> {
  const ready = await fetch(`${operationsOn}/readyz`)
  const { warnings } = (await ready.json()) as { warnings: { part: string }[] }
  const metrics = await (await fetch(`${operationsOn}/metrics`)).text()
  const value = (series: string): string | undefined =>
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1)
  return [
    ready.status,
    warnings.map(({ part }) => part),
    value('burin_part_up{part="mail"}'),
    value('burin_mails_total{outcome="failed"}'),
    value('burin_mails_total{outcome="sent"}'),
  ]
}

it('operators see that the mail server is away, and that it is back; draws go on', async () => {
  await using stack = new AsyncDisposableStack()
  const port = await freePort()
  const site = stack.use(await runSite({}, { SMTP_URL: `smtp://127.0.0.1:${port}`, BURIN_LIMIT_MAILS: '2' }))
  const browser = site.newBrowser()
  const ask = async (email: string): Promise<number> => {
    await browser.open('/sign-in')
    return (await browser.send('/sign-in', { email })).status
  }
  equal(await ask('ada@example.com'), 503)
  deepEqual(await seenOf(site), [200, ['mail'], '0', '1', undefined])
  ok(site.log.some((line) => line.includes('"mail-away"')))
  equal((await site.draw({ concept: 'cloud' })).status, 200)

  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  stack.defer(() => new Promise((resolve) => server.close(() => resolve())))
  equal((server.server.address() as AddressInfo).port, port)
  site.advance(60_000)
  equal(await ask('bea@example.com'), 200)
  deepEqual(await seenOf(site), [200, [], '1', '1', '1'])
  ok(site.log.some((line) => line.includes('"mail-back"')))

  // The cap of the minute: one line, and a metric.
  for (const email of ['cy@example.com', 'dan@example.com', 'eve@example.com']) await ask(email)
  equal(site.log.filter((line) => line.includes('"limit-of-all-reached"') && line.includes('"mails"')).length, 1)
  const metrics = await (await fetch(`${site.operationsOn}/metrics`)).text()
  ok(
    metrics.includes('burin_mails_total{outcome="refused"} 2') &&
      metrics.includes('burin_rate_limited_total{policy="mails"} 2'),
  )
})
