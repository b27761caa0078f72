import type { Raster } from '../drawing/model/raster.ts'
import type { PictureTurn, ReadPicture } from '../pictures/read-picture.ts'
import { imageRefused } from './draw-refused.ts'
import type { ReceivedImage } from './received-draw.ts'

/** Decodes the pictures of a request, one at a time to bound memory; refuses, with its path, the first that is not whole. */
export async function readImages(
  images: readonly ReceivedImage[],
  readPicture: ReadPicture,
  turn: PictureTurn,
): Promise<readonly Raster[]> {
  const rasters: Raster[] = []
  for (const [position, { bytes }] of images.entries()) {
    const read = await readPicture(bytes, turn)
    if ('problem' in read) throw imageRefused(position, 'base64', read.problem)
    rasters.push(read)
  }
  return rasters
}
