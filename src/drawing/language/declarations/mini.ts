import { readBlock } from '../block.ts'
import type { DeclarationForm } from '../declaration-form.ts'
import { linesOf, printBlock } from '../print-statement.ts'

/** `mini`: the small form. */
export const mini: DeclarationForm = {
  keyword: 'mini',
  summary: 'A form for badges and guests, drawn in a grid of 8: its statements lie within 0,0 and 8,8.',
  forms: ['mini { … }'],
  example: 'icon plus\nkeyline sign\nmini {\n  line 4,1 4,7\n  line 1,4 7,4\n}\nline 12,4 12,20\nline 4,12 20,12\n',
  repeatable: false,
  parse(reader, draft) {
    const statements = readBlock(reader)
    if (!reader.failed) draft.mini = statements
  },
  print: (program) => (program.mini === null ? [] : printBlock('mini', program.mini.map(linesOf))),
}
