import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'

/** How people say that there is no more of something: "out of milk", "we've run out of ink". */
const OUT = /^(?:(?:we|we're|we've|i'm|you're|is|are|run|ran|running|all|it's|nearly|have) )*out of ((?:\S+ )?\S+)$/i

/** What is used up besides what is eaten and drunk. */
const USED =
  /^(?:ink|paper|toner|petrol|fuel|diesel|gas|soap|batter(?:y|ies)|water|salt|money|cash|tickets|tape|staples|shampoo|wood|pills|tissues|bags|cups|plates)$/

/** What there is no more of, said as the lack of it: "no milk". Null for what else one is out of: order, reach. */
export function usedUp(text: string, lexicon: Lexicon): string | null {
  const thing = OUT.exec(text.trim())?.[1]?.toLowerCase()
  if (thing === undefined) return null
  const glyph = drawnAs(thing, lexicon)?.glyph ?? ''
  return USED.test(thing) || lexicon.glyphs.get(glyph)?.category === 'food' ? `no ${thing}` : null
}
