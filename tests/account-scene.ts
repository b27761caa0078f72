import assert from 'node:assert/strict'
import { addCredits } from '../src/accounts/credits/add-credits.ts'
import { reserveCredits } from '../src/accounts/credits/reserve-credits.ts'
import { settleHold } from '../src/accounts/credits/settle-hold.ts'
import { switchUsageBilling } from '../src/accounts/credits/switch-usage-billing.ts'
import type { Session } from '../src/accounts/identity/session.ts'
import { createKey } from '../src/accounts/keys/create-key.ts'
import type { WebAnswer } from '../src/web/web-route.ts'
import type { AccountSite } from './account-site.ts'

const DAY_MS = 86_400_000

/** What somebody does and sees on a site of accounts. Refs, holds and forms are told apart by their order. */
export interface AccountScene {
  readonly session: Session
  /** The text of a page or file. */
  page(address: string): Promise<string>
  post(address: string, form?: Readonly<Record<string, string>>): Promise<WebAnswer>
  /** So many days before now. */
  ago(days: number): Date
  grant(credits: bigint, more?: { at?: Date; expiresAt?: Date; note?: string }): Promise<void>
  /** Draws `units` and spends `spent` of them; null leaves the draw at work. Gives the draw's id. */
  draw(units: number, spent: number | null, at: Date, keyId?: string | null, note?: string): Promise<string>
  /** Makes a live key and gives its id. */
  makeKey(name: string): Promise<string>
  /** Lets use go on to be billed by the month. */
  usageOn(capUnits: bigint): Promise<void>
}

/** Somebody new, signed in. */
export async function accountScene(site: AccountSite): Promise<AccountScene> {
  const { database, deps } = site
  const session = await site.signIn()
  const accountId = session.account.id
  let count = 0
  const fresh = (): string => `${accountId}-${count++}`
  const ago = (days: number): Date => new Date(deps.now() - days * DAY_MS)
  return {
    session,
    page: async (address) => textOf(await site.ask(session, address)),
    post: (address, form = {}) => site.ask(session, address, form),
    ago,
    grant: async (credits, { at = ago(9), expiresAt = null, note = null }: GrantDetails = {}) => {
      await addCredits(database, { accountId, kind: 'grant', credits, ref: fresh(), at, expiresAt, note })
    },
    draw: async (units, spent, at, keyId = null, note) => {
      const holdId = `draw_${fresh()}`
      const held = await reserveCredits(database, { holdId, accountId, keyId, units, at, deadline: ago(-1) })
      assert.equal(held.kind, 'held')
      if (spent !== null) await settleHold(database, { holdId, units: spent, at, note: note ?? null, answer: null })
      return holdId
    },
    makeKey: async (name) => {
      const made = await createKey({ ...deps, database }, { accountId, name, formToken: fresh() })
      assert.equal(made.kind, 'made')
      return made.kind === 'made' ? made.key.id : ''
    },
    usageOn: (capUnits) =>
      switchUsageBilling(database, { accountId, isOn: true, capUnits, microUsdPerCredit: 40_000, at: ago(9) }),
  }
}

interface GrantDetails {
  at?: Date
  expiresAt?: Date | null
  note?: string | null
}

/** The document or the text of an answer; fails for a redirect. */
export function textOf(answer: WebAnswer): string {
  assert.notEqual(answer.kind, 'redirect')
  return answer.kind === 'page' ? answer.html.markup : answer.kind === 'data' ? answer.body : ''
}

export function statusOf(answer: WebAnswer): number {
  return answer.kind === 'redirect' ? 303 : (answer.status ?? 200)
}
