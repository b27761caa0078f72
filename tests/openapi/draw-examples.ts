import type { DrawObject } from '../../src/contract/draw-object.ts'
import type { DrawRequest } from '../../src/contract/draw-request.ts'
import { MODEL } from '../../src/contract/limits.ts'
import type { DrawExamples } from '../../src/icons/openapi/examples.ts'
import { loadStudio } from '../../src/main/load-studio.ts'
import { runIconsService } from '../run-icons-service.ts'

/** One grey pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

const REQUESTS = {
  prompt: { summary: 'A prompt', value: { prompt: 'a bell' } },
  cut: {
    summary: 'A concept, two ideas in a cut of their own',
    value: { concept: 'cloud', cut: { size: 20, stroke: 1.5, radius: 2, finish: 'filled' }, n: 2 },
  },
  images: {
    summary: 'A picture beside a prompt',
    value: { prompt: 'a heart', images: [{ base64: PIXEL, mime: 'image/png' }] },
  },
  stream: { summary: 'A stream', value: { prompt: 'a bookmark', stream: true } },
} as const satisfies Record<string, { summary: string; value: DrawRequest }>

/** Draws the examples of the API's description through a whole service whose clock and chance stand still. */
export async function drawExamples(revision?: string): Promise<DrawExamples> {
  const studio = await loadStudio()
  let ticks = 0
  const service = await runIconsService(
    { ...studio, ...(revision === undefined ? {} : { revision }) },
    {},
    {
      // The day that the model was first served; each look at the clock takes it 2 ms on.
      now: () => MODEL.created * 1000 + 2 * (ticks += 1),
      random: (size) => Uint8Array.from({ length: size }, (_, at) => (at * 37 + 11) % 248),
    },
  )
  try {
    const answers: string[] = []
    for (const { value } of [REQUESTS.prompt, REQUESTS.stream]) {
      ticks = 0
      answers.push(await (await service.draw(value)).text())
    }
    const [draw = '', stream = ''] = answers
    return { requests: REQUESTS, draw: JSON.parse(draw) as DrawObject, stream }
  } finally {
    await service.stop()
  }
}
