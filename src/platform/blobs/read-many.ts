import type { BlobPlace, ObjectStore } from './object-store.ts'

/** So much is read at once, where blobs lie one after the other. */
const RUN_BYTES = 4 * 1024 * 1024

interface Run<Place> {
  readonly object: string
  readonly start: number
  length: number
  readonly places: Place[]
}

/**
 * Reads many blobs with few calls, because those that were written together lie together. Gives them object by object, not in
 * the order in which they were named.
 */
export async function* readMany<Place extends BlobPlace>(
  store: Pick<ObjectStore, 'read'>,
  places: readonly Place[],
): AsyncGenerator<{ readonly place: Place; readonly bytes: Buffer }> {
  for (const run of runsOf(places)) {
    const bytes = await store.read(run)
    for (const place of run.places) {
      const from = place.start - run.start
      yield { place, bytes: bytes.subarray(from, from + place.length) }
    }
  }
}

function runsOf<Place extends BlobPlace>(places: readonly Place[]): readonly Run<Place>[] {
  const sorted = [...places].sort((a, b) =>
    a.object === b.object ? a.start - b.start || a.length - b.length : a.object < b.object ? -1 : 1,
  )
  const runs: Run<Place>[] = []
  for (const place of sorted) {
    const last = runs.at(-1)
    const isNext = last?.object === place.object && last.start + last.length === place.start
    if (isNext && last.length + place.length <= RUN_BYTES) {
      last.length += place.length
      last.places.push(place)
    } else runs.push({ object: place.object, start: place.start, length: place.length, places: [place] })
  }
  return runs
}
