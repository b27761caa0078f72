import { z } from 'zod'
import { rowForm } from '../../database/row-form.ts'
import type { BlobPlace } from '../../platform/blobs/object-store.ts'
import { parseHeaders } from '../rules/parse-headers.ts'
import { parseRedirects } from '../rules/parse-redirects.ts'
import type { RuleFault } from '../rules/rule-fault.ts'
import type { DeploymentDeps, DeploymentKey } from './deployment.ts'
import { UPLOAD_LIMITS } from './upload-limits.ts'

/** What a site says about itself; null where it has no such file. */
export interface SiteRules {
  readonly redirects: string | null
  readonly headers: string | null
  readonly faults: readonly RuleFault[]
}

interface RuleFile extends BlobPlace {
  readonly path: RuleFault['file']
}

const RULE_FILE = rowForm<RuleFile>({
  path: z.enum(['_redirects', '_headers']),
  object: z.string(),
  start: z.int(),
  length: z.int(),
})

const READ = `
  select path, object, start, length from deployment_file as file
  join blob on blob.account_id = $1 and blob.sha256 = file.sha256 and coding = 'identity'
  where deployment_id = $2 and path in ('_redirects', '_headers')`

/** Reads `_redirects` and `_headers` of a deployment that has all its contents. */
export async function readRules(
  { database, store }: Pick<DeploymentDeps, 'database' | 'store'>,
  { accountId, deploymentId }: DeploymentKey,
): Promise<SiteRules> {
  const rows = await RULE_FILE.all(database, READ, [accountId, deploymentId])
  const faults: RuleFault[] = []
  const textOf = async (file: RuleFault['file']): Promise<string | null> => {
    const place = rows.find(({ path }) => path === file)
    if (place === undefined) return null
    const text = place.length > UPLOAD_LIMITS.rulesBytes ? null : utf8(await store.read(place))
    const message = `The file must be text in UTF-8, of at most ${UPLOAD_LIMITS.rulesBytes / 1024} KiB`
    if (text === null) faults.push({ file, line: 1, message })
    return text
  }
  const [redirects, headers] = [await textOf('_redirects'), await textOf('_headers')]
  if (redirects !== null) faults.push(...parseRedirects(redirects).faults)
  if (headers !== null) faults.push(...parseHeaders(headers).faults)
  return { redirects, headers, faults }
}

/** Null when it is another encoding, or has a null character, which the database does not take. */
function utf8(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
