import type { Manifest } from '../hosting/manifest/manifest.ts'
import { prepareRedirects } from '../hosting/rules/find-redirect.ts'
import type { Redirects } from '../hosting/rules/find-redirect.ts'
import type { HeaderRule } from '../hosting/rules/header-rule.ts'
import { parseHeaders } from '../hosting/rules/parse-headers.ts'
import { parseRedirects } from '../hosting/rules/parse-redirects.ts'

/** A manifest, ready to be asked. */
export interface Site {
  /** No other site has it, nor this one when it is read again: who keeps what was made of a site need not keep all of it. */
  readonly mark: symbol
  readonly manifest: Manifest
  readonly redirects: Redirects
  readonly headerRules: readonly HeaderRule[]
  /** One deployment at its own address: not for search engines, and nothing of other deployments is shown there. */
  readonly isDeployment: boolean
}

/** Rules have been without faults since the deployment was finalized; what should have one is left out. */
export function prepareSite(manifest: Manifest, { isDeployment }: { isDeployment: boolean }): Site {
  return {
    mark: Symbol('site'),
    manifest,
    redirects: prepareRedirects(parseRedirects(manifest.redirects ?? '').rules),
    headerRules: parseHeaders(manifest.headers ?? '').rules,
    isDeployment,
  }
}

/** The memory that a site takes, about, in bytes: an entry of a file with its places, and its rules. */
export function bytesOfSite({ manifest: { files, redirects, headers } }: Site): number {
  return 2_000 + files.size * 600 + 12 * ((redirects?.length ?? 0) + (headers?.length ?? 0))
}
