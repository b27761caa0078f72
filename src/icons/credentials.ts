import { hash } from 'node:crypto'
import { browserCaller } from '../draws/caller.ts'
import type { Browser, Caller } from '../draws/caller.ts'
import { storeUnavailable } from '../draws/draw-refused.ts'
import { unauthorized } from './icon-error.ts'

/** What a request says of who sent it. */
export interface Claimant {
  /** Every `Authorization` header as it came. */
  readonly authorization: readonly string[]
  /** The `Cookie` header; undefined when there is none, when there is a key, or when a page of another origin sent the request. */
  readonly cookie: string | undefined
  readonly network: string
  /** The path of the route that is asked for. */
  readonly path: string
}

/** Judges who a request is from; rejects with the 401, or the 503 when nobody can tell now. */
export type Authenticate = (claimant: Claimant) => Promise<Caller>

interface KnownKey {
  readonly keyId: string
  readonly accountId: string
  /** For what operators suspended the account, in one word; null: they did not. */
  readonly suspendedFor: string | null
}

/** What credentials are looked up in. */
export interface KnownCallers {
  /** Where RFC 9728 says how to get a key for a path. */
  readonly metadataAddress: (path: string) => string
  /** The account of a live key; null when it is unknown or revoked. Null instead of the function: live keys are good for nothing here. */
  readonly findKey: ((secret: string) => Promise<KnownKey | null>) | null
  readonly findBrowser: (cookie: string) => Promise<Browser>
}

/** Nobody needs an account to begin: whoever is turned away is told so. */
const ANY_SANDBOX_KEY = 'any `svc_test_` and 32 letters or digits works as a sandbox key here'

const SANDBOX_KEY = /^svc_test_[0-9A-Za-z]{32}$/

/**
 * Judges a request by its `Authorization` header alone when it has one, otherwise by its cookies. Rejects with the 401, and with
 * the 503 when the accounts cannot be reached.
 */
export async function callerOf(claimant: Claimant, known: KnownCallers): Promise<Caller> {
  const [header, ...more] = claimant.authorization
  const metadataAddress = known.metadataAddress(claimant.path)
  if (header === undefined) {
    const caller = await browserOf(claimant, known)
    if (caller !== null) return caller
    throw unauthorized(
      `An API key is needed: send it as \`Authorization: Bearer <key>\`; ${ANY_SANDBOX_KEY}.`,
      metadataAddress,
      false,
    )
  }
  const given = /^bearer(?: +(.*))?$/i.exec(header.trim())
  if (given === null)
    throw unauthorized(
      `The \`Authorization\` header must be \`Bearer <key>\`; ${ANY_SANDBOX_KEY}.`,
      metadataAddress,
      false,
    )
  const key = given[1] ?? ''
  if (more.length === 0 && SANDBOX_KEY.test(key)) return { kind: 'sandbox', id: idOf(key), network: claimant.network }
  const found = more.length === 0 && key.startsWith('svc_live_') ? await findKeyOf(key, known) : null
  if (found != null && found.suspendedFor !== null)
    throw unauthorized(
      `The account of this key is suspended (${found.suspendedFor}): nothing of it is deleted, and its credits stay. Write to the operator of this service.`,
      metadataAddress,
      true,
    )
  if (found != null) return { kind: 'live', id: idOf(key), keyId: found.keyId, accountId: found.accountId }
  throw unauthorized(problemOf(key, more.length, known.findKey !== null), metadataAddress, true)
}

async function findKeyOf(key: string, { findKey }: KnownCallers): ReturnType<NonNullable<KnownCallers['findKey']>> {
  return findKey === null ? null : lookedUp(findKey(key))
}

async function browserOf({ cookie, network }: Claimant, { findBrowser }: KnownCallers): Promise<Caller | null> {
  if (cookie === undefined) return null
  return browserCaller(await lookedUp(findBrowser(cookie)), network)
}

/** What a look-up gives. When it fails nobody can tell whose credential it is: that is not the caller's fault, and passes. */
async function lookedUp<Found>(asked: Promise<Found>): Promise<Found> {
  try {
    return await asked
  } catch (cause) {
    throw storeUnavailable(
      'Nobody can tell now whose credential this is, because the accounts cannot be reached. Nothing was drawn or charged.',
      cause,
    )
  }
}

function idOf(key: string): string {
  return hash('sha256', key, 'base64url').slice(0, 22)
}

function problemOf(key: string, moreHeaders: number, hasLiveKeys: boolean): string {
  if (moreHeaders > 0) return 'The `Authorization` header is given more than once.'
  if (key === '') return `The \`Authorization\` header has no key after \`Bearer\`; ${ANY_SANDBOX_KEY}.`
  if (key.startsWith('svc_test_'))
    return `A sandbox key is \`svc_test_\` and exactly 32 characters out of 0-9, A-Z and a-z, any of them; these are ${key.length - 9}${key.length === 41 ? ', not all of which are such' : ''}.`
  if (key.startsWith('svc_live_') && hasLiveKeys)
    return 'This live key is not valid: it is unknown, revoked, or not whole (`svc_live_` and 32 letters or digits). The keys of an account are at `/account/keys`.'
  if (key.startsWith('svc_live_'))
    return `This live key is not valid on this deployment, where draws cost no credits; ${ANY_SANDBOX_KEY}.`
  return `This is not an API key: keys begin with \`svc_test_\` or \`svc_live_\`; ${ANY_SANDBOX_KEY}.`
}
