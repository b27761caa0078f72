import { withDeadline } from '../platform/with-deadline.ts'

/** A part of the service that may be up or down. */
export interface Part {
  /** Whether it does its work now. Never rejects. */
  isUp(): boolean | Promise<boolean>
  /** Whether nothing can be drawn without it. */
  readonly isNeeded: boolean
  /** What is the matter when it is down: the end of a sentence that begins with the part. */
  readonly problem: string
}

/** Which parts are up, by name. A part that does not know within `mostMs` milliseconds is down. */
export async function partsUp(parts: ReadonlyMap<string, Part>, mostMs = 1000): Promise<ReadonlyMap<string, boolean>> {
  return new Map(
    await Promise.all(
      [...parts].map(async ([name, part]) => [name, await withDeadline(part.isUp(), mostMs, false)] as const),
    ),
  )
}
