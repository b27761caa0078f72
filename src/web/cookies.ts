import type { SetCookie } from './web-route.ts'

/** The cookies of the web site, by their plain names. */
export const COOKIES = {
  /** The session's token. */
  session: 'burin-session',
  /** Holds the sign-in that waits for its code. */
  signIn: 'burin-sign-in',
  /** Tells a browser without an account that it has had its free draw. */
  visitor: 'burin-visitor',
  /** Tells a browser that has signed in to an address from those that guess at it; stays after signing out. */
  knownBrowser: 'burin-known-browser',
} as const

/**
 * The name that a cookie has on the wire. Over https the prefix `__Host-` makes the browser refuse one that another host
 * of the domain, or an unsafe page, tries to set.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** The value of a cookie in a `Cookie` header; null when it is not there, or there twice with different values. */
export function cookieIn(header: string | undefined, name: string, isSecure: boolean): string | null {
  const wanted = `${cookieName(name, isSecure)}=`
  const values = (header ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(wanted))
    .map((one) => one.slice(wanted.length))
  const [value] = new Set(values)
  return value === undefined || new Set(values).size > 1 ? null : value
}

/** The `Set-Cookie` header. Our values need no escaping: they are letters, digits, dots, hyphens and underscores. */
export function setCookieHeader({ name, value, maxAgeSeconds }: SetCookie, isSecure: boolean): string {
  if (value !== null && !/^[\w.-]*$/.test(value)) throw new Error(`the cookie ${name} has a value that needs escaping`)
  const age = value === null ? 0 : maxAgeSeconds
  const secure = isSecure ? '; Secure' : ''
  return `${cookieName(name, isSecure)}=${value ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}
