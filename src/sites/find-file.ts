import type { Manifest, SiteFile } from '../hosting/manifest/manifest.ts'
import { findRedirect } from '../hosting/rules/find-redirect.ts'
import type { FoundRedirect } from '../hosting/rules/find-redirect.ts'
import { decodePath } from '../hosting/rules/path-pattern.ts'
import { isAsset } from './content-types.ts'
import type { Site } from './site.ts'

/** What speaks to the server, and may name paths that nobody should know. */
const FILES_OF_RULES: ReadonlySet<string> = new Set(['_redirects', '_headers'])

/** What a site has at a path. */
export type Found =
  /** A file; `path` is its name within the site, without a slash before it. */
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly path: string; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string; readonly hasQuery: boolean }
  /** A part of a page that this deployment lacks; one before it may have had it. */
  | { readonly kind: 'missing-asset'; readonly path: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'malformed' }

/**
 * Looks up the path of an address, as it was sent. No path of a file system is made of it: it is compared with the names in the
 * manifest. Rules with a `!` come first, then files, then the other rules.
 */
export function findFile(site: Site, sentPath: string): Found {
  const path = decodePath(sentPath)
  if (path === null || path.includes('\0')) return { kind: 'malformed' }
  const { files } = site.manifest
  const forced = findRedirect(site.redirects, path, true)
  if (forced !== null) return followed(site, forced, path)
  const own = fileAt(files, path)
  if (own !== null) return own
  const rule = findRedirect(site.redirects, path, false)
  if (rule !== null) return followed(site, rule, path)
  return isAsset(path) ? { kind: 'missing-asset', path: path.slice(1) } : notFound(files, path)
}

/** One step within the site: what a rule shows is a file, never another rule. */
function followed(site: Site, rule: FoundRedirect, path: string): Found {
  if (rule.kind === 'send') return { kind: 'redirect', ...pick(rule) }
  const shown = fileAt(site.manifest.files, rule.path)
  const found = shown?.kind === 'redirect' ? fileAt(site.manifest.files, `${rule.path}/`) : shown
  // A rule for all paths, as single-page applications have it, is not meant for their scripts.
  if (isAsset(path) && (found?.kind !== 'file' || !isAsset(found.path)))
    return { kind: 'missing-asset', path: path.slice(1) }
  if (found?.kind === 'file') return { ...found, status: rule.status }
  return notFound(site.manifest.files, path)
}

function pick({ status, location, hasQuery }: Extract<FoundRedirect, { kind: 'send' }>): {
  status: number
  location: string
  hasQuery: boolean
} {
  return { status, location, hasQuery }
}

/**
 * The file for a path: itself, the `index.html` of a folder, or a page without its `.html`. A folder has a slash at its end
 * and a page has none, so that links within them lead where they should; the other spelling is sent on.
 */
function fileAt(files: Manifest['files'], path: string): Found | null {
  const name = path.slice(1)
  const isFolder = name === '' || name.endsWith('/')
  const found = (of: string): Found | null => {
    const file = FILES_OF_RULES.has(of) ? undefined : files.get(of)
    return file === undefined ? null : { kind: 'file', status: 200, path: of, file }
  }
  if (!isFolder) {
    const page = found(name) ?? found(`${name}.html`)
    if (page !== null) return page
    return files.has(`${name}/index.html`) ? sentTo(`${path}/`) : null
  }
  const index = found(`${name}index.html`)
  if (index !== null || name === '') return index
  const bare = name.slice(0, -1)
  return found(`${bare}.html`) !== null || found(bare) !== null ? sentTo(path.slice(0, -1)) : null
}

function sentTo(path: string): Found {
  // What a manifest has is never begun with two slashes, which would lead to another server.
  const location = path.split('/').map(encodeURIComponent).join('/')
  return { kind: 'redirect', status: 301, location, hasQuery: false }
}

/** The nearest `404.html`, from the folder of the path upwards. */
function notFound(files: Manifest['files'], path: string): Found {
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const name = `${path.slice(1, end + 1)}404.html`
    const file = files.get(name)
    if (file !== undefined) return { kind: 'file', status: 404, path: name, file }
    if (end === 0) break
  }
  return { kind: 'nothing' }
}
