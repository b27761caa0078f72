/** What an account may use. */
export interface Quotas {
  readonly projects: number
  /** Made in 24 hours. */
  readonly deploymentsADay: number
  readonly domainsOfProject: number
  /** Contents are counted once, however many deployments hold them. */
  readonly storedBytes: number
}

/** An account has used what it may. */
export interface QuotaReached {
  readonly kind: 'quota-reached'
  readonly quota: keyof Quotas
  readonly used: number
  readonly allowed: number
  /** One sentence: what makes room. */
  readonly remedy: string
  /** When there is room again by itself; null when somebody has to make it. */
  readonly freeAt: Date | null
}

const REMEDIES: Readonly<Record<keyof Quotas, string>> = {
  projects: 'Delete a project that is no longer needed.',
  deploymentsADay: 'Wait until the first of these is 24 hours old.',
  domainsOfProject: 'Remove a domain that is no longer needed.',
  storedBytes: 'Delete old deployments or projects: what only they hold is free at once.',
}

export function quotaReached(
  quota: keyof Quotas,
  { used, allowed, freeAt = null }: { used: number; allowed: number; freeAt?: Date | null },
): QuotaReached {
  return { kind: 'quota-reached', quota, used, allowed, remedy: REMEDIES[quota], freeAt }
}
