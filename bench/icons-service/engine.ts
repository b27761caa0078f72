import { embeddedAuthor } from '../../src/author/embedded/embedded-author.ts'
import { loadLexicon } from '../../src/lexicon/load.ts'
import { attempt } from '../../src/studio/attempt.ts'
import { createStudio } from '../../src/studio/draw.ts'
import { drawAlone } from './draw-alone.ts'
import { newRequests } from './new-requests.ts'

/** Draw for so many seconds with the engine alone; the answer is the draws a second. */
export interface EngineOrder {
  readonly seconds: number
}

/** One of several processes that draw at the same time without a service: what the machine gives when nothing stands between. */
const lexicon = loadLexicon()
const draw = drawAlone(
  createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision: 'bench' }),
  newRequests(lexicon.names(), 50_000),
)

process.on(
  'message',
  ({ seconds }: EngineOrder) => void draw(seconds).then(({ perSecond }) => process.send?.(perSecond)),
)
