import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { z } from 'zod'

/** How single values are written, and what is said of one that is written otherwise. */

/** What a text means; undefined refuses it. `allowed` ends the sentence that says so. */
export function meant<T>(allowed: string, meaning: (text: string) => T | undefined): z.ZodType<T, string> {
  return z.string().transform((text, context) => {
    const value = meaning(text)
    if (value !== undefined) return value
    context.addIssue(allowed)
    return z.NEVER
  })
}

/** A text that stays as it is. */
export function text(allowed: string, isGood: (given: string) => boolean): z.ZodType<string, string> {
  return z.string().refine(isGood, allowed)
}

/** A setting without which something else is done. */
export function orNull<T>(setting: z.ZodType<T, string>): z.ZodDefault<z.ZodNullable<z.ZodType<T, string>>> {
  return setting.nullable().default(null)
}

export function wholeNumber(
  least: number,
  most: number,
  allowed = `a whole number from ${least} to ${most}`,
): z.ZodType<number, string> {
  return meant(allowed, (given) => {
    const number = /^\d{1,7}$/.test(given) ? Number(given) : -1
    return number >= least && number <= most ? number : undefined
  })
}

/** One or more of these names, in their order. */
export function someOf<Name extends string>(allowed: readonly Name[]): z.ZodType<readonly Name[], string> {
  return meant(`one or more of ${allowed.join(', ')} with commas between them`, (given) => {
    const names = given.split(',').map((name) => name.trim())
    const found = allowed.filter((name) => names.includes(name))
    return found.length === names.length ? Object.freeze(found) : undefined
  })
}

export function address(...protocols: readonly string[]): z.ZodType<string, string> {
  return text(`an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`, (given) =>
    protocols.includes(URL.parse(given)?.protocol ?? ''),
  )
}

/** Elsewhere than on Linux, processes cannot share a port evenly. */
export function workersOf(given: string): number | undefined {
  if (given === 'auto') return process.platform === 'linux' ? Math.min(availableParallelism(), MOST_WORKERS) : 1
  const number = /^\d{1,2}$/.test(given) ? Number(given) : 0
  return number >= 1 && number <= MOST_WORKERS ? number : undefined
}

const MOST_WORKERS = 64

export function sitesDomainOf(given: string): string | undefined {
  const [, name, port = ''] = /^([^:]+)(:[1-9]\d{0,4})?$/.exec(given.toLowerCase()) ?? []
  return name !== undefined && isHost(name) && isIP(name) === 0 && !name.endsWith('.') ? `${name}${port}` : undefined
}

export function isHost(given: string): boolean {
  return isIP(given) !== 0 || /^[0-9A-Za-z]([0-9A-Za-z.-]*[0-9A-Za-z])?$/.test(given)
}

export function hostNamesOf(given: string): readonly string[] | undefined {
  const names = given.split(',').map((name) => name.trim().toLowerCase())
  return names.every(isHost) ? Object.freeze(names) : undefined
}

/** Numeric addresses, each as it is usually written. */
export function addressesOf(given: string): readonly string[] | undefined {
  const addresses = given.split(',').map((address) => address.trim())
  if (!addresses.every((address) => isIP(address) !== 0)) return undefined
  const written = addresses.map((address) =>
    isIP(address) === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address,
  )
  return Object.freeze([...new Set(written)])
}

/** Freezes what it gives, as all of the configuration is. */
export function nameServerOf(given: string): { readonly address: string; readonly port: number } | undefined {
  const [, address = '', port = ''] = /^([\d.]+):(\d{1,5})$/.exec(given) ?? []
  return isIP(address) === 4 && Number(port) <= 65_535 ? Object.freeze({ address, port: Number(port) }) : undefined
}

export function contactOf(given: string): string | undefined {
  const url = URL.parse(given)
  return url !== null && ['mailto:', 'https:', 'tel:'].includes(url.protocol) ? url.href : undefined
}

/** A name that fits a line of a page. */
export function isName(given: string): boolean {
  return given.trim() !== '' && given.length <= MOST_OF_NAME && !/\p{Cc}/u.test(given)
}

const MOST_OF_NAME = 100

export function originOf(given: string): string | undefined {
  const url = URL.parse(given)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined
}

export function isRedis(given: string): boolean {
  const url = URL.parse(given)
  return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '' && /^\/?\d*$/.test(url.pathname)
}

/** Read digit by digit: a binary fraction would not be the price that was written. */
export function microUsdOf(given: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,4})(?:\.(\d{1,6}))?$/.exec(given) ?? []
  return Number(whole) * 1_000_000 + Number(part.padEnd(6, '0')) || undefined
}

/** As `microUsdOf`, but nothing may be a price: a model of one's own costs none. */
export function priceOf(given: string): number | undefined {
  return /^0(?:\.0{1,6})?$/.test(given) ? 0 : microUsdOf(given)
}

const PROTOCOLS = ['openai-compatible', 'anthropic', 'google'] as const
const LONGEST_MODEL = 200

/** Who draws: the embedded author, or a model by the protocol in which it is asked. */
export function authorOf(
  given: string,
): { readonly protocol: 'embedded' | (typeof PROTOCOLS)[number]; readonly model: string } | undefined {
  if (given === 'embedded') return Object.freeze({ protocol: 'embedded', model: '' })
  const at = given.indexOf(':')
  const protocol = PROTOCOLS.find((one) => one === given.slice(0, Math.max(at, 0)))
  const model = given.slice(at + 1)
  const isGood = /^[\x21-\x7e]+$/.test(model) && model.length <= LONGEST_MODEL
  return protocol === undefined || !isGood ? undefined : Object.freeze({ protocol, model })
}

export function isIssuer(given: string): boolean {
  const url = URL.parse(given)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  return isSafe && url.search === '' && url.hash === ''
}

/** The bucket of `s3://bucket`. */
export function bucketOf(given: string): string | undefined {
  return /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(given)?.[1]
}
