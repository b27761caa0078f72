/** Whose files an address is about. */
export type SiteAddress =
  /** What a project shows now. */
  | { readonly kind: 'site'; readonly slug: string }
  /** One deployment, at an address of its own. */
  | { readonly kind: 'deployment'; readonly slug: string; readonly label: string }

/** What a host says; `unknown` is well-formed but nobody's here. */
export type HostReading =
  | SiteAddress
  /** A name that may be somebody's own. */
  | { readonly kind: 'host'; readonly name: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'malformed' }

const NAME = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/
const ADDRESS = /^\[[0-9a-f:.]+\]$/
const PORT = /:\d{1,5}$/
/** The longest name that DNS has. */
const MOST_CHARACTERS = 253

/**
 * Reads a `Host` header. Upper case, one dot at the end and a port make no difference; anything that is not plainly a name is
 * malformed, so that no two readers of it can disagree. `domain` is the host name below which sites lie.
 */
export function readHost(header: string, domain: string): HostReading {
  const name = header.toLowerCase().replace(PORT, '').replace(/\.$/, '')
  if (name.length > MOST_CHARACTERS) return { kind: 'malformed' }
  if (ADDRESS.test(name)) return { kind: 'unknown' }
  if (!NAME.test(name)) return { kind: 'malformed' }
  if (!name.endsWith(`.${domain}`)) return isOwnName(name, domain) ? { kind: 'host', name } : { kind: 'unknown' }
  return addressOf(name.slice(0, -domain.length - 1))
}

/** Names that nobody can show to be his are not looked for: of one label, addresses, the machine itself. */
function isOwnName(name: string, domain: string): boolean {
  return name !== domain && name.includes('.') && !/(?:^|\.)(?:\d+|localhost)$/.test(name)
}

/** A slug has no `--`, so that the first one ends a label. */
const LABELLED = /^([a-z0-9]{12})--([a-z0-9-]+)$/

function addressOf(label: string): HostReading {
  if (label.includes('.')) return { kind: 'unknown' }
  const [, deployment, slug] = LABELLED.exec(label) ?? []
  if (deployment !== undefined && slug !== undefined) return { kind: 'deployment', slug, label: deployment }
  return label.includes('--') ? { kind: 'unknown' } : { kind: 'site', slug: label }
}
