/** Prefixes by which programs name whose icon they want. */
const SETS =
  /^(?:fa[bdlrst]?|fa-(?:solid|regular|light|thin|brands|duotone)|mdi|mdi-light|ri|bi|ph|bx|bxs|lu|lucide|tabler|ti|heroicons?|hi2?|material-symbols(?:-light)?|material-icons|ic|ion|feather|fi|octicon|carbon|fluent|uil|la[bs]?|iconoir|mingcute|solar|si|gg|antd|el|icon|icons|svg|i)$/

/** Endings that say which cut of an icon is wanted; the cut of the request decides that. */
const CUTS =
  /^(?:solid|regular|outlined?|filled|fill|bold|thin|light|duotone|twotone|sharp|rounded|round|mini|micro|alt|icon)$/

/** A number at the end of these is part of the picture: "circle-2", "dice-5". Elsewhere it tells variants of a set apart. */
const NUMBERED =
  /^(?:number|numeric|digit|dice|circle|square|hexagon|badge|clock|calendar|looks|counter|box|filter|level|grade|battery|signal|timer|replay|forward|skip|rewind|step|h|letter|users?|columns|rows|tally|tallymark)$/

/** Signs that sets write otherwise. */
const WRITTEN = new Map(
  Object.entries({
    xmark: 'x',
    'x mark': 'x',
    vert: 'vertical',
    horiz: 'horizontal',
    msg: 'message',
    'a z': 'atoz',
    'z a': 'ztoa',
  }),
)

/**
 * A name of an icon as sets and programs write it, as words: `fa-solid fa-house`, `mdi:bell`, `heroicons/outline/archive-box-x-mark`,
 * `IconShoppingCart`, `ellipsis_vertical`, `terminal-2`. Any other text as it is.
 */
export function plainSlug(text: string): string {
  const trimmed = text.trim()
  const names = trimmed.split(/\s+/)
  if (names.length > 1 && !names.every((name) => /^(?:fa|bi|ri|ph|mdi|ti|bx)[a-z]?(?:-[a-z0-9-]+)?$/.test(name)))
    return text
  const name = names.at(-1) ?? ''
  if (!/^[A-Za-z][\w:/.-]*$/.test(name)) return text
  const last = name.split(/[:/]/).at(-1) ?? name
  const isCamel = /[a-z][A-Z]/.test(last)
  if (!/[-_:/]/.test(name) && !isCamel) return text
  const parts = (isCamel ? last.replace(/([a-z0-9])([A-Z])/g, '$1 $2') : last).toLowerCase().split(/[\s_.-]+/)
  return written(withoutVariant(withoutCuts(withoutSet(parts.filter((part) => part !== '')))))
}

function withoutSet(parts: readonly string[]): readonly string[] {
  return parts.length > 1 && SETS.test(parts[0] ?? '') ? withoutSet(parts.slice(1)) : parts
}

function withoutCuts(parts: readonly string[]): readonly string[] {
  return parts.length > 1 && CUTS.test(parts.at(-1) ?? '') ? withoutCuts(parts.slice(0, -1)) : parts
}

function withoutVariant(parts: readonly string[]): readonly string[] {
  const isVariant = parts.length > 1 && /^\d$/.test(parts.at(-1) ?? '') && !NUMBERED.test(parts.at(-2) ?? '')
  return isVariant ? parts.slice(0, -1) : parts
}

function written(parts: readonly string[]): string {
  const text = parts.join(' ')
  return [...WRITTEN].reduce((so, [from, to]) => so.replace(new RegExp(`\\b${from}\\b`), to), text)
}
