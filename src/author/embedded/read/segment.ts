import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'

/** Scripts that write words together. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}$/u

/** Particles, measure words, words for "icon", and colours: they stand between things and are no things. */
const EMPTY =
  /^(?:图标|圖標|アイコン|아이콘|一个|一個|一只|个|的|之|のある|の|を|は|が|に|と|で|和|与|红色|黄色|蓝色|绿色|黑色|白色|赤い|青い|黒い|白い|黄色い|小さい|大きい|빨간|파란|하얀|검은)/u

/** A text that is written together, apart into known words and what lies between them; null when nothing in it is known. */
export function segments(text: string, lexicon: Lexicon): string[] | null {
  if (!UNSPACED.test(text)) return null
  const parts: { text: string; known: boolean }[] = []
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at)
    const empty = EMPTY.exec(rest)?.[0] ?? null
    const known = empty === null ? longestKnown(rest, lexicon) : null
    const last = parts.at(-1)
    if (known !== null) parts.push({ text: known, known: true })
    else if (empty === null && last?.known === false) last.text += rest.charAt(0)
    else if (empty === null) parts.push({ text: rest.charAt(0), known: false })
    at += (known ?? empty ?? ' ').length
  }
  return parts.some(({ known }) => known) ? parts.map((part) => part.text) : null
}

function longestKnown(text: string, lexicon: Lexicon): string | null {
  for (let length = Math.min(8, text.length); length >= 1; length--) {
    const part = text.slice(0, length)
    if (drawnAs(part, lexicon) !== null) return part
  }
  return null
}
