import type { DeclarationForm } from '../declaration-form.ts'
import { readSlug } from '../slug.ts'

/** `category`: the lexicon's shelf. */
export const category: DeclarationForm = {
  keyword: 'category',
  summary: 'The category that the lexicon files it under: a slug.',
  forms: ['category NAME'],
  example: 'icon moon\ncategory weather\njoin {\n  circle 11.5,12.5 8.5\n  - circle 16.5,7.5 7\n}\n',
  repeatable: false,
  parse(reader, draft) {
    const name = readSlug(reader, 'a category such as weather')
    if (!reader.failed) draft.category = name
  },
  print: (program) => (program.category === null ? [] : [`category ${program.category}`]),
}
