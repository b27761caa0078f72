import { compile } from '../src/drawing/compiler/compile.ts'
import { momentsOf } from '../src/drawing/geometry/area.ts'
import type { Program } from '../src/drawing/language/program.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { cutName } from '../src/drawing/model/cut.ts'
import { cutsLike } from '../src/tools/cut-of.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { glyphPrograms } from './likeness/glyph-programs.ts'

const HELP = `filled: how evenly the solids weigh

  npm run -s bench -- filled [--cut PATTERN…] [--most N]

  --cut PATTERN  size/stroke/radius/finish, * for any (default: 24/2/3/filled and 16/1.5/3/filled)
  --most N       how many of the heaviest and of the lightest are named (default 20)

Ink is a share of the live area (all but 1 px at each edge). Glyphs that cannot be filled are drawn in strokes: they are
counted apart.
Wanted: σ/μ of at most .28, and hardly a glyph above .52.
Exit code: 0 measured, 2 wrong usage.`

const CUTS = ['24/2/3/filled', '16/1.5/3/filled']
/** px at each edge that stay free. */
const MARGIN = 1
/** What hardly a glyph should be heavier than. */
const HEAVY = 0.52

const OPTIONS = { cut: { type: 'string', multiple: true }, most: { type: 'string', default: '20' } } as const

interface Weight {
  readonly glyph: string
  readonly ink: number
  /** Drawn in strokes at this finish too. */
  readonly unfillable: boolean
}

/** The share of the live area that each glyph's ink takes, the lightest first. */
function weightsOf(programs: ReadonlyMap<string, Program>, cut: Cut): Weight[] {
  const live = (cut.size - 2 * MARGIN) ** 2
  return [...programs]
    .map(([glyph, program]): Weight => {
      const { ink, traits } = compile(program, cut).drawing
      return { glyph, ink: momentsOf(ink).area / live, unfillable: traits.unfillable }
    })
    .toSorted((a, b) => a.ink - b.ink)
}

/** Mean and relative deviation. */
function spreadOf(weights: readonly Weight[]): string {
  const mean = weights.reduce((sum, { ink }) => sum + ink, 0) / weights.length
  const deviation = Math.sqrt(weights.reduce((sum, { ink }) => sum + (ink - mean) ** 2, 0) / weights.length)
  return `ink ${mean.toFixed(3)} of the live area, σ/μ ${(deviation / mean).toFixed(3)}`
}

function linesOf(cut: Cut, weights: readonly Weight[], most: number): string {
  const solids = weights.filter(({ unfillable }) => !unfillable)
  const heavy = solids.filter(({ ink }) => ink > HEAVY).length
  const named = (some: readonly Weight[]): string =>
    some.map(({ glyph, ink }) => `${glyph} ${ink.toFixed(2)}`).join(', ')
  return [
    `${cutName(cut)}: ${solids.length} solids, ${spreadOf(solids)}; ${heavy} above ${HEAVY}; with the ${weights.length - solids.length} in strokes σ/μ ${spreadOf(weights).slice(-5)}`,
    `  heaviest: ${named(solids.toReversed().slice(0, most))}`,
    `  lightest: ${named(solids.slice(0, most))}`,
  ].join('\n')
}

await runBench(HELP, OPTIONS, (values) => {
  const most = wholeOption('most', values.most, 0)
  const programs = glyphPrograms()
  return (values.cut ?? CUTS)
    .flatMap(cutsLike)
    .map((cut) => linesOf(cut, weightsOf(programs, cut), most))
    .join('\n')
})
