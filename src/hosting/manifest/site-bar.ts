import type { TakeDownReason } from '../contract/take-down-reason.ts'

/** Why nobody is shown a site that is there. */
export interface SiteBar {
  /** `suspended`: its account is. `held`: its name has to be looked at, or was refused. */
  readonly barred: 'taken-down' | 'suspended' | 'held'
  readonly projectId: string
  /** For what; null where a name is held. */
  readonly reason: TakeDownReason | null
}
