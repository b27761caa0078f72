import type { Finding } from '../../../drawing/model/finding.ts'

/** Says that a text was read and has no room. */
export function textLeftOut(text: string): Finding {
  return leftOut(
    'warning',
    `The text "${text}" in the picture is left out: it cannot be read there at this size and stroke. Ask for a larger size or a finer stroke.`,
  )
}

/** Says that writing was seen and not read, or is too long to be drawn. */
export function textUnread(): Finding {
  return leftOut(
    'warning',
    'Text in the picture is left out: up to four plain capitals or digits are drawn, not words. Say in words which letter belongs to it, such as "with the letter B".',
  )
}

/** Says that a picture is of nothing but text that cannot be drawn. */
export function nothingButText(): Finding {
  return leftOut(
    'error',
    'The picture shows nothing but text, and an icon has room for few letters: send one that shows a thing, or at most two plain letters.',
  )
}

/** What writing is called in a sentence: `the letter "B"`. */
export function saidOfText(text: string): string {
  const noun = /^\d+$/.test(text) ? 'number' : text.length === 1 ? 'letter' : 'letters'
  return `the ${noun} "${text}"`
}

function leftOut(severity: Finding['severity'], message: string): Finding {
  return { rule: 'text-left-out', severity, message, at: null, measured: null, limit: null, span: null }
}
