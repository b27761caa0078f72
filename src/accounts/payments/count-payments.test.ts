import { deepEqual, equal, rejects } from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { it } from 'node:test'
import { writtenMeter } from '../../../tests/written-meter.ts'
import { silent } from '../../../tests/test-database.ts'
import { createPayments } from './create-payments.ts'
import { countPayments } from './count-payments.ts'

it('counts events, what the provider did not do, and units that nobody pays', () => {
  const { meter, lines } = writtenMeter()
  const tell = countPayments(meter)
  deepEqual(new Set(lines.splice(0).map((line) => line.slice(-1))), new Set(['0']))
  tell({ kind: 'event', outcome: 'handled' })
  tell({ kind: 'failure' })
  tell({ kind: 'not-billed', units: 3 })
  deepEqual(lines, [
    'burin_payment_events_total handled 1',
    'burin_payment_failures_total 1',
    'burin_payment_units_not_billed_total 3',
  ])
})

it('hears of an event that is not signed, and of one that cannot be taken because the database is away', async () => {
  const { meter, lines } = writtenMeter()
  const tell = countPayments(meter)
  const secrets = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', microUsdPerCredit: 40_000 }
  const away = async (): Promise<never> => Promise.reject(new Error('away'))
  const payments = createPayments(secrets, {
    database: { query: away, transaction: away },
    now: Date.now,
    baseUrl: () => '',
    log: silent,
    tell,
  })
  lines.splice(0)
  equal((await payments.handleWebhook(Buffer.from('{}'), 't=1')).kind, 'refused')
  const charge = { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 1 }
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.refunded',
    created: 1,
    data: { object: charge },
  })
  const at = Math.floor(Date.now() / 1000)
  const header = `t=${at},v1=${createHmac('sha256', secrets.webhookSecret).update(`${at}.${body}`).digest('hex')}`
  await rejects(payments.handleWebhook(Buffer.from(body), header), /away/)
  deepEqual(lines, ['burin_payment_events_total refused 1', 'burin_payment_events_total failed 1'])
})
