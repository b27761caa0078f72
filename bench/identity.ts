import { compile } from '../src/drawing/compiler/compile.ts'
import type { Program } from '../src/drawing/language/program.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { cutName, HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { write } from '../src/drawing/svg/write.ts'
import { cutsLike } from '../src/tools/cut-of.ts'
import { runBench } from './command/run-bench.ts'
import type { Look } from './identity/look-of.ts'
import { likeness, lookOf } from './identity/look-of.ts'
import { lookAlikes } from './identity/look-alikes.ts'
import { glyphPrograms } from './likeness/glyph-programs.ts'

const HELP = `identity: whether a glyph stays itself at every cut

  npm run -s bench -- identity [--cut PATTERN…] [--names]

  --cut PATTERN  size/stroke/radius/finish, * for any (default: outlined at radius 3, the cuts that goals are set for, and the house cut)
  --names        also which glyphs are lost, each with the one that it is taken for, and which pairs look alike

R@1: the share of drawings whose nearest drawing at the house cut, of all glyphs, is their own; R@5: that is among the nearest five.
Pairs: two glyphs whose ink at a cut overlaps by more than .85 (intersection over union at 24 px).
Exit code: 0 measured, 2 wrong usage.`

/** What is wanted, by cut. */
const GOALS: Readonly<Record<string, { readonly found?: number; readonly pairs?: number }>> = {
  '24/2/3/outlined': { pairs: 8 },
  '20/2/3/outlined': { found: 0.97 },
  '16/1.5/3/outlined': { found: 0.95, pairs: 15 },
  '24/3/3/outlined': { found: 0.92, pairs: 20 },
  '16/2/3/outlined': { found: 0.88, pairs: 30 },
  '16/3/3/outlined': { found: 0.6 },
}

const OPTIONS = { cut: { type: 'string', multiple: true }, names: { type: 'boolean' } } as const

interface Found {
  readonly glyph: string
  /** How many other glyphs are nearer. */
  readonly rank: number
  readonly nearest: string
}

/** Where each drawing finds its own at the house cut. */
function findOwn(drawings: ReadonlyMap<string, string>, cut: Cut, house: ReadonlyMap<string, Look>): Found[] {
  return [...drawings].map(([glyph, svg]) => {
    const look = lookOf(svg, cut.size)
    const likest = [...house].map(([name, other]) => ({ name, likeness: likeness(look, other) }))
    const own = likest.find(({ name }) => name === glyph)?.likeness ?? 0
    const rank = likest.filter((one) => one.name !== glyph && one.likeness > own).length
    const nearest = likest.reduce((best, one) => (one.likeness > best.likeness ? one : best)).name
    return { glyph, rank, nearest }
  })
}

function drawAll(programs: ReadonlyMap<string, Program>, cut: Cut): Map<string, string> {
  return new Map([...programs].map(([name, program]) => [name, write(compile(program, cut).drawing)]))
}

await runBench(HELP, OPTIONS, (values) => {
  const programs = glyphPrograms()
  const house = new Map([...drawAll(programs, HOUSE_CUT)].map(([name, svg]) => [name, lookOf(svg, HOUSE_CUT.size)]))
  const lines = (values.cut ?? Object.keys(GOALS)).flatMap(cutsLike).flatMap((cut) => {
    const drawings = drawAll(programs, cut)
    const found = findOwn(drawings, cut, house)
    const within = (rank: number): number => found.filter((one) => one.rank < rank).length / found.length
    const alike = lookAlikes(drawings, cut.size)
    const goal = GOALS[cutName(cut).replace(' ', '/')]
    const wanted = (value: number | undefined, sign: string): string =>
      value === undefined ? '' : ` (${sign} ${value})`
    const line = [
      cutName(cut).padEnd(17),
      `R@1 ${within(1).toFixed(3)}${wanted(goal?.found, '≥')}`.padEnd(19),
      `R@5 ${within(5).toFixed(3)}`,
      `pairs ${alike.length}${wanted(goal?.pairs, '≤')}`,
    ].join('  ')
    if (values.names !== true) return [line]
    const lost = found.filter(({ rank }) => rank > 0).toSorted((a, b) => b.rank - a.rank)
    return [
      line,
      ...lost.map(({ glyph, nearest, rank }) => `  ${glyph} is taken for ${nearest}, ${rank} are nearer`),
      ...alike.map(({ one, other, overlap }) => `  ${one} and ${other} look alike: ${overlap.toFixed(2)}`),
    ]
  })
  return [`${programs.size} glyphs`, ...lines].join('\n')
})
