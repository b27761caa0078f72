import type { Cut } from '../../drawing/model/cut.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import type { Raster } from '../../drawing/model/raster.ts'
import type { Traced } from '../trace/traced.ts'

/** A glyph that a picture plainly shows. */
export interface Known {
  readonly glyph: string
  /** How it stands in the picture. */
  readonly position: 'upright' | 'mirrored' | 'turned left' | 'turned right'
  /** Other glyphs that look the same with a pen as heavy as the picture's. */
  readonly twins: readonly string[]
}

/** What looks at pictures. */
export interface Eyes {
  /** What can be made of a picture at a cut, best first, made when asked for; at least one. `told` is a text that words say is in it. */
  readonly variantsOf: (raster: Raster, cut: Cut, told?: string | null) => Iterable<Traced>
  /** Whether a text that words speak of is written in the picture already. */
  readonly shows: (raster: Raster, text: string) => boolean
  /** The glyph that a picture plainly shows; null where it shows none of ours, or more than one comes into question. */
  readonly recognise: (raster: Raster) => Known | null
}

/** Says which glyph a picture shows, where the picture is drawn. */
export function looksLike({ glyph, position, twins }: Known): Finding {
  const alike = twins.length === 0 ? '' : `, or ${twins.map((twin) => `\`${twin}\``).join(', ')}, which looks alike`
  const how = (position === 'upright' ? '' : `, ${position}`) + alike
  return knownGlyph(
    `This looks like our glyph \`${glyph}\`${how}: ask for "our version of this", or for the word alone, to have that drawn.`,
  )
}

/** Says that our own drawing stands in the place of the picture. */
export function drawnAsOurs(glyph: string): Finding {
  return knownGlyph(`The picture looks like our glyph \`${glyph}\`: this is our own drawing of it, not the picture's.`)
}

function knownGlyph(message: string): Finding {
  return { rule: 'known-glyph', severity: 'info', message, at: null, measured: null, limit: null, span: null }
}
