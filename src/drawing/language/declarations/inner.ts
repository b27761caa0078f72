import { printArea, readArea } from '../area.ts'
import type { DeclarationForm } from '../declaration-form.ts'

/** `inner`: where a small sign fits. */
export const inner: DeclarationForm = {
  keyword: 'inner',
  summary: 'The box inside the glyph where a small sign fits.',
  forms: ['inner X,Y WxH'],
  example: 'icon file\ninner 8,11 8x8\npoly 4,2 14,2 20,8 20,22 4,22\n',
  repeatable: false,
  parse(reader, draft) {
    const area = readArea(reader)
    if (!reader.failed) draft.inner = area
  },
  print: (program) => (program.inner === null ? [] : [`inner ${printArea(program.inner)}`]),
}
