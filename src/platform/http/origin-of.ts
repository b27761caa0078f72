import type { AddressInfo } from 'node:net'

/** Where a server really listens, such as `http://127.0.0.1:3000`. */
export function originOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
