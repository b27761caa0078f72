import { pickLetters, randomText } from '../../platform/random-text.ts'
import { deviceGrants, userCodeHash } from './device-grants.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { policies } from './policies.ts'
import { sha256 } from '../sha-256.ts'
import { spendAll } from './spend-all.ts'
import type { Limited, LimitDeps } from './spend-all.ts'
import { insertDeviceGrant } from './entities/device-grant.ts'

export interface BegunDevice {
  readonly kind: 'begun'
  /** The program's own secret, to ask with. */
  readonly deviceCode: string
  /** `XXXX-XXXX`, for the person to type where they are signed in. */
  readonly userCode: string
  readonly expiresInSeconds: number
  readonly intervalSeconds: number
}

/** Chance alone never takes so many. */
const ATTEMPTS = 3

/** Begins to let a program in: its person has ten minutes to approve it. `network`: where the program asks from. */
export async function beginDevice(
  deps: LimitDeps & Pick<IdentityDeps, 'random'>,
  of: { clientId: string; network: string },
): Promise<BegunDevice | Limited> {
  const limited = await spendAll(deps, [[policies.devicesOfNetwork, of.network]])
  if (limited !== null) return limited
  const { lifetimeMs, intervalSeconds, userCodeLetters, userCodeLength, deviceCodeLength } = deviceGrants
  const at = new Date(deps.now())
  const expiresAt = new Date(at.getTime() + lifetimeMs)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const deviceCode = randomText(deps.random, deviceCodeLength)
    const letters = pickLetters(deps.random, userCodeLetters, userCodeLength)
    const hash = userCodeHash(letters)
    if (hash === null) throw new Error('a new user code has not the form of one')
    const grant = { ...of, id: sha256(deviceCode), userCodeHash: hash, at, expiresAt, intervalSeconds }
    if (await insertDeviceGrant(deps.database, grant)) {
      const userCode = `${letters.slice(0, userCodeLength / 2)}-${letters.slice(userCodeLength / 2)}`
      return { kind: 'begun', deviceCode, userCode, expiresInSeconds: lifetimeMs / 1000, intervalSeconds }
    }
  }
  throw new Error(`${ATTEMPTS} new user codes were all taken`)
}
