import type { Raster } from '../../drawing/model/raster.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { readSilhouettes } from '../../lexicon/silhouettes.ts'
import type { Silhouette } from '../../lexicon/silhouettes.ts'
import { findInk } from '../trace/ink/find-ink.ts'
import type { Ink } from '../trace/ink/ink.ts'
import { pageEdges } from '../trace/ink/page-edges.ts'
import { variantsOf } from '../trace/variants-of.ts'
import type { Eyes } from './picture.ts'
import type { Memory } from './recognise.ts'
import { memoryOf } from './recognise.ts'
import { silhouetteOf } from './silhouette-of.ts'
import { createReader } from './writing/with-writing.ts'

/** Eyes that know the glyphs of a lexicon. The ink of a picture is looked for once, however often it is asked about. */
export function eyesFor(lexicon: Lexicon): Eyes {
  // Read for the first picture: most requests have none.
  let memory: Memory | null = null
  const reader = createReader()
  const inks = new WeakMap<Raster, Ink>()
  const inkOf = (raster: Raster): Ink => {
    const ink = inks.get(raster) ?? findInk(raster)
    inks.set(raster, ink)
    return ink
  }
  return {
    variantsOf: function* (raster, cut, told = null) {
      yield* variantsOf(raster, reader.withWriting(raster, inkOf(raster), told), cut)
    },
    shows: (raster, text) =>
      reader.withWriting(raster, inkOf(raster), text).writing?.some((one) => one.text === text) === true,
    recognise: (raster) => {
      const seen = (memory ??= memoryOf(readSilhouettes())).recognise(silhouettesIn(raster, inkOf(raster)))
      return seen !== null && lexicon.glyphs.has(seen.glyph) ? seen : null
    },
  }
}

/** What a picture may show: its ink, and where that lies on a tile, the tile with it, which may be the drawing. */
export function silhouettesIn(raster: Raster, { parts, problem, ground }: Ink): Silhouette[] {
  const drawn = parts.flatMap(({ contours }) => contours.map(({ points }) => points))
  const isTile = ground.kind === 'tile'
  const page = isTile || problem === 'empty' ? pageEdges(raster) : []
  // Where the page is clear, all of a tile is ink: without what it carries it says nothing.
  const outlines = isTile && page.length < 2 ? [drawn] : [drawn, page]
  return outlines.flatMap((one) => silhouetteOf(one) ?? [])
}
