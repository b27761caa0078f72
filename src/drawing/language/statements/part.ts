import { readBlock } from '../block.ts'
import { printModifiers, readModifiers } from '../modifiers.ts'
import type { PartStatement } from '../program.ts'
import { spanFrom } from '../reader.ts'
import { readSlug } from '../slug.ts'
import type { StatementForm } from '../statement-form.ts'

/** `part`: a named group. */
export const part: StatementForm<PartStatement> = {
  keyword: 'part',
  kind: 'part',
  summary: 'Names what a group of statements shows; its modifiers apply to the group as a whole.',
  forms: ['part NAME [modifiers] { … }'],
  example:
    'icon file-plus\npoly 4,2 14,2 20,8 20,22 4,22\npart plus over=round {\n  line 19,16 19,22\n  line 16,19 22,19\n}\n',
  otherNames: ['group', 'g', 'layer'],
  parse(reader, keyword) {
    const name = readSlug(reader, 'a name such as handle')
    const modifiers = readModifiers(reader, true)
    const children = readBlock(reader)
    return { kind: 'part', name, modifiers, children, span: spanFrom(reader, keyword) }
  },
  print: ({ name, modifiers }) => `part ${name}${printModifiers(modifiers)}`,
  bind: (statement, { block }) => [{ ...statement, children: block(statement.children) }],
}
