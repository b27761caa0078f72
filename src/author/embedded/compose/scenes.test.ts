import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Area } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import { attempt } from '../../../studio/attempt.ts'
import { createStudio } from '../../../studio/draw.ts'
import { embeddedAuthor } from '../embedded-author.ts'
import { createReadText } from '../read-brief.ts'
import { compose } from './compose.ts'
import { behindBoxes, besideBoxes, stackedBoxes } from './scene-boxes.ts'
import type { Arrangement } from './sketch.ts'

const lexicon = loadLexicon()
const read = createReadText(lexicon)
const studio = createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision: 'test' })

/** Drawn with strokes of 2 px, which have few lanes, too. */
const FEW: Cut = { ...HOUSE_CUT, size: 16, stroke: 3 }
const SMALL = { width: 8, height: 8 }
const WIDE = { width: 13, height: 9 }

const first = (request: string, cut: Cut = HOUSE_CUT): Arrangement | undefined =>
  compose(read(request, lexicon).meaning, lexicon, cut)[0]

const right = ({ x, width }: Area): number => x + width
const bottom = ({ y, height }: Area): number => y + height

test('two things that find room stand on one ground, with their white between them', () => {
  const { head, guest } = besideBoxes(SMALL, { width: 8, height: 6 }, HOUSE_CUT)
  assert.equal(bottom(head), bottom(guest))
  assert.ok(guest.x - right(head) >= 3.5)
  assert.ok(head.x >= 2 && right(guest) <= 22)
})

test('two wide things stand one lower than the other, larger than side by side', () => {
  const { head, guest } = besideBoxes(WIDE, WIDE, HOUSE_CUT)
  assert.ok(guest.y - bottom(head) >= 3.5 - 1e-9)
  assert.ok(head.width > 0.75 * WIDE.width)
  assert.deepEqual([head.x, head.y, right(guest), bottom(guest)], [2, 2, 22, 22])
})

test('one above the other has the middle, and what is behind is mostly seen', () => {
  const { upper, lower } = stackedBoxes(SMALL, WIDE, HOUSE_CUT)
  assert.equal(upper.x + upper.width / 2, 12)
  assert.ok(lower.y - bottom(upper) >= 3.5)
  const { head, guest } = behindBoxes(WIDE, SMALL, HOUSE_CUT)
  const hidden = Math.max(0, right(head) - guest.x) * Math.max(0, bottom(guest) - head.y)
  assert.ok(hidden < 0.25 * guest.width * guest.height)
})

test('with many lanes both of a scene are drawn small, with few they are not', () => {
  const isSmall = (cut: Cut): boolean =>
    first('cat next to a bird', cut)?.parts.every(({ setting }) => setting.mini) ?? false
  assert.equal(isSmall(HOUSE_CUT), true)
  assert.equal(isSmall(FEW), false)
})

test('what is behind a desk is seen above it, and what is behind a house is not', () => {
  assert.notEqual(first('cat behind a desk')?.parts[0]?.setting.form, undefined)
  assert.ok(first('tree behind a house')?.parts.every(({ setting }) => setting.form === undefined))
})

test('a hand bears what is over it in whatever order the two are said, and a roof bears nothing', () => {
  for (const request of ['hand under a coin', 'coin over a hand', 'coin in a hand'])
    assert.notEqual(first(request)?.parts[0]?.setting.form, undefined, request)
  for (const request of ['bird over a house', 'house under a tree'])
    assert.ok(
      first(request)?.parts.every(({ setting }) => setting.form === undefined),
      request,
    )
})

test('a bolt is at home in its battery, and a heart is beside it', () => {
  assert.equal(first('battery with a bolt')?.guestAs, 'inside')
  assert.equal(first('battery with a heart')?.guestAs, 'badge')
})

for (const request of [
  'umbrella over a house',
  'person behind a desk',
  'lamp on a nightstand',
  'hand under a coin',
  'egg in a frying pan',
  'brain in a head',
  'flower in a vase',
  'cat on a chair',
  'dog in a box',
  'battery with a lightning bolt',
  'hat on a head',
  'user with a horse',
  'file with a pen',
  'home with a butterfly',
])
  test(`${request} is told outlined and filled`, async () => {
    for (const finish of ['outlined', 'filled'] as const) {
      const { items } = await studio.draw({
        concept: null,
        prompt: request,
        images: [],
        cut: { ...HOUSE_CUT, finish },
        count: 1,
      })
      assert.equal(items[0]?.status, 'checked', finish)
    }
  })

for (const request of ['cat next to a bird', 'bicycle beside a car', 'plane above a tree', 'bird above a house'])
  test(`${request}, which strangers could not tell, is a draft that says so`, async () => {
    const { items } = await studio.draw({ concept: null, prompt: request, images: [], cut: HOUSE_CUT, count: 1 })
    assert.equal(items[0]?.status, 'draft')
    assert.ok(items[0]?.findings.some(({ rule }) => rule === 'generalised'))
  })
