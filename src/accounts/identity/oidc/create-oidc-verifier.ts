import type { JWTPayload, JWTVerifyOptions } from 'jose'
import { checkEmail } from '../check-email.ts'
import { discoverKeys } from './discover-keys.ts'
import type { OidcPerson, OidcVerifier } from './oidc-verifier.ts'
import { providerFetch } from './provider-fetch.ts'
import type { Fetch } from './provider-fetch.ts'

/** Only those with two keys: with a shared one, whoever knows the public key could sign. */
const ALGORITHMS = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')
const TOLERANCE_SECONDS = 60
const LONGEST_JWT = 8192
const LONGEST_SUBJECT = 255
/** What `jose` says when the provider's keys are at fault, and not the token. */
const PROVIDERS_FAULT = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']

/**
 * Checks the JWTs of an OpenID Connect provider: signature, issuer, audience and time, with a minute's tolerance. Keys are
 * asked for at the first token that could be theirs. `now` gives milliseconds since 1970.
 */
export function createOidcVerifier({
  issuer,
  audience,
  fetch: given = fetch,
  now,
}: {
  issuer: string
  audience: string
  fetch?: Fetch
  now: () => number
}): OidcVerifier {
  const findKeys = discoverKeys({ issuer, fetch: providerFetch(given, now), now })
  return async (jwt) => {
    if (jwt.length > LONGEST_JWT || !(await couldBeTheirs(jwt, issuer))) return { kind: 'bad' }
    try {
      const payload = await verify(jwt, await findKeys(), {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'sub'],
      })
      return personOf(payload, issuer) ?? { kind: 'bad' }
    } catch (error) {
      if (await isTokensFault(error)) return { kind: 'bad' }
      return { kind: 'away', problem: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** What is no token of theirs by its own words is not worth a question to the provider. */
async function couldBeTheirs(jwt: string, issuer: string): Promise<boolean> {
  const { decodeJwt, decodeProtectedHeader } = await import('jose')
  try {
    return ALGORITHMS.includes(decodeProtectedHeader(jwt).alg ?? '') && decodeJwt(jwt).iss === issuer
  } catch {
    return false
  }
}

type Keys = Awaited<ReturnType<ReturnType<typeof discoverKeys>>>

async function verify(jwt: string, keys: Keys, options: JWTVerifyOptions): Promise<JWTPayload> {
  const { jwtVerify, errors } = await import('jose')
  try {
    return (await jwtVerify(jwt, keys, options)).payload
  } catch (error) {
    // A token that does not say which key it was signed with: it may be any that fits.
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    for await (const key of error) {
      try {
        return (await jwtVerify(jwt, key, options)).payload
      } catch (inner) {
        if (!(inner instanceof errors.JWSSignatureVerificationFailed)) throw inner
      }
    }
    throw new errors.JWSSignatureVerificationFailed()
  }
}

async function isTokensFault(error: unknown): Promise<boolean> {
  const { errors } = await import('jose')
  return error instanceof errors.JOSEError && !PROVIDERS_FAULT.includes(error.code)
}

function personOf(payload: JWTPayload, issuer: string): OidcPerson | null {
  const { sub: subject, email, email_verified: isVerified } = payload
  if (typeof subject !== 'string' || subject === '' || subject.length > LONGEST_SUBJECT) return null
  // PostgreSQL takes no text with it, and no provider means it.
  if (/\p{Cc}/u.test(subject)) return null
  const checked = isVerified === true && typeof email === 'string' ? checkEmail(email) : null
  return { kind: 'person', issuer, subject, email: checked !== null && 'email' in checked ? checked.email : null }
}
