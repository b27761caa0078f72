import type { DeclarationForm } from '../declaration-form.ts'
import { readSlug } from '../slug.ts'

/** `icon`: the program's name. */
export const icon: DeclarationForm = {
  keyword: 'icon',
  summary: 'The name: a slug of lower-case letters, digits and hyphens. Every program begins with it.',
  forms: ['icon NAME'],
  example: 'icon minus\nkeyline sign\nline 4,12 20,12\n',
  repeatable: false,
  parse(reader, draft) {
    const name = readSlug(reader, 'a name such as shopping-cart')
    if (!reader.failed) draft.name = name
  },
  print: ({ name }) => [`icon ${name}`],
}
