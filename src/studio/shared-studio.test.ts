import { deepEqual, equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Brief } from '../author/author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { sampleRaster } from '../../tests/sample-raster.ts'
import { createUrgency } from '../platform/workers/urgency.ts'
import type { Priority, Urgency } from '../platform/workers/urgency.ts'
import type { Studio } from './draw.ts'
import type { DrawEvent, Drawn } from './drawn.ts'
import { sharedStudio } from './shared-studio.ts'

const BRIEF: Brief = { concept: null, prompt: 'heart', images: [], cut: HOUSE_CUT, count: 1 }
const DRAWN: Drawn = {
  concept: 'heart',
  usage: null,
  items: [
    {
      index: 0,
      svg: '<svg/>',
      status: 'checked',
      attempts: 2,
      intent: 'A heart.',
      program: 'icon heart',
      findings: [],
    },
  ],
}
const FIRST: DrawEvent = { kind: 'intent', index: 0, attempt: 1, intent: 'A heart.' }
const SECOND: DrawEvent = { kind: 'intent', index: 0, attempt: 1, intent: 'A leaf.' }

/** What the studio behind was asked, to be answered by the test. */
interface Asked {
  readonly brief: Brief
  readonly tell: ((event: DrawEvent) => void) | undefined
  readonly signal: AbortSignal
  readonly urgency: Urgency | undefined
  readonly answer: PromiseWithResolvers<Drawn>
}

function slowStudio(isDeterministic = true): { readonly asked: Asked[]; readonly draw: Studio['draw'] } {
  const asked: Asked[] = []
  const studio: Studio = {
    revision: 'test',
    isDeterministic,
    concept: () => 'heart',
    draw: (brief, tell, signal = AbortSignal.any([]), urgency) => {
      const answer = Promise.withResolvers<Drawn>()
      asked.push({ brief, tell, signal, urgency, answer })
      return answer.promise
    },
  }
  return { asked, draw: sharedStudio(studio).draw }
}

describe('sharedStudio', () => {
  it('draws once for all who ask at the same time, and anew after that', async () => {
    const { asked, draw } = slowStudio()
    const draws = [draw(BRIEF), draw({ ...BRIEF }), draw(BRIEF)]
    equal(asked.length, 1)
    asked[0]?.answer.resolve(DRAWN)
    deepEqual(await Promise.all(draws), [DRAWN, DRAWN, DRAWN])
    void draw(BRIEF)
    equal(asked.length, 2)
  })

  it('draws anew for each who asks a studio that need not draw the same again', () => {
    const { asked, draw } = slowStudio(false)
    for (let caller = 0; caller < 3; caller++) void draw(BRIEF)
    equal(asked.length, 3)
  })

  it('draws apart what differs in anything', () => {
    const { asked, draw } = slowStudio()
    const others: Brief[] = [
      { ...BRIEF, prompt: 'heart ' },
      { ...BRIEF, concept: 'heart', prompt: null },
      { ...BRIEF, concept: 'heart' },
      { ...BRIEF, images: [sampleRaster()] },
      { ...BRIEF, images: [sampleRaster(['.'])] },
      { ...BRIEF, images: [sampleRaster(), sampleRaster(['.'])] },
      { ...BRIEF, images: [sampleRaster(['.']), sampleRaster()] },
      { ...BRIEF, count: 2 },
      { ...BRIEF, cut: { ...HOUSE_CUT, size: 16 } },
      { ...BRIEF, cut: { ...HOUSE_CUT, stroke: 1 } },
      { ...BRIEF, cut: { ...HOUSE_CUT, radius: 0 } },
      { ...BRIEF, cut: { ...HOUSE_CUT, finish: 'filled' } },
    ]
    for (const brief of [BRIEF, ...others]) void draw(brief)
    deepEqual(
      asked.map(({ brief }) => brief),
      [BRIEF, ...others],
    )
  })

  it('tells everybody everything, also those who came later', async () => {
    const { asked, draw } = slowStudio()
    const heard: [DrawEvent[], DrawEvent[]] = [[], []]
    const first = draw(BRIEF, (event) => heard[0].push(event))
    asked[0]?.tell?.(FIRST)
    const second = draw(BRIEF, (event) => heard[1].push(event))
    asked[0]?.tell?.(SECOND)
    asked[0]?.answer.resolve(DRAWN)
    await Promise.all([first, second])
    deepEqual(heard, [
      [FIRST, SECOND],
      [FIRST, SECOND],
    ])
  })

  it('tells the steps of the finished drawing to who watches what nobody watched before', async () => {
    const { asked, draw } = slowStudio()
    const first = draw(BRIEF)
    const heard: string[] = []
    const second = draw(BRIEF, ({ kind }) => heard.push(kind))
    equal(asked[0]?.tell, undefined)
    asked[0]?.answer.resolve(DRAWN)
    await Promise.all([first, second])
    deepEqual(heard, ['intent', 'program', 'preview', 'item'])
  })

  it('lets one go at once while the others get their drawing', async () => {
    const { asked, draw } = slowStudio()
    const controller = new AbortController()
    const heard: DrawEvent[] = []
    const first = draw(BRIEF, (event) => heard.push(event), controller.signal)
    const second = draw(BRIEF)
    controller.abort(new Error('gone'))
    await rejects(first, { message: 'gone' })
    asked[0]?.tell?.(FIRST)
    equal(asked[0]?.signal.aborted, false)
    asked[0]?.answer.resolve(DRAWN)
    deepEqual([await second, heard], [DRAWN, []])
  })

  it('gives up when all are gone; who comes then gets a draw of their own', async () => {
    const { asked, draw } = slowStudio()
    const controllers = [new AbortController(), new AbortController()]
    const draws = controllers.map(({ signal }) => draw(BRIEF, undefined, signal))
    const settled: number[] = []
    for (const [place, one] of draws.entries()) one.catch(() => settled.push(place))
    controllers[0]?.abort(new Error('gone'))
    await rejects(draws[0] ?? Promise.resolve(), { message: 'gone' })
    controllers[1]?.abort(new Error('gone'))
    await new Promise(setImmediate)
    equal(asked[0]?.signal.aborted, true)
    deepEqual(settled, [0], 'the last to go holds its share until the draw has stopped')
    const late = draw(BRIEF)
    equal(asked.length, 2)
    asked[0]?.answer.reject(new Error('given up'))
    await rejects(draws[1] ?? Promise.resolve(), { message: 'gone' })
    asked[1]?.answer.resolve(DRAWN)
    deepEqual(await late, DRAWN)
  })

  it('is as urgent as the most urgent who asks', async () => {
    const { asked, draw } = slowStudio()
    const ask = (priority: Priority): unknown => draw(BRIEF, undefined, undefined, createUrgency(priority))
    void ask('normal')
    void ask('normal')
    equal(asked[0]?.urgency?.priority, 'normal')
    void ask('high')
    equal(asked[0].urgency.priority, 'high')
    void ask('normal')
    deepEqual([asked[0].urgency.priority, asked.length], ['high', 1])
  })

  it('fails for all, and is not remembered', async () => {
    const { asked, draw } = slowStudio()
    const draws = [draw(BRIEF), draw(BRIEF)]
    asked[0]?.answer.reject(new Error('out of ink'))
    await Promise.all(draws.map((one) => rejects(one, { message: 'out of ink' })))
    void draw(BRIEF)
    equal(asked.length, 2)
  })
})
