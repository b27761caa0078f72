import { embeddedAuthor } from '../../author/embedded/embedded-author.ts'
import type { DrawItemObject, FindingObject } from '../../contract/draw-object.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import type { Raster } from '../../drawing/model/raster.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import { createReadPicture } from '../../pictures/read-picture.ts'
import { sharpDecoder } from '../../pictures/sharp-decoder.ts'
import { attempt } from '../../studio/attempt.ts'
import { createStudio } from '../../studio/draw.ts'
import { cutOf } from '../cut-of.ts'

/** What is asked for, as text: the flags of a cut say what is allowed when one is not. */
export interface Wish {
  readonly prompt: string | null
  readonly concept: string | null
  /** Pictures as files hold them. */
  readonly images: readonly Uint8Array[]
  readonly cut: Parameters<typeof cutOf>[0]
  readonly count: 1 | 2
}

/** Only a studio of our own tells the lines of the program. */
export type ItemFinding = FindingObject & { readonly span?: Finding['span'] }
export type Item = Omit<DrawItemObject, 'mime_type' | 'findings'> & { readonly findings: readonly ItemFinding[] }

export interface Drawing {
  readonly concept: string
  readonly items: readonly Item[]
}

/** Draws in this process, by the embedded author, as the service does. Throws for a cut that there is not, and for a picture that is damaged. */
export async function drawHere({ cut, images, ...wish }: Wish): Promise<Drawing> {
  const rasters = await decoded(images)
  const studio = createStudio({ author: embeddedAuthor(loadLexicon()), judge: attempt, revision: 'tool' })
  return studio.draw({ ...wish, images: rasters, cut: cutOf(cut) })
}

async function decoded(images: readonly Uint8Array[]): Promise<Raster[]> {
  const readPicture = createReadPicture(sharpDecoder())
  const rasters: Raster[] = []
  for (const [place, bytes] of images.entries()) {
    const read = await readPicture(bytes, { who: 'here', signal: new AbortController().signal })
    if ('problem' in read) throw new Error(`--image ${place + 1} ${read.problem}`)
    rasters.push(read)
  }
  return rasters
}
