/** Prefixes by which programs name whose icon they want. */
const SETS =
  /^(?:fa[bdlrst]?|fa-(?:solid|regular|light|thin|brands|duotone)|mdi|mdi-light|ri|bi|ph|bx|bxs|lu|lucide|tabler|ti|heroicons?|hi2?|material-symbols(?:-light)?|material-icons|ic|ion|fi|octicon|uil|las?|iconoir|mingcute|si|gg|antd|el|icon|svg|i)$/

/** Endings that say which cut of an icon is wanted; the cut of the request decides that. */
const CUTS =
  /^(?:solid|regular|outlined?|filled|fill|bold|thin|light|duotone|twotone|sharp|rounded|round|mini|micro|alt|icon)$/

/** A number at the end of these is part of the picture: "circle-2", "dice-5". Elsewhere it tells variants of a set apart. */
const NUMBERED =
  /^(?:number|numeric|digit|dice|circle|square|hexagon|badge|clock|calendar|looks|counter|box|filter|level|grade|battery|signal|timer|replay|forward|skip|rewind|step|h|letter|users?|columns|rows|tally|tallymark|stat|duration|temperature|divide|plus|minus|backward)$/

/** Where a sign follows, a digit behind any other word only tells variants apart: "filter-2-check", "dna-2-off". */
const AMID = /^(?:[a-z]{3,}|x|ai)$/
const COUNTED =
  /^(?:bars?|plus|minus|columns?|rows?|people|persons?|users?|progress|select|shutter|small|divide|percent|hours?|min|days?)$/

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

/** "battery-50", "battery-vert-050": a number of two digits behind a battery says how full it is; a bolt beside it leaves the level no room. */
const CHARGE = /^(battery(?: vertical| horizontal)?) 0?(\d[05]|100)$/

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
  const said = withoutCuts(withoutSet(parts.filter((part) => part !== '')))
  // "Alt" tells a second drawing of the same, wherever it stands behind the first word.
  return written(withoutVariants(said.filter((part, at) => at === 0 || part !== 'alt')))
}

function withoutSet(parts: readonly string[]): readonly string[] {
  return parts.length > 1 && SETS.test(parts[0] ?? '') ? withoutSet(parts.slice(1)) : parts
}

function withoutCuts(parts: readonly string[]): readonly string[] {
  return parts.length > 1 && CUTS.test(parts.at(-1) ?? '') ? withoutCuts(parts.slice(0, -1)) : parts
}

function withoutVariants(parts: readonly string[]): readonly string[] {
  return parts.filter((part, at) => {
    const [before = '', next] = [parts[at - 1], parts[at + 1]]
    if (at === 0 || !/^\d$/.test(part) || /^\d/.test(before)) return true
    if (next === undefined) return NUMBERED.test(before)
    // "Filter 2 plus" of one set are more than two filters, and a funnel with a plus of another.
    return (NUMBERED.test(before) && before !== 'filter') || !AMID.test(next) || COUNTED.test(next)
  })
}

function written(parts: readonly string[]): string {
  const text = parts.join(' ')
  const plain = [...WRITTEN].reduce((so, [from, to]) => so.replace(new RegExp(`\\b${from}\\b`), to), text)
  return plain.replace(CHARGE, '$1 $2%')
}
