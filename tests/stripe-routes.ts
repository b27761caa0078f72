/** What Stripe's stand-in does at each address: the calls that the payments make, and nothing else. */
import { ADDRESS, FLAG, INTEGER, TEXT, problem, textIn } from './stripe-form.ts'
import type { FormRules, FormTree, StripeProblem } from './stripe-form.ts'

// eslint-disable-next-line typescript/no-explicit-any -- objects of Stripe have hundreds of fields; tests look at a few.
export type StripeObject = Record<string, any> & { id: string; object: string }

export interface StripeState {
  readonly objects: Map<string, StripeObject>
  readonly meterEvents: { identifier: string; customer: string; value: number; timestamp: number }[]
  readonly origin: string
  /** Seconds since 1970. */
  now(): number
  makeId(prefix: string): string
}

export interface StripeRoute {
  readonly rules: FormRules
  readonly required: readonly string[]
  run(state: StripeState, form: FormTree, id: string): object | StripeProblem
}

const METADATA = { 'metadata[*]': TEXT }
const EXPAND = { 'expand[#]': /^latest_invoice$/ }

/** Method and address, with `:id` for an object's id. */
export const STRIPE_ROUTES: Readonly<Record<string, StripeRoute>> = {
  'POST /v1/customers': {
    rules: { email: /^[^\s@]+@[^\s@]+$/, ...METADATA },
    required: [],
    run: (state, form) => keep(state, 'cus', 'customer', form),
  },
  'DELETE /v1/customers/:id': { rules: {}, required: [], run: (state, _form, id) => deleteCustomer(state, id) },
  'POST /v1/checkout/sessions/:id/expire': {
    rules: {},
    required: [],
    run: (state, _form, id) => {
      const session = state.objects.get(id)
      if (session === undefined) return missing('session', id)
      if (session['status'] !== 'open')
        return problem(400, 'resource_invalid', `Only open sessions can be expired; this is ${session['status']}.`)
      return Object.assign(session, { status: 'expired', url: null })
    },
  },
  'POST /v1/checkout/sessions': {
    rules: {
      mode: /^(payment|subscription)$/,
      customer: /^cus_\w+$/,
      client_reference_id: /^[\w-]{1,200}$/,
      success_url: ADDRESS,
      cancel_url: ADDRESS,
      'adaptive_pricing[enabled]': FLAG,
      payment_method_collection: /^(always|if_required)$/,
      'line_items[#][quantity]': INTEGER,
      'line_items[#][price]': /^price_\w+$/,
      'line_items[#][price_data][currency]': /^usd$/,
      'line_items[#][price_data][unit_amount]': INTEGER,
      'line_items[#][price_data][product_data][name]': TEXT,
      'payment_intent_data[metadata][*]': TEXT,
      'subscription_data[metadata][*]': TEXT,
      'subscription_data[billing_cycle_anchor_config][day_of_month]': /^([1-9]|[12]\d|3[01])$/,
      'subscription_data[billing_cycle_anchor_config][hour]': INTEGER,
      'subscription_data[billing_cycle_anchor_config][minute]': INTEGER,
      'subscription_data[billing_cycle_anchor_config][second]': INTEGER,
      ...METADATA,
    },
    required: ['mode', 'line_items', 'success_url'],
    run: makeSession,
  },
  'GET /v1/checkout/sessions/:id': { rules: {}, required: [], run: (state, _form, id) => find(state, id, 'session') },
  'GET /v1/prices': {
    rules: { 'lookup_keys[#]': TEXT, active: FLAG, limit: INTEGER },
    required: ['lookup_keys'],
    run: (state, form) => {
      const keys = Object.values(form['lookup_keys'] as FormTree)
      return list(all(state, 'price').filter((one) => one['active'] && keys.includes(one['lookup_key'])))
    },
  },
  'POST /v1/prices': {
    rules: {
      currency: /^usd$/,
      product: TEXT,
      lookup_key: /^.{1,200}$/,
      unit_amount: INTEGER,
      unit_amount_decimal: /^\d+\.\d{1,12}$/,
      'recurring[interval]': /^month$/,
      'recurring[usage_type]': /^metered$/,
      'recurring[meter]': /^mtr_\w+$/,
    },
    required: ['currency', 'product', 'recurring[meter]'],
    run: makePrice,
  },
  'GET /v1/products/:id': { rules: {}, required: [], run: (state, _form, id) => find(state, id, 'product') },
  'POST /v1/products': {
    rules: { id: TEXT, name: TEXT, unit_label: /^.{1,12}$/ },
    required: ['name'],
    run: (state, form) => {
      const id = textIn(form, 'id')
      if (state.objects.has(id)) return problem(400, 'resource_already_exists', 'Product already exists.', 'id')
      return keep(state, 'prod', 'product', { ...form, active: 'true' }, id)
    },
  },
  'GET /v1/billing/meters': {
    rules: { status: /^(active|inactive)$/, limit: INTEGER, starting_after: TEXT },
    required: [],
    run: (state) => list(all(state, 'billing.meter')),
  },
  'POST /v1/billing/meters': {
    rules: {
      display_name: TEXT,
      event_name: /^.{1,100}$/,
      'default_aggregation[formula]': /^sum$/,
      'customer_mapping[type]': /^by_id$/,
      'customer_mapping[event_payload_key]': /^stripe_customer_id$/,
      'value_settings[event_payload_key]': /^value$/,
    },
    required: ['display_name', 'event_name', 'default_aggregation[formula]'],
    run: (state, form) => {
      const isTaken = all(state, 'billing.meter').some((one) => one['event_name'] === form['event_name'])
      if (isTaken) return problem(400, 'resource_already_exists', 'A meter with this event name exists.', 'event_name')
      return keep(state, 'mtr', 'billing.meter', { ...form, status: 'active' })
    },
  },
  'POST /v1/billing/meter_events': {
    rules: { event_name: TEXT, identifier: /^.{1,100}$/, timestamp: INTEGER, 'payload[*]': TEXT },
    required: ['event_name', 'payload'],
    run: takeMeterEvent,
  },
  'GET /v1/subscriptions/:id': { rules: EXPAND, required: [], run: (state, _form, id) => subscription(state, id) },
  'DELETE /v1/subscriptions/:id': {
    rules: { invoice_now: FLAG, prorate: FLAG, ...EXPAND },
    required: [],
    run: cancelSubscription,
  },
  'POST /v1/invoices/:id': {
    rules: { auto_advance: FLAG },
    required: [],
    run: (state, form, id) => {
      const invoice = find(state, id, 'invoice')
      return 'status' in invoice && typeof invoice.status === 'number'
        ? invoice
        : Object.assign(invoice, { auto_advance: form['auto_advance'] === 'true' })
    },
  },
  'POST /v1/billing_portal/sessions': {
    rules: { customer: /^cus_\w+$/, return_url: ADDRESS },
    required: ['customer'],
    run: (state, form) => {
      if (!state.objects.has(textIn(form, 'customer'))) return missing('customer', textIn(form, 'customer'), 'customer')
      const made = keep(state, 'bps', 'billing_portal.session', form)
      return Object.assign(made, { url: `${state.origin}/portal/${made.id}` })
    },
  },
}

