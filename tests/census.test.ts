/**
 * What the lexicon promises: no glyph has an error at the house cut, hardly one at any other of the 120 cuts, and few a warning at the house
 * cut. An error that is left is a draft that says so, as is what is taken for another glyph at the heaviest cuts (`src/lexicon/twins.txt`). A usual run
 * draws about a third of it, the same each time.
 */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { allCuts, cutName, HOUSE_CUT, RADII } from '../src/drawing/model/cut.ts'
import type { Cut, Radius } from '../src/drawing/model/cut.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { glyphNames } from '../src/lexicon/read-glyphs.ts'
import type { GlyphReport, Judged } from '../src/tools/census/judged.ts'
import { printGlyph } from '../src/tools/census/print-report.ts'
import { runCensus } from '../src/tools/census/run.ts'
import { has } from '../src/tools/census/summary.ts'

/** Scenes of two things, everyday things and others that are told at 24 px and have plainer forms for few lanes, but are drafts at some heavy cuts, most at 16 px with a stroke of 2.5 or 3. */
const DRAWN_FOR_24: ReadonlySet<string> = new Set(
  (
    'beach-chair bed-lamp bench-tree boat-sun bolt-triangle book-glasses bottle-glass burger-drink bus-stop cake-stand car-lift car-pin car-road ' +
    'chart-bar-forecast citrus-slice cloud-server cooking-pot-fire couple-heart cup-saucer cyclist door-package drone-package exit-run family ' +
    'faucet-bucket gift-open hand-coins headphones-music helipad home-tree home-umbrella kettle-stove line-dotted locker moon-stars no-food-drink ' +
    'parent-child pine-trees plane-cloud plate-setting plug-out scissors-comb shopping-cart-full soccer-goal speedometer-max stethoscope-heart ' +
    'teacher-board tent-fire tent-tree train-rails trash-open user-computer user-stroller users-table utensils-crossed ' +
    'shuttlecock dart snorkel grater ladle spatula mortar-pestle coffee-machine egg-carton onesie spinning-top rocking-horse swing ' +
    'seesaw playground-slide nest polaroid stapler atm hospital-bed scarecrow windsock crate pet-bowl pet-carrier laundry-basket ' +
    'detergent bathrobe doorbell bunk-bed floor-plan life-jacket water-cooler harp nail-polish mascara ' +
    'toothpaste inhaler headlight electricity-meter round-table seat-belt lawn-mower chainsaw fish-bone flower-pot ' +
    'street-lamp snow-globe fountain cowboy-hat flip-flops bikini parking-meter domino shark clothesline cutting-board'
  ).split(' '),
)
/** Share of all of their drawings that may have an error: of a usual run 10.6 % have one. */
const MOST_FAILING_FOR_24 = 0.12
/** Share of the draws at the house cut that may bear a warning: 1.7 % do, most where a designer would not mend it either (a pentagon's slants). */
const MOST_WARNED = 0.02
/** Share of all drawings that may have an error, at other cuts than the house cut: .12 % have one, nearly all at 16 px with a stroke of 2.5 or 3; none is to have one. */
const MOST_FAILING = 0.002
/** Share of all drawings that may be taken for other glyphs. */
const MOST_TAKEN = 0.02
/** A failing glyph shows so many lines: the whole report is `npm run census`. */
const LINES = 6

/**
 * Every glyph is drawn at these, where most errors of broken glyphs show. Lists of this kind, picked from half of 219 glyphs
 * with one number changed at random that had an error somewhere, and those of one radius showed 98 in 100 of the other half's;
 * a third of all cuts, dealt out evenly, 93. This list was picked from all of them, so it was not scored by itself.
 */
const TELLING = [
  cutName(HOUSE_CUT),
  ...['16/1/0', '16/1.5/0', '16/2/3', '16/3/0', '20/2/1', '24/2/0'].map((cut) => `${cut} outlined`),
  ...['16/3/0', '24/1/1', '24/2/0', '24/2.5/0'].map((cut) => `${cut} filled`),
]
/** By which rule a drawing is said to be taken for another glyph. */
const TAKEN = 'generalised'
const FULL = process.env['BURIN_FUZZ'] === 'full'

const names = glyphNames(GLYPHS_FOLDER).map(({ name }) => name)

