import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cut } from '../../../drawing/model/cut.ts'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import { attempt } from '../../../studio/attempt.ts'
import { createStudio } from '../../../studio/draw.ts'
import { embeddedAuthor } from '../embedded-author.ts'
import { plainGlyph } from '../meaning.ts'
import { cornerBox } from './paired.ts'
import { isDrawnAt } from './room-inside.ts'

const FEW: Cut = { ...HOUSE_CUT, size: 16 }
const lexicon = loadLexicon()
const studio = createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision: 'test' })

async function statusOf(prompt: string, cut: Cut): Promise<string | undefined> {
  const { items } = await studio.draw({ concept: null, prompt, images: [], cut, count: 1 })
  return items[0]?.status
}

/** Asserts of each request that all its finishes have a status at the house cut. */
async function assertStatus(requests: readonly string[], status: 'checked' | 'draft'): Promise<void> {
  for (const request of requests)
    for (const finish of ['outlined', 'filled'] as const)
      assert.equal(await statusOf(request, { ...HOUSE_CUT, finish }), status, `${request}, ${finish}`)
}

for (const thing of ['wine', 'tree', 'umbrella', 'fish', 'bathtub', 'trophy', 'scissors', 'microscope'])
  test(`with few lanes a ${thing} is whole beside a sign, and crossed out by one`, async () => {
    for (const request of [`${thing} with check`, `${thing} with x`, `no ${thing}`])
      assert.equal(await statusOf(request, FEW), 'checked', request)
  })

for (const thing of ['key', 'car', 'pencil', 'graduation cap', 'child', 'truck', 'home', 'person', 'bell'])
  test(`with few lanes a small ${thing} keeps beside a sign what tells it`, async () => {
    for (const sign of ['check', 'arrow down', 'plus'])
      assert.equal(await statusOf(`${thing} with ${sign}`, FEW), 'checked', sign)
  })

test('with few lanes a sign that finds no room in one form stands inside another', async () => {
  for (const sign of ['check', 'question mark', 'exclamation mark', 'lock', 'gear', 'arrow up']) {
    const prompt = `speech bubble with ${sign}`
    const { items } = await studio.draw({ concept: null, prompt, images: [], cut: FEW, count: 1 })
    assert.equal(items[0]?.status, 'checked', sign)
    assert.match(items[0]?.intent ?? '', /inside/, sign)
  }
})

test('a form for small sizes is none at a larger one of as many lanes', () => {
  const [form] = lexicon.companyOf('notebook')
  assert.ok(form !== undefined && isDrawnAt(form, FEW))
  assert.ok(!isDrawnAt(form, { ...FEW, size: 20, stroke: 3 }))
})

test('what has lost there what tells it is a draft', async () => {
  for (const request of ['crib with clock', 'pizza with check', 'drum with clock'])
    assert.equal(await statusOf(request, FEW), 'draft', request)
})

test('with many lanes a foot, a wheel or a knob is whole beside a sign', async () => {
  await assertStatus(
    ['wine with x', 'watch with check', 'medal with clock', 'wheelchair with x', 'door with x'],
    'checked',
  )
})

for (const thing of [
  'headphones',
  'qr code',
  'fan',
  'puzzle',
  'presentation',
  'inbox',
  'seedling',
  'pine tree',
  'chip',
])
  test(`with many lanes ${thing} is whole beside a sign`, async () => {
    await assertStatus([`${thing} with check`, `${thing} with plus`], 'checked')
  })

test('with many lanes what is common is whole beside large signs too', async () => {
  await assertStatus(
    [
      'bell with clock',
      'bus with gear',
      'file with clock',
      'phone with gear',
      'truck with clock',
      'shopping cart with clock',
      'tv with heart',
      'clipboard with heart',
      'wallet with check',
      'thermometer with clock',
      'pill with gear',
      'coins with heart',
      'id card with gear',
      'certificate with clock',
      'no hard drive',
    ],
    'checked',
  )
})

test('what is filled has forms of its own, whole beside a sign that tears its lines', async () => {
  const requests = [
    'truck with refresh',
    'clipboard with gear',
    'printer with gear',
    'dress with star',
    'laptop with lock',
    'train with clock',
    'game controller with clock',
    'user with target',
    'droplet with moon',
  ]
  for (const request of requests)
    assert.equal(await statusOf(request, { ...HOUSE_CUT, finish: 'filled' }), 'checked', request)
})

test('with many lanes what a large sign tears, or leaves a slab of, is a draft', async () => {
  await assertStatus(
    ['handshake with clock', 'closed captions with gear', 'fridge with users', 'oven with gear'],
    'draft',
  )
})

test('with few lanes a large sign is drawn smaller where it would take what a form tells its thing by', async () => {
  for (const request of ['bank with search', 'gas cylinder with search', 'safe with key'])
    assert.equal(await statusOf(request, { ...HOUSE_CUT, size: 20 }), 'checked', request)
})

test('with many lanes a sign shows what it is known by, and its host is whole', async () => {
  await assertStatus(
    [
      'user with image',
      'file with info',
      'box with wifi',
      'home with trash',
      'user with paw',
      'calendar with copy',
      'home with plant',
      'bell with dumbbell',
    ],
    'checked',
  )
})

test('a sign that nobody knows when it is small is a draft', async () => {
  await assertStatus(['user with palette', 'file with printer', 'user with octopus', 'chat with translate'], 'draft')
})

test('a flat sign does not lie in line with what its host stands on', () => {
  const { y, height } = cornerBox(plainGlyph('minus'), 1, lexicon, HOUSE_CUT)
  const square = cornerBox(plainGlyph('square'), 1, lexicon, HOUSE_CUT)
  assert.ok(y + height < square.y + square.height - 4)
  assert.ok(cornerBox(plainGlyph('minus'), 1, lexicon, HOUSE_CUT, true).y > 4)
})

test('at 16 px a clock is drawn no larger than a form bears it', async () => {
  for (const head of ['home', 'map pin', 'microphone', 'battery'])
    assert.equal(await statusOf(`${head} with clock`, { ...HOUSE_CUT, size: 16 }), 'checked', head)
})