function keep(state: StripeState, prefix: string, object: string, form: object, id?: string): StripeObject {
  const made = { ...form, id: id ?? state.makeId(prefix), object, created: state.now(), livemode: false }
  state.objects.set(made.id, made)
  return made
}

function all(state: StripeState, object: string): StripeObject[] {
  return [...state.objects.values()].filter((one) => one.object === object)
}

function list(data: readonly StripeObject[]): object {
  return { object: 'list', data, has_more: false, url: '/v1' }
}

function missing(kind: string, id: string, param = 'id'): StripeProblem {
  return problem(404, 'resource_missing', `No such ${kind}: '${id}'`, param)
}

function find(state: StripeState, id: string, kind: string): StripeObject | StripeProblem {
  return state.objects.get(id) ?? missing(kind, id)
}

function makeSession(state: StripeState, form: FormTree): object | StripeProblem {
  const customer = textIn(form, 'customer')
  if (!state.objects.has(customer)) return { ...missing('customer', customer, 'customer'), status: 400 }
  const item = (form['line_items'] as FormTree)['0'] as FormTree
  const isPayment = form['mode'] === 'payment'
  if (isPayment !== (item['price_data'] !== undefined))
    return problem(400, 'parameter_invalid', 'The line item does not fit the mode', 'line_items[0]')
  const price = textIn(item, 'price')
  if (!isPayment && !state.objects.has(price))
    return { ...missing('price', price, 'line_items[0][price]'), status: 400 }
  if (!isPayment && item['quantity'] !== undefined)
    return problem(400, 'parameter_invalid', 'Metered prices have no quantity', 'line_items[0][quantity]')
  const cents = isPayment ? Number((item['price_data'] as FormTree)['unit_amount']) * Number(item['quantity']) : 0
  if (isPayment && cents < 50) return problem(400, 'amount_too_small', 'The amount is too small', 'line_items')
  const made = keep(state, 'cs_test', 'checkout.session', {
    ...form,
    amount_total: cents,
    currency: 'usd',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    subscription: null,
  })
  return Object.assign(made, { url: `${state.origin}/pay/${made.id}` })
}

