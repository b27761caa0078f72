import type { JWTVerifyGetKey } from 'jose'
import { LOOPBACK_NAMES } from '../../../platform/http/origin.ts'
import type { Fetch } from './provider-fetch.ts'

/** How long a discovery document is believed. */
const BELIEVED_MS = 3_600_000

/**
 * Finds the provider's keys: reads its discovery document, and again after an hour. The keys are kept by `jose`, which
 * asks for them when it meets one that it does not know. Rejects when the document cannot be had for the first time, or
 * is not that of this issuer.
 */
export function discoverKeys(of: { issuer: string; fetch: Fetch; now: () => number }): () => Promise<JWTVerifyGetKey> {
  let known: { keys: JWTVerifyGetKey; address: string; askAgainAt: number } | null = null
  let asking: Promise<JWTVerifyGetKey> | null = null

  const ask = async (): Promise<JWTVerifyGetKey> => {
    try {
      const address = await keysAddress(of)
      const keys = known?.address === address ? known.keys : await remoteKeys(address, of.fetch)
      known = { keys, address, askAgainAt: of.now() + BELIEVED_MS }
      return keys
    } catch (error) {
      // An old document is better than none: the keys themselves are asked for anew all the time.
      if (known !== null) return known.keys
      throw error
    } finally {
      asking = null
    }
  }
  return async () => {
    if (known !== null && of.now() < known.askAgainAt) return known.keys
    asking ??= ask()
    return await asking
  }
}

async function keysAddress({ issuer, fetch }: { issuer: string; fetch: Fetch }): Promise<string> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const document = (await response.json()) as Partial<Record<string, unknown>> | null
  if (document?.['issuer'] !== issuer) throw new Error('the discovery document is that of another issuer')
  const address = typeof document['jwks_uri'] === 'string' ? URL.parse(document['jwks_uri']) : null
  const isSafe = address?.protocol === 'https:' || LOOPBACK_NAMES.includes(address?.hostname ?? '')
  if (address === null || !isSafe) throw new Error('the discovery document has no jwks_uri that can be trusted')
  return address.href
}

async function remoteKeys(address: string, fetch: Fetch): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet, customFetch } = await import('jose')
  return createRemoteJWKSet(new URL(address), { [customFetch]: fetch })
}
