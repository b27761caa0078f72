import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isProblem, problem, readForm } from './stripe-form.ts'
import type { StripeProblem } from './stripe-form.ts'
import { STRIPE_ROUTES } from './stripe-routes.ts'
import type { StripeObject, StripeState } from './stripe-routes.ts'

/** What goes wrong with the next calls to an address (`POST /v1/customers`). */
export interface StripeFault {
  readonly on: string
  /** How often; once when not given. */
  readonly times?: number
  /**
   * `error`: 500, and the same again for its key; `drop`: the line breaks before anything is done; `lose`: it is done, and
   * the answer gets lost; `hang`: no answer ever; a function: it is done, and the function's answer, if any, is given.
   */
  readonly how: 'error' | 'drop' | 'lose' | 'hang' | ((answer: StripeObject) => Promise<object | undefined>)
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly livemode: boolean
  readonly data: { readonly object: StripeObject }
}

export interface StripeStandIn extends AsyncDisposable {
  readonly host: { readonly host: string; readonly port: number; readonly protocol: 'http' }
  /** All calls that came in, in their order. */
  readonly calls: { readonly call: string; readonly body: string; readonly key: string | null }[]
  readonly objects: Map<string, StripeObject>
  readonly meterEvents: StripeState['meterEvents']
  fault(fault: StripeFault): void
  /** Does at a Checkout Session what the customer does on its page; gives it as it is then. */
  pay(sessionId: string, status?: 'paid' | 'unpaid'): StripeObject
  /** Refunds a paid session; gives its charge, which tells the sum of its refunds. */
  refund(sessionId: string, cents: number): StripeObject
  event(type: string, object: StripeObject, at?: { id?: string; created?: number }): StripeEvent
  /** What Stripe posts to tell of an event. */
  sign(event: object, by?: { secret?: string; at?: number }): { body: Uint8Array; signature: string }
  /** Posts an event to an address; gives the status of the answer. */
  send(url: string, event: StripeEvent): Promise<number>
}

export interface StandInOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where the stand-in's payment page tells that somebody has paid there. */
  readonly webhookUrl?: () => string
}

/** What the library that is installed says it speaks. */
const VERSION = /^20\d\d-\d\d-\d\d\.[a-z]+$/

interface Kept {
  readonly question: string
  answer: { status: number; body: object } | null
}

interface Desk {
  readonly options: StandInOptions
  readonly state: StripeState
  readonly calls: { call: string; body: string; key: string | null }[]
  readonly kept: Map<string, Kept>
  readonly faults: { on: string; how: StripeFault['how'] }[]
}

/** A server on this machine that answers as Stripe would, as strictly, and keeps all in memory. */
export async function stripeStandIn(options: StandInOptions): Promise<StripeStandIn> {
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const objects = new Map<string, StripeObject>()
  const state: StripeState = {
    objects,
    meterEvents: [],
    origin: `http://127.0.0.1:${port}`,
    now: () => Math.floor(options.now() / 1000),
    makeId: (prefix) => `${prefix}_${randomBytes(9).toString('hex')}`,
  }
  const desk: Desk = { options, state, calls: [], kept: new Map(), faults: [] }
  const stand: StripeStandIn = {
    host: { host: '127.0.0.1', port, protocol: 'http' },
    calls: desk.calls,
    objects,
    meterEvents: state.meterEvents,
    fault: ({ on, how, times = 1 }) => desk.faults.push(...Array.from({ length: times }, () => ({ on, how }))),
    pay: (sessionId, status = 'paid') => pay(state, sessionId, status),
    refund: (sessionId, cents) => refund(state, sessionId, cents),
    event: (type, object, { id, created } = {}) => ({
      id: id ?? state.makeId('evt'),
      object: 'event',
      type,
      created: created ?? state.now(),
      livemode: false,
      data: { object: structuredClone(object) },
    }),
    sign: (event, { secret = options.webhookSecret, at = state.now() } = {}) => sign(event, secret, at),
    send: (url, event) => send(url, sign(event, options.webhookSecret, state.now())),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return stand

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request)
    const { pathname } = new URL(request.url ?? '', state.origin)
    if (pathname.startsWith('/v1/')) await answer(desk, request, response, body)
    else await showPage(stand, options, request, response)
  }
}

async function answer(desk: Desk, request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const url = new URL(request.url ?? '', desk.state.origin)
  const call = `${request.method ?? ''} ${url.pathname}`
  const key = String(request.headers['idempotency-key'] ?? '') || null
  desk.calls.push({ call, body: body || url.search.slice(1), key })
  const at = desk.faults.findIndex(({ on }) => on === call)
  const how = at < 0 ? undefined : desk.faults.splice(at, 1)[0]?.how
  if (how === 'hang') return
  if (how === 'drop') return void request.socket.destroy()
  const question = `${call}?${body}`
  const before = key === null ? undefined : desk.kept.get(key)
  const refusal = refuse(desk, request, before, question)
  if (refusal !== null) return reply(response, refusal.status, errorBody(refusal))
  if (before?.answer != null) return reply(response, before.answer.status, before.answer.body, true)
  const kept: Kept = { question, answer: null }
  if (key !== null) desk.kept.set(key, kept)
  const done = how === 'error' ? problem(500, 'api_error', 'Something went wrong') : run(desk.state, call, url, body)
  // What was not begun may be asked again with the same key; all else gets this answer for good.
  const isRefused = isProblem(done) && done.status < 500
  if (isRefused && key !== null) desk.kept.delete(key)
  kept.answer = isProblem(done) ? { status: done.status, body: errorBody(done) } : { status: 200, body: snapshot(done) }
  if (how === 'lose') return void request.socket.destroy()
  const changed = typeof how === 'function' ? await how(kept.answer.body as StripeObject) : undefined
  reply(response, kept.answer.status, changed ?? kept.answer.body)
}

