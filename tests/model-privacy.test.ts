/** What is sent to a language model, and what is not: over HTTP, with a stand-in for the model and a real database. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, beforeEach, describe, it } from 'node:test'
import sharp from 'sharp'
import { createKey } from '../src/accounts/keys/create-key.ts'
import { GOOD } from './model-stand-in.ts'
import { startModelScene } from './model-scene.ts'
import type { ModelScene } from './model-scene.ts'

const RING = 'icon ring\nkeyline circle\ncircle 12,12 10\n'

describe('draws of accounts', () => {
  const stack = new AsyncDisposableStack()
  let scene: ModelScene
  let cookie = ''

  before(async () => {
    scene = stack.use(await startModelScene())
    cookie = await scene.service.signIn(scene.payer)
  })
  after(() => stack.disposeAsync())
  beforeEach(() => scene.model.says(null))

  const choose = (by: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${scene.service.baseUrl}/account/drawing`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: scene.service.baseUrl, ...headers },
      body: new URLSearchParams({ by }),
    })
  const calls = (): number => scene.model.calls.length
  const inBrowser = (prompt: string): Promise<Response> =>
    fetch(`${scene.service.baseUrl}/api/v1/icons`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ prompt }),
    })

  it('are sent nowhere once that is chosen: not by any key, nor in the browser, nor with an Idempotency-Key', async () => {
    const { service, payer, drawn } = scene
    const other = await service.makePayer(10)
    const asOther = { authorization: `Bearer ${other.key}` }
    const once = { 'idempotency-key': 'once' }
    const before = await drawn({ prompt: 'good bell' }, once)
    equal(before.data[0]?.program, RING)
    equal((await choose('service')).status, 303)
    const asked = calls()
    const key = await createKey(
      { database: service.database, now: Date.now, random: (size) => Buffer.alloc(size, 7) },
      { accountId: payer.accountId, name: 'another', formToken: 'another' },
    )
    ok(key.kind === 'made')
    for (const headers of [{}, { authorization: `Bearer ${key.secret}` }, { 'idempotency-key': 'twice' }]) {
      const { data, usage } = await drawn({ prompt: 'a bell' }, headers)
      deepEqual([data[0]?.intent, data[0]?.status, usage], ['A bell.', 'checked', null])
    }
    const shown = await inBrowser('a bell')
    equal(shown.status, 200, await shown.text())
    const form = await fetch(`${service.baseUrl}/`, {
      method: 'POST',
      headers: { cookie, origin: service.baseUrl },
      body: new URLSearchParams({ prompt: 'a bell', formToken: 'f'.repeat(24) }),
    })
    equal(form.status, 200)
    // What was drawn before is given again; that sends nothing either.
    deepEqual(await drawn({ prompt: 'good bell' }, once), before)
    equal(calls(), asked)
    // It is the choice of one account.
    equal((await drawn({ prompt: 'good bell' }, asOther)).data[0]?.program, RING)
    equal(calls(), asked + 1)
    equal((await choose('model')).status, 303)
    equal((await drawn({ prompt: 'good bell' })).data[0]?.program, RING)
  })

  it('are kept from models by their owner alone: not by a form of another page, nor without signing in', async () => {
    await choose('service')
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
    ])
      equal((await choose('model', headers)).status, 403, JSON.stringify(headers))
    const signIn = await choose('model', { cookie: '' })
    match(signIn.headers.get('location') ?? '', /^\/sign-in\?next=%2Faccount$/)
    equal((await choose('anything')).status, 400)
    const asked = calls()
    await scene.drawn({ prompt: 'good bell' })
    equal(calls(), asked)
    await choose('model')
  })

  it('show pictures to a model that sees, made anew; another gets what was traced of them', async () => {
    const { model, drawn } = scene
    const photo = await sharp(await readFile(new URL('../corpus/pictures/umbrella.png', import.meta.url)))
      .flatten({ background: '#fff' })
      .resize(900)
      .jpeg()
      .withExif({ IFD0: { Artist: 'SECRETNAME' } })
      .toBuffer()
    const images = [{ base64: photo.toString('base64'), mime: 'image/jpeg' }]
    await drawn({ images, prompt: 'good and wet' })
    const seen = model.calls.at(-1)
    equal(seen?.model, 'seeing')
    const [, data = ''] = /^data:image\/png;base64,(.+)$/.exec(seen?.pictures[0] ?? '') ?? []
    const png = Buffer.from(data, 'base64')
    const { width, height, exif } = await sharp(png).metadata()
    deepEqual(
      [Math.max(width, height), exif, png.includes('SECRETNAME'), seen?.pictures.length],
      [256, undefined, false, 1],
    )
    match(seen?.turns[0] ?? '', /traced:\nicon \S+\n/)
    // The first is away for this one.
    model.always('busy')
    const called = model.called()
    const asking = drawn({ images, prompt: 'good and wet' })
    await called
    model.always(null)
    await asking
    const blind = model.calls.at(-1)
    deepEqual([blind?.model, blind?.pictures], ['blind', []])
    match(blind?.turns[0] ?? '', /traced:\nicon \S+\n/)
  })

  it('say of a reading that it is one, and nothing where it is what was asked', async () => {
    scene.model.says(() => 'reading: file with a lock')
    const { data } = await scene.drawn({ prompt: 'sealed dossier of a notary' })
    equal(data[0]?.intent, 'A file with a lock badge, as the model read the request.')
    const same = await scene.drawn({ prompt: 'File with a lock' })
    deepEqual([same.data[0]?.intent, same.data[0]?.findings.map(({ rule }) => rule)], ['A file with a lock badge.', []])
    const [turn = ''] = scene.model.calls.at(-1)?.turns ?? []
    const lines = /near to words of the request.*\n((?:.+\n)+)/.exec(turn)?.[1]?.trim().split('\n') ?? []
    ok(lines.length > 40 && lines.length <= 80, `${lines.length} lines`)
    const nearest = new Set(lines.slice(0, 2).map((line) => line.split(':')[0]))
    deepEqual(nearest, new Set(['file', 'lock']))
  })

  it('has the better of a reading and a program, judged alike', async () => {
    const crowded = 'Two rings.\nicon rings\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\n'
    scene.model.says(({ turns }) => (turns.length === 1 ? crowded : 'reading: bell'))
    const mended = await scene.drawn({ prompt: 'something that rings' })
    deepEqual([mended.data[0]?.status, mended.data[0]?.intent], ['checked', 'A bell, as the model read the request.'])
    scene.model.says(({ turns }) => (turns.length === 1 ? 'reading: florbnix' : GOOD))
    const drawn = await scene.drawn({ prompt: 'something that rings round' })
    deepEqual([drawn.data[0]?.status, drawn.data[0]?.intent], ['checked', 'A ring.'])
  })

  it('that the model declines, or only talks about, are drafts that say so', async () => {
    const declined = await scene.drawn({ prompt: 'declines florbnix' })
    const filtered = await scene.drawn({ prompt: 'content_filter florbnix' })
    scene.model.says(() => 'I am sorry, but I cannot help with that.')
    const talked = await scene.drawn({ prompt: 'quuxel florbnix' })
    for (const [{ data, credits }, message] of [
      [declined, 'The model declined to draw this request.'],
      [filtered, 'The model declined to draw this request.'],
      [talked, 'The model gave nothing that can be drawn.'],
    ] as const) {
      deepEqual([data.length, data[0]?.status, credits], [1, 'draft', 0])
      ok(data[0]?.findings.some((one) => one.message === message && one.severity === 'error'))
    }
  })

  it('leave no word of what was asked or answered in the log, whatever goes wrong', async () => {
    const { service, payer, model } = scene
    const authorization = `Bearer ${payer.key}`
    for (const word of ['busy', 'wrong-key', 'broken', 'too-long', 'cut', 'prose', 'garbage', 'declines', 'good']) {
      const { status } = await service.draw({ prompt: `${word} xylograph zanzibar` }, { authorization })
      ok([200, 502, 503].includes(status), `${word}: ${status}`)
    }
    model.says(() => 'A xylograph.\nicon xylograph\nzanzibar 12,12 10\n')
    await service.draw({ prompt: 'xylograph' }, { authorization })
    const log = service.log.join('\n')
    match(log, /model-call-failed/)
    for (const word of ['xylograph', 'zanzibar', 'florbnix', 'notary', 'SECRETNAME', 'base64'])
      equal(log.includes(word), false, word)
  })
})
