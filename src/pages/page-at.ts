/** Addresses that people and programs try, and the page that they mean. */
const OTHER_ADDRESSES: Readonly<Record<string, string>> = {
  '/docs/start': '/docs',
  '/docs.md': '/docs/start.md',
  '/favicon.ico': '/favicon.svg',
}

/** The path by which a page is known that was asked for at another. */
export function pageAt(path: string): string {
  return Object.hasOwn(OTHER_ADDRESSES, path) ? (OTHER_ADDRESSES[path] ?? path) : path
}
