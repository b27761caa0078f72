import { printArea, readArea } from '../area.ts'
import type { DeclarationForm } from '../declaration-form.ts'

/** `badge`: where a badge sits. */
export const badge: DeclarationForm = {
  keyword: 'badge',
  summary:
    'The box, at the right, that a badge takes, at the upper one where it begins above 8; without it the glyph carries none.',
  forms: ['badge X,Y WxH'],
  example: 'icon file\nbadge 14,14 8x8\npoly 4,2 14,2 20,8 20,22 4,22\n',
  repeatable: false,
  parse(reader, draft) {
    const area = readArea(reader)
    if (!reader.failed) draft.badge = area
  },
  print: (program) => (program.badge === null ? [] : [`badge ${printArea(program.badge)}`]),
}
