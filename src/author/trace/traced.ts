import type { Area, Program } from '../../drawing/language/program.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import type { Figure } from './shape/figure.ts'

/** How a picture is turned into a program; variants of it are attempts at the same draft. */
export interface TraceOptions {
  /** How far a drawn line may be from what was seen, in units of the 24 grid. */
  readonly tolerance: number
  /** Whether what is nearly symmetric is made so. */
  readonly isSymmetric: boolean
  /** Whether parts whose kind was close are taken as the other kind. */
  readonly isOtherKind: boolean
  /** From so many lanes on everything is drawn; at heavier cuts, what stands too close to something more important is not. */
  readonly wholeFromLanes: number
  /** At most so many elements, dots as half of one; the least important are left out, and a finding says so. */
  readonly mostElements: number
  /** How many lanes the cut has at which it is drawn: there it keeps most of its ink. At any cut where it is left out. */
  readonly lanes?: number
  /** What has to be between lines; as it was seen where it is left out. */
  readonly room?: Room
  /** Whether the pixel grid leaves lines as near to each other as they were seen. */
  readonly isSpaced?: boolean
  /** Whether areas are filled at that cut: then less is between their edges and what is taken out of them. */
  readonly isFilled?: boolean
  /** Whether walls round openings are lines there all the same, as they are where areas are outlined. */
  readonly hasWallsAsLines?: boolean
}

/** Room that a cut asks for. */
export interface Room {
  /** The least distance of two centre lines that do not meet, in units of the 24 grid: what is nearer gives way. */
  readonly apart: number
  /** The least radius of a ring that stays open, in units: rings become whole pixels wide. */
  readonly leastRing: number
  /** How wide the pen is, where areas are filled, in units of the 24 grid; 0 where they are but outlined. */
  readonly filledBy: number
  /** Whether what finds no place may be left out, where it is little. */
  readonly isStrict: boolean
  /** What is enough of `apart` where the whole drawing is stretched so that nothing has to be left out; it is not where there is none. */
  readonly apartStretched?: number
  /** A pixel of the cut, in units. */
  readonly pixel: number
}

/** What was made of a picture. */
export interface Traced {
  /** In the 24 grid, within the live area; needs nothing else. */
  readonly program: Program
  /** What is seen, as the rest of a sentence: "a ring with two hands". */
  readonly said: string
  /** How sure it is that this is what was meant: 0 to 1. Under .5 a finding of severity error says why. */
  readonly confidence: number
  /** `simplified` (measured: the share of ink that was lost) and `picture-unclear`. */
  readonly findings: readonly Finding[]
  /** Median stroke of what was drawn with a pen, in units of the 24 grid; null where there is none. */
  readonly stroke: number | null
  /** What of the picture is drawn at the cut, but for writing. */
  readonly drawn: readonly Figure[]
  /** How far it is from the picture as it was seen, in units along its lines, about; 0 where it is left out. */
  readonly departure?: number
  /** Where there is most room for something within it; null where there is none. Looked for when it is asked. */
  readonly inner: () => Area | null
}
