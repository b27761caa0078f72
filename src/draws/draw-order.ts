import { wholeCut } from '../contract/cut-schema.ts'
import { MODEL } from '../contract/limits.ts'
import type { Cut } from '../drawing/model/cut.ts'
import type { Raster } from '../drawing/model/raster.ts'
import type { PictureTurn, ReadPicture } from '../pictures/read-picture.ts'
import { DrawRefused } from './draw-refused.ts'
import { readImages } from './read-images.ts'
import type { ReceivedDraw } from './received-draw.ts'

/** A draw that has passed all checks. */
export interface DrawOrder {
  readonly prompt: string | null
  readonly concept: string | null
  readonly images: readonly Raster[]
  readonly cut: Cut
  readonly count: 1 | 2
}

/** Checks what a schema cannot, in the order of the API: the rest of the body, then the model. Throws the refusal. */
export async function drawOrderOf(
  request: ReceivedDraw,
  readPicture: ReadPicture,
  turn: PictureTurn,
): Promise<DrawOrder> {
  const { prompt = null, concept = null, images, model = MODEL.id, n = 1 } = request
  if (prompt === null && concept === null && images.length === 0) {
    throw new DrawRefused(
      'invalid_request',
      'The body must have at least one of `prompt`, `concept` and `images`, such as {"prompt": "a bell"}.',
    )
  }
  const rasters = await readImages(images, readPicture, turn)
  if (model !== MODEL.id)
    throw new DrawRefused('model_not_found', `There is one model here: \`${MODEL.id}\`.`, { param: 'model' })
  return { prompt, concept, images: rasters, cut: wholeCut(request.cut), count: n }
}
