import { wholeCut } from '../contract/cut-schema.ts'
import { MODEL } from '../contract/limits.ts'
import type { Cut } from '../drawing/model/cut.ts'
import type { InspectImage, InspectionTurn } from './pictures/check-images.ts'
import { checkImages } from './pictures/check-images.ts'
import { DrawRefused } from './draw-refused.ts'
import type { ReceivedDraw } from './received-draw.ts'

/** A draw that has passed all checks. */
export interface DrawOrder {
  readonly prompt: string | null
  readonly concept: string | null
  readonly images: number
  readonly cut: Cut
  readonly count: 1 | 2
}

/** Checks what a schema cannot, in the order of the API: the rest of the body, then the model. Throws the refusal. */
export async function drawOrderOf(
  request: ReceivedDraw,
  inspectImage: InspectImage,
  turn: InspectionTurn,
): Promise<DrawOrder> {
  const { prompt = null, concept = null, images, model = MODEL.id, n = 1 } = request
  if (prompt === null && concept === null && images.length === 0) {
    throw new DrawRefused(
      'invalid_request',
      'The body must have at least one of `prompt`, `concept` and `images`, such as {"prompt": "a bell"}.',
    )
  }
  await checkImages(images, inspectImage, turn)
  if (model !== MODEL.id)
    throw new DrawRefused('model_not_found', `There is one model here: \`${MODEL.id}\`.`, { param: 'model' })
  if (prompt === null && concept === null) {
    throw new DrawRefused(
      'model_offline',
      'Drawing from pictures alone is not offered by this version, and waiting will not change that before a new one is installed: send a `prompt` or a `concept` with the pictures.',
    )
  }
  return { prompt, concept, images: images.length, cut: wholeCut(request.cut), count: n }
}
