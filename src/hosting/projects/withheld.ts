import type { Withheld } from '../contract/project-object.ts'
import { becauseOf, TAKE_DOWN_REASONS } from '../contract/take-down-reason.ts'
import type { Project } from './project.ts'

type Withholding = Pick<Project, 'takenDownAt' | 'takenDownFor' | 'heldAt' | 'refusedFor'>

/** Why operators keep a site from its visitors; null: they do not. What was taken down is told first: the rest is of no interest until it is restored. */
export function withheldOf({ takenDownAt, takenDownFor, heldAt, refusedFor }: Withholding): Withheld | null {
  if (takenDownAt !== null) return { why: 'taken_down', since: takenDownAt.toISOString(), reason: takenDownFor }
  if (heldAt === null) return null
  return {
    why: refusedFor === null ? 'name_waits' : 'name_refused',
    since: heldAt.toISOString(),
    reason: refusedFor,
  }
}

/** What its owner has to know of it, in plain sentences. */
export function withheldTold({ why, reason }: Withheld): string {
  switch (why) {
    case 'taken_down': {
      const known = TAKE_DOWN_REASONS.find((one) => one === reason)
      return `The operator of this service took this site down${known === undefined ? '' : ` ${becauseOf(known)}`}: visitors see a page that says so, and nothing can be promoted. Write to the operator to have it looked at again.`
    }
    case 'name_waits':
      return 'Visitors do not see this site yet: its name reads like that of somebody known, and the operator of this service looks at it first. You can deploy meanwhile; when it is allowed, all is shown. If you cannot wait, make a project of another name.'
    case 'name_refused':
      return `Visitors do not see this site: the operator of this service refused its name (${reason ?? ''}). Make a project of another name and deploy there, or write to the operator.`
  }
}