/** Headers and keys, before anything is done. */
function refuse(
  desk: Desk,
  request: IncomingMessage,
  before: Kept | undefined,
  question: string,
): StripeProblem | null {
  const { headers, method } = request
  if (headers.authorization !== `Bearer ${desk.options.secretKey}`)
    return problem(401, 'api_key_invalid', `Invalid API Key provided: ${headers.authorization?.slice(7) ?? ''}`)
  if (!VERSION.test(String(headers['stripe-version']))) return problem(400, 'invalid_version', 'No Stripe-Version')
  if (headers['x-stripe-client-telemetry'] !== undefined) return problem(400, 'telemetry', 'Telemetry is on')
  if (method !== 'POST') return null
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return problem(400, 'type', 'Not a form')
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key.length > 255) return problem(400, 'no_key', 'No Idempotency-Key')
  if (before === undefined) return null
  if (before.question !== question)
    return { ...problem(400, 'idempotency', 'The key was used with other parameters'), type: 'idempotency_error' }
  return before.answer === null ? problem(409, 'idempotency_key_in_use', 'The key is in use') : null
}

function run(state: StripeState, call: string, url: URL, body: string): object | StripeProblem {
  const [before = '', last = ''] = url.pathname.split('/').slice(-2)
  const isAction = `${call.replace(/[^/]+\/[^/]+$/, ':id')}/${last}` in STRIPE_ROUTES
  const id = isAction ? before : last
  const route = STRIPE_ROUTES[call] ?? STRIPE_ROUTES[call.replace(id, ':id')]
  if (route === undefined) return problem(404, 'unknown_url', `Unrecognized request URL (${call})`)
  const form = readForm(url.search === '' ? body : url.search.slice(1), route.rules, route.required)
  return isProblem(form) ? form : route.run(state, form, id)
}

function errorBody({ status, code, param, message, type }: StripeProblem): object {
  return { error: { type: type ?? (status >= 500 ? 'api_error' : 'invalid_request_error'), code, param, message } }
}

function snapshot(object: object): object {
  return structuredClone(object)
}

function reply(response: ServerResponse, status: number, body: object, isReplayed = false): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomBytes(6).toString('hex')}`,
    // Another try with the same key gets the same error.
    ...(status === 500 ? { 'stripe-should-retry': 'false' } : {}),
    ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
  })
  response.end(JSON.stringify(body))
}

/** The page that a customer is sent to: one button. Pays, tells the service of it, and leads back there. */
async function showPage(
  stand: StripeStandIn,
  options: StandInOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, page, id = ''] = (request.url ?? '').split('/')
  const object = stand.objects.get(id)
  if (object === undefined || (page !== 'pay' && page !== 'portal')) return void response.writeHead(404).end()
  if (page === 'pay' && request.method === 'POST') {
    const session = stand.pay(id)
    const { webhookUrl } = options
    if (webhookUrl !== undefined) await stand.send(webhookUrl(), stand.event('checkout.session.completed', session))
    const back = String(session['success_url']).replace('{CHECKOUT_SESSION_ID}', id)
    return void response.writeHead(303, { location: back }).end()
  }
  const back = String(object['cancel_url'] ?? object['return_url'])
  const button = page === 'pay' ? '<form method="post"><button>Pay</button></form>' : ''
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    `<!doctype html><html lang="en"><title>Stripe's stand-in</title>${button}<a href="${back}">Back</a></html>`,
  )
}

function pay(state: StripeState, sessionId: string, status: 'paid' | 'unpaid'): StripeObject {
  const session = state.objects.get(sessionId)
  if (session === undefined) throw new Error(`no session ${sessionId}`)
  if (session['mode'] === 'subscription') {
    const id = state.makeId('sub')
    const { metadata } = session['subscription_data']
    const { price } = session['line_items']['0']
    const made = { id, object: 'subscription', status: 'active', created: state.now(), latest_invoice: null }
    state.objects.set(id, { ...made, metadata, price, customer: session['customer'], cancellation_details: null })
    return Object.assign(session, { status: 'complete', payment_status: 'no_payment_required', subscription: id })
  }
  const intent = session['payment_intent'] ?? state.makeId('pi')
  return Object.assign(session, { status: 'complete', payment_status: status, payment_intent: intent })
}

function refund(state: StripeState, sessionId: string, cents: number): StripeObject {
  const session = state.objects.get(sessionId)
  if (session === undefined) throw new Error(`no session ${sessionId}`)
  const id = `ch_${sessionId.slice(8)}`
  const charge = state.objects.get(id) ?? {
    id,
    object: 'charge',
    amount: session['amount_total'],
    amount_refunded: 0,
    payment_intent: session['payment_intent'],
  }
  charge['amount_refunded'] += cents
  if (charge['amount_refunded'] > charge['amount']) throw new Error('more was refunded than was paid')
  state.objects.set(id, charge)
  return structuredClone(charge)
}

function sign(event: object, secret: string, at: number): { body: Uint8Array; signature: string } {
  const text = JSON.stringify(event, null, 2)
  const signature = createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')
  return { body: Buffer.from(text), signature: `t=${at},v1=${signature}` }
}

async function send(url: string, { body, signature }: { body: Uint8Array; signature: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const response = await fetch(url, { method: 'POST', headers, body: Buffer.from(body) })
  await response.arrayBuffer()
  return response.status
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
