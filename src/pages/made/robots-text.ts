import type { Page } from '../page.ts'

/** For crawlers: everything but what is one person's own (RFC 9309). */
export function robotsText(): Page {
  const own = ['/account', '/sign-in', '/device', '/identity/', '/stripe/']
  return {
    mediaType: 'text/plain; charset=utf-8',
    text: ['User-agent: *', ...own.map((path) => `Disallow: ${path}`), ''].join('\n'),
  }
}
