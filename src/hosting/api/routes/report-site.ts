import type { Route, StreamedBody, WholeAnswer } from '../../../api/route.ts'
import { PLAIN_STYLE_SOURCE, plainDocument } from '../../../platform/http/plain-document.ts'
import type { Policy } from '../../../platform/limits/limiter.ts'
import { spendByNetwork } from '../../../platform/limits/spend-by-network.ts'
import { storeReport } from '../../moderation/abuse-report.ts'
import type { NewReport } from '../../moderation/abuse-report.ts'
import type { ApiDeps } from '../api-deps.ts'

const OF_NETWORK: readonly Policy[] = [
  { name: 'reports-an-hour', quota: 5, windowSeconds: 3600 },
  { name: 'reports-a-day', quota: 20, windowSeconds: 86_400 },
]
const BODY_BYTES = 32 * 1024
const MOST = { text: 2000, page: 1000, mail: 254 }
const KINDS = ['phishing', 'malware', 'spam', 'copyright', 'unlawful', 'other']
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/
const MAIL = /^[^\s@,;:<>()[\]\\"\p{Cc}]{1,64}@[^\s@,;:<>()[\]\\"\p{Cc}]{1,189}$/u

/** Takes the form that stands at `/report` of every hosted site. It answers pages: those who send it are people. */
export const reportSite: Route<ApiDeps, null, StreamedBody> = {
  method: 'POST',
  path: '/report',
  summary: 'Take a report about a hosted site.',
  auth: 'none',
  input: { kind: 'stream', mediaTypes: ['application/x-www-form-urlencoded'], limitBytes: BODY_BYTES },
  output: null,
  errors: [],
  caching: 'none',
  handle: async (deps, call) => {
    const form = await call.body.gather(
      { limitBytes: BODY_BYTES },
      async (bytes) => new URLSearchParams(new TextDecoder().decode(bytes)),
    )
    const read = readReport(form, call.network)
    if (typeof read === 'string') return page(400, 'Not sent', `${read} Go back, and send it again.`)
    for (const policy of OF_NETWORK) {
      const { allowed, resetSeconds } = await spendByNetwork(deps.limiter, policy, call.network)
      if (allowed) continue
      const when = `Send it again in ${Math.ceil(resetSeconds / 60)} minutes, or write to the operator of this service.`
      return page(429, 'Too many reports', `Your network has sent as many reports as it may. ${when}`, {
        'retry-after': String(resetSeconds),
      })
    }
    const stored = await storeReport(deps, read, deps.domains.place.domain)
    if (stored.kind === 'no-site') return page(404, 'No site here', 'There is no site at this address any more.')
    if (stored.kind === 'stored') await deps.tellOperator({ ...read, kind: 'report', id: stored.id, slug: stored.slug })
    return page(200, 'Thank you', 'The operator of this service has your report, and will look at the site.')
  },
}

/** What was filled in; a sentence when it cannot be used. */
function readReport(form: URLSearchParams, network: string): NewReport | string {
  const said = (name: string): string => clean(form.get(name) ?? '').trim()
  const host = said('host').toLowerCase()
  const [kind, text, seen, replyTo] = [said('kind'), said('text'), said('page'), said('mail')]
  if (!HOST.test(host)) return 'The form does not say which site it is about.'
  if (!KINDS.includes(kind)) return 'Choose what is wrong with the site.'
  if (text.length > MOST.text) return `Say it in at most ${MOST.text} characters.`
  if (kind === 'other' && text === '') return 'Say in a few words what is wrong.'
  if (seen.length > MOST.page || seen.includes('\n'))
    return `The address of the page has at most ${MOST.page} characters.`
  if (replyTo !== '' && (replyTo.length > MOST.mail || !MAIL.test(replyTo)))
    return 'The mail address is not one; leave it out if you want no answer.'
  const complaint = text === '' ? kind : `${kind}: ${text}`
  return { host, page: seen || null, complaint, replyTo: replyTo || null, network }
}

/** Without what would change how a terminal or a mail program shows it; lines stay. */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n]|\p{Zl}|\p{Zp}/gu, '')
}

/** `title` and `text` are ours alone: nothing that was sent is shown again. */
function page(status: number, title: string, text: string, headers: Record<string, string> = {}): WholeAnswer {
  return {
    status,
    mediaType: 'text/html; charset=utf-8',
    headers: {
      'content-security-policy': `default-src 'none'; style-src ${PLAIN_STYLE_SOURCE}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      ...headers,
    },
    body: plainDocument(title, `<p>${text}</p>`),
  }
}
