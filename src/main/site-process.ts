import { randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { openDatabase } from '../database/open-database.ts'
import type { ObjectStore } from '../platform/blobs/object-store.ts'
import { createLog } from '../platform/log.ts'
import { runKept } from '../platform/processes/run-kept.ts'
import { storedRandom } from '../platform/random-text.ts'
import { tallyAnswers } from '../sites/tally-answers.ts'
import type { AnswersTally } from '../sites/tally-answers.ts'
import { keepDatabase } from './keep-database.ts'
import { listenForSites } from './listen-for-sites.ts'
import { loadOnce } from './load-once.ts'
import { openObjects } from '../platform/blobs/open-objects.ts'

/** One of the processes that serve hosted sites on one port: the other half of `keepSiteProcesses`. */
export interface SiteTask {
  readonly config: Config
}

/** What was answered since the last news. */
export type SiteNews = AnswersTally

/** So much of what was counted may be lost with a process that is killed. */
const TELLING_MS = 1000

runKept<SiteTask>(async ({ config }, tell) => {
  await using stack = new AsyncDisposableStack()
  const log = createLog(config.logLevel, Date.now, (line) => process.stderr.write(line))
  const database = stack.use(
    keepDatabase(() =>
      openDatabase({ url: config.databaseUrl, ownerUrl: null, dataFolder: config.dataFolder, log, now: Date.now }),
    ),
  )
  const objects = stack.use(
    loadOnce<ObjectStore & Partial<AsyncDisposable>>(() => openObjects(config, storedRandom(randomBytes))),
  )
  const tally = tallyAnswers()
  const tellTally = (): void => {
    const taken = tally.take()
    if (taken.answers.size > 0 || taken.unwritten.times > 0) tell(taken satisfies SiteNews)
  }
  stack.defer(tellTally)
  const telling = setInterval(tellTally, TELLING_MS)
  stack.defer(() => clearInterval(telling))
  const ground = { config, now: Date.now, log, database, objects, ...tally }
  const listening = stack.use(await listenForSites(ground, 1 / config.sitesWorkers))
  await listening.ready()
  return stack.move()
})
