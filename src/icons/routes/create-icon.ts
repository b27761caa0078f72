import type { DrawnItem } from '../../studio/drawn.ts'
import { checkImages } from '../check-images.ts'
import { wholeCut } from '../../contract/cut-schema.ts'
import { drawObjectSchema } from '../../contract/draw-object.ts'
import type { DrawItemObject, DrawObject } from '../../contract/draw-object.ts'
import { drawRequestSchema } from '../../contract/draw-request.ts'
import type { DrawRequest } from '../../contract/draw-request.ts'
import { apiError } from '../errors.ts'
import { LIMITS, MODEL } from '../../contract/limits.ts'
import { invalidProperty } from '../refusal-of.ts'
import type { Answer, Call, Needs, Route } from '../route.ts'

/** How long to wait before asking again for a drawing from pictures alone. Only another version of the service will offer it: less than a day would be a lie. */
const PICTURES_RETRY_SECONDS = 86_400

/** The whole draw operation. */
export const createIcon: Route<DrawRequest> = {
  method: 'POST',
  path: '/api/v1/icons',
  summary: 'Draw one or two icons from a concept, a prompt or both.',
  auth: 'key',
  input: { schema: drawRequestSchema, limitBytes: LIMITS.bodyBytes },
  output: drawObjectSchema,
  errors: ['invalid_request', 'invalid_api_key', 'model_not_found', 'model_error', 'model_unavailable'],
  caching: 'none',
  handle: draw,
}

async function draw(needs: Needs, call: Call<DrawRequest>): Promise<Answer> {
  const { prompt = null, concept = null, images = [], model = MODEL.id, n = 1, stream = false } = call.body
  if (prompt === null && concept === null && images.length === 0) {
    throw apiError(
      'invalid_request',
      'The body must have at least one of `prompt`, `concept` and `images`, such as {"prompt": "a bell"}.',
    )
  }
  if (stream) throw invalidProperty(['stream'], 'must be false: streaming is not offered yet.')
  await checkImages(images, needs.inspectImage)
  if (model !== MODEL.id)
    throw apiError('model_not_found', `There is one model here: \`${MODEL.id}\`.`, { param: 'model' })
  if (prompt === null && concept === null) {
    throw apiError(
      'model_unavailable',
      'Drawing from pictures alone is not offered by this version, and waiting will not change that before a new one is installed: send a `prompt` or a `concept` with the pictures.',
      { retryAfter: PICTURES_RETRY_SECONDS },
    )
  }
  const studio = await needs.studio()
  const cut = wholeCut(call.body.cut)
  const drawn = await studio.draw({ concept, prompt, cut, count: n })
  // An item of which no attempt could be drawn has an empty picture: nothing to hand out.
  const items = drawn.items.filter((item) => item.svg !== '')
  if (items.length === 0) throw apiError('model_error', 'No attempt gave an icon. Try again with other words.')
  const now = needs.now()
  const body: DrawObject = {
    id: needs.makeDrawId(),
    object: 'icon.draw',
    created: Math.floor(now / 1000),
    model: MODEL.id,
    revision: studio.revision,
    concept: drawn.concept,
    prompt,
    images: images.length,
    cut,
    data: items.map(itemObject),
    usage: null,
    credits: 0,
    took_ms: Math.max(0, Math.round(now - call.receivedAt)),
  }
  return { body }
}

/** Spelt out field by field, so that nothing internal (a finding's span) slips into the answer. */
function itemObject(item: DrawnItem, index: number): DrawItemObject {
  return {
    index,
    svg: item.svg,
    mime_type: 'image/svg+xml',
    status: item.status,
    attempts: item.attempts,
    intent: item.intent,
    program: item.program,
    findings: item.findings.map(({ rule, severity, message, at, measured, limit }) => ({
      rule,
      severity,
      message,
      at: at === null ? null : { x: at.x, y: at.y },
      measured,
      limit,
    })),
  }
}
