import { nearest } from '../drawing/language/nearest.ts'
import type { Method } from './route.ts'

/** What a route has to say for itself to whoever asks wrongly. */
export interface Offer {
  readonly method: Method
  readonly path: string
  readonly summary: string
}

/** What whoever asks for nothing that there is may want to know. */
export interface Overview {
  /** The routes below this path are named. */
  readonly prefix: string
  /** Where there is more, the end of a sentence. */
  readonly more: string
}

/** The methods of a path for the `Allow` header, such as `GET, HEAD, OPTIONS`; null when none of the routes has the path. */
export function allowedMethods(path: string, offers: readonly Offer[]): string | null {
  const methods = offers.filter((offer) => matches(offer.path, path)).map((offer) => offer.method)
  if (methods.length === 0) return null
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

/** What the routes of a path do, such as "`POST /api/v1/icons`: Draw one or two icons." */
export function offersOf(path: string, offers: readonly Offer[]): string {
  return offers
    .filter((offer) => matches(offer.path, path))
    .map((offer) => `${named(offer)}: ${offer.summary}`)
    .join(' ')
}

/** Helps whoever asked for a path that no route has: the one that was probably meant, or all there are. */
export function unknownPathHint(path: string, offers: readonly Offer[], { prefix, more }: Overview): string {
  const asked = path.toLowerCase().replace(/(.)\/+$/, '$1')
  const meant =
    offers.find((offer) => matches(offer.path, asked)) ??
    offers.find((offer) => asked.length > 1 && offer.path.endsWith(asked)) ??
    offers.find(
      (offer) =>
        offer.path ===
        nearest(
          asked,
          offers.map((one) => one.path),
        )[0],
    )
  if (meant !== undefined) return `Did you mean ${named(meant)}?`
  return `There are ${offers
    .filter((offer) => offer.path.startsWith(prefix))
    .map(named)
    .join(', ')}; ${more}`
}

function named(offer: Offer): string {
  return `\`${offer.method} ${offer.path.replace(/:(\w+)/g, '{$1}')}\``
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1))
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((piece, i) => (piece.startsWith(':') ? given[i] !== '' : piece === given[i]))
  )
}
