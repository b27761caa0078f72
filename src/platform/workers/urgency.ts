/**
 * Whose turn it is: `high` goes before `normal`, and some threads may be kept for it. `low` is for what nobody waits for
 * by the second: it has a thread of its own, takes no other, and the system gives that one what the others leave.
 */
export type Priority = 'high' | 'normal' | 'low'

/** How urgent a piece of work is. It may become more so while it waits: somebody else may wait for the same. */
export interface Urgency {
  readonly priority: Priority
  /** Makes it urgent, once and for good; work of low priority stays where it is. */
  raise(): void
  /** Is called when it was raised, unless that was before. */
  onRaise: (() => void) | null
}

/** An urgency to begin with. */
export function createUrgency(priority: Priority): Urgency {
  const urgency = {
    priority,
    onRaise: null as (() => void) | null,
    raise(): void {
      if (urgency.priority !== 'normal') return
      urgency.priority = 'high'
      urgency.onRaise?.()
    },
  }
  return urgency
}