describe('census of the lexicon', { concurrency: false }, () => {
  const reports: GlyphReport[] = []

  test('every glyph is drawn in every size, stroke and finish, at one radius', { timeout: 600_000 }, async () => {
    assert.ok(names.length > 50, `only ${names.length} glyphs`)
    reports.push(...(await draw((cut, own) => cut.radius === own || TELLING.includes(cutName(cut)))))
    assert.deepEqual(reports.map(({ glyph }) => glyph).sort(), [...names].sort())
    for (const { glyph, judged, problems } of reports) {
      const cuts = new Set(judged.map(({ cut }) => cut))
      if (problems.length > 0) continue
      assert.ok(cuts.size >= 30 && TELLING.every((cut) => cuts.has(cut)), `${glyph}: only at ${[...cuts].join(', ')}`)
      assert.equal(judged.length % cuts.size, 0, `${glyph}: ${judged.length} drawings at ${cuts.size} cuts`)
    }
    assert.equal(new Set(reports.flatMap(({ judged }) => judged.map(({ cut }) => cut))).size, 120)
  })

  const skip = FULL ? false : 'Two thirds of the census, which are left to BURIN_FUZZ=full and `npm run census`'
  test('and at the other radii', { timeout: 1_200_000, skip }, async () => {
    reports.push(...(await draw((cut, own) => cut.radius !== own && !TELLING.includes(cutName(cut)))))
  })

  test('no glyph has an error at the house cut, and hardly a drawing at any other', () => {
    const ofItsOwn = ({ remarks }: Judged): boolean =>
      remarks.some(({ rule, severity }) => severity === 'error' && rule !== TAKEN)
    const failing = reports.filter(({ problems, judged }) => problems.length > 0 || judged.some(ofItsOwn))
    const shown = failing.map((report) => printGlyph(report, true).split('\n').slice(0, LINES).join('\n'))
    const said = `${failing.length} of ${reports.length} glyphs have errors:\n${shown.join('\n')}`
    const drawings = reports.flatMap(({ judged }) => judged)
    const wrong = drawings.filter(ofItsOwn)
    assert.deepEqual(
      reports.filter(({ problems }) => problems.length > 0),
      [],
    )
    assert.deepEqual(
      wrong.filter(({ cut }) => cut === cutName(HOUSE_CUT)).map(({ glyph }) => glyph),
      [],
    )
    for (const isFor24 of [true, false]) {
      const [all, some] = [drawings, wrong].map((list) =>
        list.filter(({ glyph }) => DRAWN_FOR_24.has(glyph) === isFor24),
      )
      const most = (isFor24 ? MOST_FAILING_FOR_24 : MOST_FAILING) * all!.length
      assert.ok(some!.length < most, `${some!.length} of ${all!.length} drawings, ${said}`)
    }
  })

  test('few drawings are taken for another glyph, and none at the house cut', () => {
    const drawings = reports.flatMap(({ judged }) => judged)
    const taken = drawings.filter(({ remarks }) => remarks.some(({ rule }) => rule === TAKEN))
    assert.ok(taken.length < MOST_TAKEN * drawings.length, `${taken.length} of ${drawings.length}`)
    assert.deepEqual(
      taken.filter(({ cut }) => cut === cutName(HOUSE_CUT)).map(({ glyph }) => glyph),
      [],
    )
  })

  test('few draws have a warning at the house cut', () => {
    const house = reports.flatMap(({ judged }) => judged).filter(({ cut }) => cut === cutName(HOUSE_CUT))
    const warned = house.filter((one) => has(one, 'warning') && !DRAWN_FOR_24.has(one.glyph))
    const share = warned.length / house.length
    assert.ok(
      share < MOST_WARNED,
      `${warned.length} of ${house.length} draws have warnings:\n${warned.map(warningLine).join('\n')}`,
    )
  })
})

/** Draws every glyph at some cuts. One radius is its own: neighbours have different ones. */
async function draw(isDrawn: (cut: Cut, own: Radius) => boolean): Promise<GlyphReport[]> {
  const reports: GlyphReport[] = []
  for (const own of RADII) {
    const cuts = allCuts().filter((cut) => isDrawn(cut, own))
    const order = { names: names.filter((_, at) => RADII[at % RADII.length] === own), cuts, subject: 'glyph' } as const
    reports.push(...(await runCensus(order, () => undefined)))
  }
  return reports
}

function warningLine({ glyph, variant, remarks }: Judged): string {
  const rules = [...new Set(remarks.filter(({ severity }) => severity === 'warning').map(({ rule }) => rule))]
  return `  ${glyph} ${variant}: ${rules.join(', ')}`
}
