import { withDeadline } from '../platform/with-deadline.ts'

/** Something that may be up or down, and that the service is made of or uses. */
export interface HealthCheck {
  /** Whether it does its work now. Never rejects. */
  isUp(): boolean | Promise<boolean>
  /** Whether nothing can be done without it. */
  readonly isNeeded: boolean
  /** What is the matter when it is down: the end of a sentence that begins with its name. */
  readonly problem: string
}

/** Whether each is up, by name. What does not know within `mostMs` milliseconds is down. */
export async function healthOf(
  checks: ReadonlyMap<string, HealthCheck>,
  mostMs = 1000,
): Promise<ReadonlyMap<string, boolean>> {
  return new Map(
    await Promise.all(
      [...checks].map(async ([name, check]) => [name, await withDeadline(check.isUp(), mostMs, false)] as const),
    ),
  )
}
