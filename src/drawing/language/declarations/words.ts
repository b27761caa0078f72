import type { DeclarationForm } from '../declaration-form.ts'
import { atHeadEnd, fail, failAtNext, peek, spanFrom, take } from '../reader.ts'

/** `words`: names that mean the glyph. */
export const words: DeclarationForm = {
  keyword: 'words',
  summary: 'Names and synonyms that mean this glyph, with commas between them. Capitals become lower case.',
  forms: ['words NAME, NAME, …'],
  example: 'icon cart\nwords shopping cart, cart, basket\nline 2,3 5,3 5.8,7\npoly 5.8,7 21,7 19,15 7.4,15\n',
  repeatable: false,
  parse(reader, draft) {
    const first = peek(reader)
    if (atHeadEnd(reader)) {
      failAtNext(reader, 'names with commas between them', 'Write words shopping cart, cart, for instance.')
      return
    }
    while (!atHeadEnd(reader)) {
      const token = take(reader)
      if (token.kind !== 'word' || token.text.includes('"'))
        fail(reader, token.span, 'Quotes do not belong in words.', 'names without quotes', 'Leave the quotes out.')
    }
    const span = spanFrom(reader, first)
    const names = reader.text
      .slice(span.start, span.end)
      .split(',')
      .map((name) => name.trim().toLowerCase().replace(/\s+/g, ' '))
    if (names.includes(''))
      fail(reader, span, 'A name between the commas is missing.', 'a name', 'Leave the superfluous comma out.')
    if (!reader.failed) draft.words = names
  },
  print: (program) => (program.words.length === 0 ? [] : [`words ${program.words.join(', ')}`]),
}
