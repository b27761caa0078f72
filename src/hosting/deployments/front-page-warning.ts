import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { findRedirect, prepareRedirects } from '../rules/find-redirect.ts'
import { parseRedirects } from '../rules/parse-redirects.ts'

interface Front {
  readonly redirects: string | null
  /** The `index.html` that lies highest; null when there is none. */
  readonly index: string | null
}

const FRONT = rowForm<Front>({ redirects: z.string().nullable(), index: z.string().nullable() })

const READ = `
  select redirects, (
    select path from json_object_keys(files) as path where path = 'index.html' or path like '%/index.html'
    order by length(path), path limit 1
  ) as index
  from manifest where deployment_id = $1`

/** What to tell whoever finalized a deployment that shows nothing at `/`, as sentences; null when it shows something. */
export async function frontPageWarning(database: Queryable, deploymentId: string): Promise<string | null> {
  const front = await FRONT.first(database, READ, [deploymentId])
  if (front === null || front.index === 'index.html' || answersFront(front)) return null
  const missing = 'There is no index.html, so that visitors find nothing at /.'
  if (front.index === null) return missing
  const folder = front.index.slice(0, -'index.html'.length)
  return `${missing} There is one in ${folder}: if that is the site, upload what is in ${folder}, with paths that begin after it.`
}

function answersFront({ redirects }: Front): boolean {
  return redirects !== null && findRedirect(prepareRedirects(parseRedirects(redirects).rules), '/', false) !== null
}
