import * as z from 'zod'

/** The database takes no NUL in a text, and no index takes a long one. */
const text = z
  .string()
  .max(5000)
  .regex(/^[^\0]*$/)
const id = text.min(1).max(255)
const reference = z.union([id, z.object({ id })]).nullish()
const cents = z.int().min(0)
/** Seconds since 1970, up to a year that our months can be written with. */
const time = z.int().min(0).max(253_402_300_799)
const metadata = z.record(z.string(), text).nullish()

/** What our handlers read of the objects in events: no more, so that Stripe may change the rest. */
const SHAPES = {
  session: z.object({
    id,
    mode: text,
    payment_status: text,
    payment_intent: reference,
    subscription: reference,
    client_reference_id: text.nullish(),
    currency: text.nullish(),
    amount_total: z.int().nullish(),
    metadata,
  }),
  charge: z.object({ id, payment_intent: reference, amount_refunded: cents }),
  refund: z.object({ id, payment_intent: reference, amount: cents, status: text.nullish() }),
  dispute: z.object({ id, payment_intent: reference, amount: cents, status: text, reason: text.nullish() }),
  subscription: z.object({
    id,
    metadata: z.record(z.string(), text),
    cancellation_details: z.object({ reason: text.nullish() }).nullish(),
  }),
  invoice: z.object({
    id: id.optional(),
    customer: reference,
    subscription: reference,
    parent: z.object({ subscription_details: z.object({ subscription: reference, metadata }).nullish() }).nullish(),
    number: text.nullish(),
    status: text.nullish(),
    total: z.int(),
    hosted_invoice_url: text.nullish(),
    period_start: time,
    period_end: time,
    created: time,
  }),
}

/** By how the type of an event begins; the first that fits. */
const OBJECTS: readonly (readonly [start: string, shape: z.ZodType])[] = [
  ['checkout.session.', SHAPES.session],
  ['charge.refunded', SHAPES.charge],
  ['charge.refund.', SHAPES.refund],
  ['charge.dispute.', SHAPES.dispute],
  ['refund.', SHAPES.refund],
  ['customer.subscription.', SHAPES.subscription],
  ['invoice.', SHAPES.invoice],
]

const EVENT = z.object({ id, type: id, created: time, data: z.object({ object: z.looseObject({}) }) })

/** What is not as Stripe has it in the body of an event, in one line; null when our handlers can read it. */
export function shapeProblem(body: unknown): string | null {
  const event = EVENT.safeParse(body)
  if (!event.success) return problemOf(event.error)
  const { type, data } = event.data
  const [, shape] = OBJECTS.find(([start]) => type.startsWith(start)) ?? []
  const object = shape?.safeParse(data.object)
  return object?.error === undefined ? null : `data.object: ${problemOf(object.error)}`
}

function problemOf({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`
}
