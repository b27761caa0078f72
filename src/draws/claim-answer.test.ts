import { deepEqual, equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refusedAs } from '../../tests/refused-as.ts'
import type { DrawRequest } from '../contract/draw-request.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { memoryAnswerStore } from '../platform/answers/memory-answer-store.ts'
import type { AnswerStore } from '../platform/answers/answer-store.ts'
import type { Caller } from './caller.ts'
import { claimAnswer } from './claim-answer.ts'
import type { Asked } from './claim-answer.ts'

const CALLER: Caller = { kind: 'sandbox', id: 'someone', network: '192.0.2.1' }
const ORDER: Asked['order'] = { prompt: 'a bell', concept: null, images: [], cut: HOUSE_CUT, count: 1 }
const PICTURE: Asked['images'][number] = { mime: 'image/png', bytes: Buffer.from('one') }
const ASKED: Asked = { order: ORDER, images: [] }

/** What decides an answer. There is one model, and how an answer is sent does not change it. */
type Deciding = Exclude<keyof DrawRequest, 'cut' | 'model' | 'stream'> | keyof Cut

/** Each differs from `ASKED` in one field. The type check asks for a field of the request that has no row. */
const OTHERS: Readonly<Record<Deciding, Asked>> = {
  prompt: { ...ASKED, order: { ...ORDER, prompt: 'a bee' } },
  concept: { ...ASKED, order: { ...ORDER, concept: 'bell' } },
  size: { ...ASKED, order: { ...ORDER, cut: { ...HOUSE_CUT, size: 16 } } },
  stroke: { ...ASKED, order: { ...ORDER, cut: { ...HOUSE_CUT, stroke: 1 } } },
  radius: { ...ASKED, order: { ...ORDER, cut: { ...HOUSE_CUT, radius: 0 } } },
  finish: { ...ASKED, order: { ...ORDER, cut: { ...HOUSE_CUT, finish: 'filled' } } },
  n: { ...ASKED, order: { ...ORDER, count: 2 } },
  images: { ...ASKED, images: [PICTURE] },
}

function store(): AnswerStore {
  return memoryAnswerStore({ now: () => 0, mostBytes: 10_000 })
}

function claim(answers: AnswerStore, asked: Asked, caller = CALLER): ReturnType<typeof claimAnswer> {
  return claimAnswer(answers, caller, 'key', asked, () => undefined)
}

describe('claimAnswer', () => {
  it('gives the kept answer to the same request again, and to its caller only', async () => {
    const answers = store()
    const first = await claim(answers, ASKED)
    if (first.kind === 'first') await first.keep('{}')
    deepEqual(await claim(answers, ASKED), { kind: 'kept', answer: '{}' })
    equal((await claim(answers, ASKED, { ...CALLER, id: 'someone else' })).kind, 'first')
  })

  it('says when the first request is still drawn', async () => {
    const answers = store()
    await claim(answers, ASKED)
    await rejects(claim(answers, ASKED), refusedAs('rate_limit_exceeded'))
  })

  for (const [name, other] of Object.entries(OTHERS)) {
    it(`refuses the key with another ${name}`, async () => {
      const answers = store()
      await claim(answers, ASKED)
      await rejects(claim(answers, other), refusedAs('invalid_request'))
    })
  }

  it('tells pictures apart by type and bytes', async () => {
    for (const image of [
      { ...PICTURE, mime: 'image/jpeg' as const },
      { ...PICTURE, bytes: Buffer.from('two') },
    ]) {
      const answers = store()
      await claim(answers, { ...ASKED, images: [PICTURE] })
      await rejects(claim(answers, { ...ASKED, images: [image] }), refusedAs('invalid_request'))
    }
  })

  it('tells requests apart whose parts, one after the other, are the same', async () => {
    const joined = (...bytes: readonly string[]): Asked => ({
      ...ASKED,
      images: bytes.map((one) => ({ ...PICTURE, bytes: Buffer.from(one) })),
    })
    const order = (prompt: string, concept: string): Asked => ({ ...ASKED, order: { ...ORDER, prompt, concept } })
    for (const [one, other] of [
      [order('a bell', 'tower'), order('a bellt', 'ower')],
      [joined('on', 'e'), joined('on["image/png"]e')],
    ] as const) {
      const answers = store()
      await claim(answers, one)
      await rejects(claim(answers, other), refusedAs('invalid_request'))
    }
  })
})
