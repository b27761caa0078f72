/** A range of an object, in bytes. */
export interface BlobPlace {
  readonly object: string
  readonly start: number
  readonly length: number
}

export interface StoredObject {
  readonly name: string
  readonly bytes: number
  readonly madeAt: Date
}

/**
 * Bytes under names that are never used twice: an object is written once, and never changes. It may hold one blob, or many
 * one after the other (a pack).
 */
export interface ObjectStore {
  /** An object that holds so many bytes is full: who packs begins another. Infinite where a larger one costs nothing. */
  readonly fullBytes: number
  /** Begins an object under a new name. Nobody can read it before it is closed. */
  begin(): Promise<ObjectDraft>
  /** What was closed before is durable when this resolves. */
  settle(): Promise<void>
  /** Rejects with an `ObjectMissing` when there is no such object, and with another error when it has not that range. */
  read(place: BlobPlace): Promise<Buffer>
  /** Does nothing when there is no such object. */
  remove(name: string): Promise<void>
  /** All that can be read, in no order. */
  list(): AsyncIterable<StoredObject>
  /** Removes what was begun before that time and never closed; gives their number. */
  removeUnfinished(before: Date): Promise<number>
}

/** An object at work. */
export interface ObjectDraft {
  readonly name: string
  /** Adds bytes at the end; they must not be changed afterwards. */
  write(bytes: Uint8Array): Promise<void>
  /** The object is whole, and can be read. */
  close(): Promise<void>
  /** Leaves nothing of it. */
  abandon(): Promise<void>
}

/** There is no object of this name: it was never there, or what it held was moved or deleted. */
export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing'
}
