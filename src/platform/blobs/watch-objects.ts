import type { Log } from '../log.ts'
import type { Meter } from '../meter.ts'
import { reasonOf } from '../reason-of.ts'
import type { ObjectDraft, ObjectStore } from './object-store.ts'
import { storeTroubleOf } from './store-trouble.ts'

/** Hands a store on, and shows operators when it is full or away. */
export type WatchObjects = (store: ObjectStore) => ObjectStore

/**
 * Makes what counts the troubles of a store, and writes one line of the log when it is full, and one when something was stored again. It is
 * made before the store is opened: whoever asks for the metrics sees a nought until then.
 */
export function createWatchObjects({
  meter,
  log,
}: {
  meter: Pick<Meter, 'counter'>
  log: Pick<Log, 'info' | 'warn'>
}): WatchObjects {
  const troubles = meter.counter({
    name: 'burin_store_troubles_total',
    help: 'Times that the store of contents had no room (full), or could not be reached (away).',
    labels: ['trouble'],
  })
  for (const trouble of ['full', 'away']) troubles.add({ trouble }, 0)
  let isFull = false
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      const trouble = storeTroubleOf(error)
      if (trouble !== null) troubles.add({ trouble })
      if (trouble === 'full' && !isFull) {
        isFull = true
        log.warn('store-full', { problem: reasonOf(error), effect: 'uploads are refused; sites are shown' })
      }
      throw error
    }
  }
  const stored = (): void => {
    if (isFull) log.info('store-has-room')
    isFull = false
  }
  const watchDraft = (draft: ObjectDraft): ObjectDraft => ({
    name: draft.name,
    write: (bytes) => watched(draft.write(bytes)),
    close: async () => {
      await watched(draft.close())
      stored()
    },
    abandon: () => draft.abandon(),
  })
  return (store) => ({
    ...store,
    begin: async () => watchDraft(await watched(store.begin())),
    settle: () => watched(store.settle()),
    read: (place) => watched(store.read(place)),
    remove: (name) => watched(store.remove(name)),
  })
}