function makePrice(state: StripeState, form: FormTree): object | StripeProblem {
  const isTaken = all(state, 'price').some((one) => one['lookup_key'] === form['lookup_key'])
  if (isTaken) return problem(400, 'resource_already_exists', 'The lookup key is taken.', 'lookup_key')
  const meter = textIn(form['recurring'] as FormTree, 'meter')
  if (!state.objects.has(meter)) return missing('meter', meter, 'recurring[meter]')
  if (!state.objects.has(textIn(form, 'product'))) return missing('product', textIn(form, 'product'), 'product')
  if ((form['unit_amount'] === undefined) === (form['unit_amount_decimal'] === undefined))
    return problem(400, 'parameter_missing', 'One of unit_amount and unit_amount_decimal', 'unit_amount')
  const decimal = form['unit_amount_decimal'] ?? form['unit_amount']
  return keep(state, 'price', 'price', { ...form, active: true, unit_amount_decimal: decimal })
}

const DAY_SECONDS = 86_400

function takeMeterEvent(state: StripeState, form: FormTree): object | StripeProblem {
  const identifier = textIn(form, 'identifier')
  const name = textIn(form, 'event_name')
  const payload = form['payload'] as FormTree
  const timestamp = Number(form['timestamp'])
  if (!all(state, 'billing.meter').some((one) => one['event_name'] === name))
    return problem(400, 'no_meter', `No active meter found for event name ${name}`, 'event_name')
  if (!state.objects.has(textIn(payload, 'stripe_customer_id')))
    return problem(400, 'invalid', 'No such customer', 'payload[stripe_customer_id]')
  if (!/^\d+$/.test(textIn(payload, 'value')))
    return problem(400, 'invalid', 'The value is no number', 'payload[value]')
  if (timestamp > state.now() + 300 || timestamp < state.now() - 35 * DAY_SECONDS)
    return problem(400, 'timestamp_out_of_range', 'The timestamp must be within the past 35 days', 'timestamp')
  if (state.meterEvents.some((one) => one.identifier === identifier))
    return problem(400, 'duplicate_meter_event', `An event already exists with identifier ${identifier}.`)
  const customer = textIn(payload, 'stripe_customer_id')
  state.meterEvents.push({ identifier, customer, value: Number(payload['value']), timestamp })
  return { object: 'billing.meter_event', ...form, timestamp, created: state.now(), livemode: false }
}

/** Its subscriptions end at once, without a last invoice. */
function deleteCustomer(state: StripeState, id: string): object | StripeProblem {
  if (!state.objects.delete(id)) return missing('customer', id)
  for (const one of all(state, 'subscription')) if (one['customer'] === id) one['status'] = 'canceled'
  return { id, object: 'customer', deleted: true }
}

/** With its last invoice in it, as every caller here asks for. */
function subscription(state: StripeState, id: string): StripeObject | StripeProblem {
  const found = state.objects.get(id)
  if (found === undefined) return missing('subscription', id)
  return { ...found, latest_invoice: state.objects.get(found['latest_invoice']) ?? null }
}

/** The last invoice has the units since the subscription began; Stripe stops collecting it by itself. */
function cancelSubscription(state: StripeState, form: FormTree, id: string): StripeObject | StripeProblem {
  const found = state.objects.get(id)
  if (found === undefined || found['status'] === 'canceled') return missing('subscription', id)
  Object.assign(found, { status: 'canceled', canceled_at: state.now() })
  if (form['invoice_now'] === 'true' && form['prorate'] === 'true') {
    const units = state.meterEvents
      .filter(({ customer, timestamp }) => customer === found['customer'] && timestamp >= found['created'])
      .reduce((sum, { value }) => sum + value, 0)
    const price = state.objects.get(found['price'])
    const invoice = keep(state, 'in', 'invoice', {
      customer: found['customer'],
      status: 'draft',
      auto_advance: false,
      number: null,
      total: Math.round(units * Number(price?.['unit_amount_decimal'])),
      period_start: found['created'],
      period_end: state.now(),
      parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata: found['metadata'] } },
    })
    found['latest_invoice'] = invoice.id
  }
  return subscription(state, id)
}
