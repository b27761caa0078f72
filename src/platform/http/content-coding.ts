/** How an answer can be packed for its way, the better one first. */
const CODINGS = ['br', 'gzip'] as const
export type ContentCoding = (typeof CODINGS)[number]

const NAMES: Readonly<Record<ContentCoding, readonly string[]>> = { br: ['br'], gzip: ['gzip', 'x-gzip'] }

/**
 * What an `Accept-Encoding` header likes best of what is `offered`, by its weights (RFC 9110, 12.5.3), the first of those that it
 * likes alike; null: as it is. Nobody who does not ask gets anything packed, and a coding with a weight that is none is taken
 * for refused.
 */
export function contentCoding(
  acceptEncoding: string | undefined,
  offered: readonly ContentCoding[] = CODINGS,
): ContentCoding | null {
  if (acceptEncoding === undefined) return null
  const weights = new Map(acceptEncoding.toLowerCase().split(',').map(weighted))
  const weightOf = (names: readonly string[]): number => {
    const name = names.find((one) => weights.has(one)) ?? '*'
    return weights.get(name) ?? 0
  }
  // The plain form is always allowed, but liked only by those who name it.
  const plain = weights.get('identity') ?? 0
  const [best] = offered.toSorted((a, b) => weightOf(NAMES[b]) - weightOf(NAMES[a]))
  const weight = best === undefined ? 0 : weightOf(NAMES[best])
  return best !== undefined && weight > 0 && weight >= plain ? best : null
}

function weighted(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((piece) => piece.trim())
  const quality = parameters.find((one) => /^q\s*=/.test(one))
  if (quality === undefined) return [name, 1]
  const [, text = ''] = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(quality) ?? []
  return [name, text === '' ? 0 : Number(text)]
}
