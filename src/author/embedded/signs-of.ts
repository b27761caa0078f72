import type { Grammar } from '../../lexicon/grammar.ts'

/** Signs and emoji, and the words for them. */
export type SignTables = Pick<Grammar, 'signs' | 'emoji'>

/** Marks that change how the sign before them looks, and joiners: never a thing to be shown. */
const INVISIBLE = /[\uFE00-\uFE0F]|[\u200B-\u200D]|\u2060|\u20E3|[\u{1F3FB}-\u{1F3FF}]/gu

/** A request with its emoji put into words; a request that is one letter or sign asks for exactly that. */
export function signsOf(text: string, { signs, emoji }: SignTables): string {
  const plain = text.replace(INVISIBLE, '')
  const one = plain.trim()
  const sign = signs.get(one)
  if (sign !== undefined) return sign
  if (/^[a-wyz]$/i.test(one) || one === 'X') return `letter ${one.toUpperCase()}`
  return /[\u{100}-\u{10FFFF}]/u.test(plain)
    ? [...plain].map((character) => (emoji.has(character) ? ` ${emoji.get(character) ?? ''} ` : character)).join('')
    : plain
}

/** Emoji of a request for which there are no words here. */
export function unknownSigns(text: string, { emoji }: SignTables): string[] {
  // Most requests are plain ASCII, which has none.
  if (!/[\u0080-\uffff]/.test(text)) return []
  return [...new Set(text.replace(INVISIBLE, ''))].filter(
    (character) => /\p{Extended_Pictographic}/u.test(character) && !emoji.has(character) && !/[©®™]/.test(character),
  )
}
