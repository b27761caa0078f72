import { writeFileSync } from 'node:fs'
import { compile } from '../src/drawing/compiler/compile.ts'
import { FINISHES, HOUSE_CUT, SIZES } from '../src/drawing/model/cut.ts'
import { write } from '../src/drawing/svg/write.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { glyphPrograms } from './likeness/glyph-programs.ts'
import { readLucide, readPhosphorFill } from './likeness/read-set.ts'
import { shownAt } from './likeness/shown-at.ts'
import { choosePairs } from './side-by-side/choose-pairs.ts'
import { paintPairs } from './side-by-side/paint-pairs.ts'

const HELP = `side-by-side: our drawings beside another set's of the same ideas, for a viewer who says which is better

  npm run -s bench -- side-by-side [--finish NAME] [--size N] [--same-stroke] [--count N] [--seed N] [--out FILE] [--key FILE]

  --finish NAME  outlined (default): beside Lucide; filled: beside Phosphor Fill
  --size N       ${SIZES.join(', ')} px (default 24); ours at stroke 2, theirs as a browser shows it
  --same-stroke  theirs with strokes of 2 px too, as their users set it at small sizes, not of 1.33 px at 16
  --count N      how many ideas (default 60)
  --seed N       which ideas, in which order, and who stands left (default 1)
  --out FILE     default pairs.png, the second page pairs-2.png
  --key FILE     number, idea and which side is ours (default pairs-key.tsv): to be opened afterwards

Each row of four pictures: A as real pixels and smooth, then B.`

const PER_PAGE = 32
const STROKE = /stroke-width="[^"]*"/g
const COLUMNS = 4
const SCALE = 4

const OPTIONS = {
  finish: { type: 'string', default: 'outlined' },
  size: { type: 'string', default: '24' },
  'same-stroke': { type: 'boolean', default: false },
  count: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string', default: 'pairs.png' },
  key: { type: 'string', default: 'pairs-key.tsv' },
} as const

await runBench(HELP, OPTIONS, async (values) => {
  const size = SIZES.find((one) => String(one) === values.size)
  if (size === undefined) throw new Error(`--size ${values.size}: allowed are ${SIZES.join(', ')}`)
  const finish = FINISHES.find((one) => one === values.finish)
  if (finish === undefined) throw new Error(`--finish ${values.finish}: allowed are ${FINISHES.join(', ')}`)
  const set = finish === 'filled' ? readPhosphorFill() : readLucide()
  // An alias may lead to an icon that the set hides.
  const named = [
    ...set.icons,
    ...[...set.aliases].flatMap(([alias, name]) => {
      const svg = set.icons.get(name)
      return svg === undefined ? [] : [[alias, svg] as const]
    }),
  ]
  const shown = (svg: string): string =>
    shownAt(
      values['same-stroke'] ? svg.replaceAll(STROKE, `stroke-width="${(HOUSE_CUT.stroke * 24) / size}"`) : svg,
      size,
    )
  const theirs = new Map(named.map(([name, svg]) => [name.replace(/-fill$/, ''), shown(svg)]))
  const ours = new Map(
    [...glyphPrograms()].map(([name, program]) => [
      name,
      write(compile(program, { ...HOUSE_CUT, size, finish }).drawing),
    ]),
  )
  const pairs = choosePairs(ours, theirs, wholeOption('count', values.count, 1), wholeOption('seed', values.seed, 1))
  for (let from = 0; from < pairs.length; from += PER_PAGE) {
    const file = from === 0 ? values.out : values.out.replace(/(\.\w+)?$/, `-${1 + from / PER_PAGE}$1`)
    writeFileSync(
      file,
      await paintPairs(pairs.slice(from, from + PER_PAGE), size, SCALE * (size < 20 ? 1.5 : 1), COLUMNS),
    )
  }
  writeFileSync(values.key, pairs.map((pair, index) => `${index + 1}\t${pair.idea}\t${pair.ours}\n`).join(''))
  return `${values.out}: ${pairs.length} ideas; which is ours: ${values.key}`
})
