import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Raster } from '../../drawing/model/raster.ts'
import { createReadPicture } from '../../pictures/read-picture.ts'
import { pictureType } from '../../pictures/picture-type.ts'
import { sharpDecoder } from '../../pictures/sharp-decoder.ts'
import { REPOSITORY } from '../repository.ts'

/** A picture to draw from, one of the files in `corpus/pictures`. */
export interface SamplePicture {
  readonly raster: Raster
  /** The file itself, as an address. */
  readonly dataUrl: string
}

const readPicture = createReadPicture(sharpDecoder())

/** Reads the file of that name. Throws when it is no picture. */
export async function samplePicture(name: string): Promise<SamplePicture> {
  const bytes = readFileSync(join(REPOSITORY, 'corpus/pictures', name))
  const raster = await readPicture(bytes, { who: 'pages', signal: new AbortController().signal })
  if ('problem' in raster) throw new Error(`corpus/pictures/${name} ${raster.problem}`)
  return { raster, dataUrl: `data:${pictureType(bytes)};base64,${bytes.toString('base64')}` }
}
