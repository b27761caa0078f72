import type { DrawObject } from '../src/contract/draw-object.ts'
import type { LoadedStudio } from '../src/main/icons-part-deps.ts'
import { FIRST_BRIEF, loadStudio } from '../src/main/load-studio.ts'
import { openKnowledge } from '../src/main/open-knowledge.ts'
import { attempt } from '../src/studio/attempt.ts'
import type { Payer } from './make-payer.ts'
import { startModelStandIn } from './model-stand-in.ts'
import type { ModelStandIn } from './model-stand-in.ts'
import { runPayingService } from './paying-service.ts'
import type { PayingService } from './paying-service.ts'
import { ownServer } from './test-database.ts'

/** A service whose accounts are drawn for by a stand-in for a language model, `seeing`, and where that is away by another of it, `blind`. */
export interface ModelScene extends AsyncDisposable {
  readonly model: ModelStandIn
  readonly service: PayingService
  readonly payer: Payer
  /** Draws for the payer; fails unless that goes well. */
  drawn(body: object, headers?: Record<string, string>): Promise<DrawObject>
}

/** Starts it with a log that tells everything. */
export async function startModelScene(): Promise<ModelScene> {
  await using stack = new AsyncDisposableStack()
  const model = stack.use(await startModelStandIn())
  const address = await stack.use(await ownServer()).makeDatabase()
  const source = openKnowledge()
  const loaded: LoadedStudio = {
    ...(await loadStudio()),
    forModel: {
      source: {
        rules: async () => source.rules(),
        knowledge: async (brief, index) => source.knowledge({ brief, index }),
      },
      judge: attempt,
    },
  }
  // Whatever takes long for the first time, and would hold up what waits for the database.
  await loaded.draw(FIRST_BRIEF)
  source.rules()
  await source.knowledge({ brief: FIRST_BRIEF, index: 0 })
  const settings = {
    BURIN_LOG: 'debug',
    BURIN_AUTHOR: 'openai-compatible:seeing',
    BURIN_AUTHOR_URL: model.url,
    BURIN_AUTHOR_PICTURES: 'on',
    BURIN_AUTHOR_SECOND: 'openai-compatible:blind',
    BURIN_AUTHOR_SECOND_URL: model.url,
  }
  const service = await runPayingService(address, {}, settings, { loadStudio: async () => loaded })
  stack.defer(() => service.stop())
  const payer = await service.makePayer(1000)
  const opened = stack.move()
  return {
    model,
    service,
    payer,
    async drawn(body, headers = {}) {
      const response = await service.draw(body, { authorization: `Bearer ${payer.key}`, ...headers })
      const text = await response.text()
      if (response.status !== 200) throw new Error(text)
      return JSON.parse(text) as DrawObject
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
