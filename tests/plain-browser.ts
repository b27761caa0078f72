/** A browser as far as servers see it: it keeps cookies, follows redirects, and sends forms of the page that it is at. No scripts. */
export interface PlainBrowser {
  /** Cookies by their names on the wire. */
  readonly cookies: ReadonlyMap<string, string>
  /** Where it is after the last answer, without the origin. */
  at(): string
  open(path: string): Promise<BrowserPage>
  /** Sends a form, with the hidden fields of the page that it is at unless it is told otherwise. */
  send(path: string, fields: Readonly<Record<string, string>>, headers?: Record<string, string>): Promise<BrowserPage>
  /** Sends a form with files: the value of a field may be several. */
  upload(
    path: string,
    fields: Readonly<Record<string, string>>,
    files: Readonly<Record<string, readonly Blob[]>>,
  ): Promise<BrowserPage>
  /** Another tab: the same cookies, a page of its own. */
  newTab(): PlainBrowser
}

export interface BrowserPage {
  readonly status: number
  readonly headers: Headers
  readonly html: string
  /** The text without tags. */
  readonly text: string
}

/** A new one, without cookies unless it shares those of another. */
export function plainBrowser(baseUrl: string, cookies: Map<string, string> = new Map()): PlainBrowser {
  let at = '/'
  let page: BrowserPage | null = null
  const ask = async (path: string, init: RequestInit): Promise<BrowserPage> => {
    const headers = { accept: 'text/html', cookie: cookieHeader(cookies), ...(init.headers as Record<string, string>) }
    const response = await fetch(baseUrl + path, { ...init, headers, redirect: 'manual' })
    keepCookies(cookies, response.headers.getSetCookie())
    const location = response.headers.get('location')
    if (response.status === 303 && location !== null) return ask(location, {})
    const html = await response.text()
    at = path
    page = { status: response.status, headers: response.headers, html, text: textOf(html) }
    return page
  }
  return {
    cookies,
    at: () => at,
    open: (path) => ask(path, {}),
    send: (path, fields, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams({ ...hiddenFields(page?.html ?? '', path), ...fields }).toString(),
      }),
    upload: (path, fields, files) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...hiddenFields(page?.html ?? '', path), ...fields }))
        body.append(name, value)
      for (const [name, blobs] of Object.entries(files))
        for (const [i, blob] of blobs.entries()) body.append(name, blob, `picture-${i}`)
      return ask(path, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body })
    },
    newTab: () => plainBrowser(baseUrl, cookies),
  }
}

/** The hidden fields of the form that is sent to a path. */
function hiddenFields(html: string, path: string): Record<string, string> {
  const form = html.split('<form').find((one) => one.split('>', 1)[0]?.includes(`action="${path}"`)) ?? ''
  const fields = (form.split('</form>', 1)[0] ?? '').matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name, value]) => [name, unescaped(value ?? '')]))
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keepCookies(cookies: Map<string, string>, headers: readonly string[]): void {
  for (const header of headers) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    if (/; Max-Age=0(;|$)/.test(header)) cookies.delete(name)
    else cookies.set(name, value)
  }
}

function textOf(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
