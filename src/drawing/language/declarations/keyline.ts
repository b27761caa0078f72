import { KEYLINES } from '../../model/drawing.ts'
import type { DeclarationForm } from '../declaration-form.ts'
import { nearest } from '../nearest.ts'
import { failAtNext, peek, take } from '../reader.ts'

/** `keyline`: the outline's class. */
export const keyline: DeclarationForm = {
  keyword: 'keyline',
  summary:
    'Which of the reference shapes its outline fills: a `sign` is a bare sign or character, `free` (when none is given) promises nothing.',
  forms: [`keyline ${KEYLINES.join('|')}`],
  example: 'icon clock\nkeyline circle\ncircle 12,12 10\nline 12,6 12,12 16,14 cut\n',
  repeatable: false,
  parse(reader, draft) {
    const token = peek(reader)
    const found = token.kind === 'word' ? KEYLINES.find((name) => name === token.text) : undefined
    if (found === undefined) {
      const [near] = nearest(token.text, KEYLINES)
      failAtNext(
        reader,
        `one of ${KEYLINES.join(', ')}`,
        near === undefined ? 'Write keyline free when none fits.' : `Did you mean \`${near}\`?`,
      )
      return
    }
    take(reader)
    if (!reader.failed) draft.keyline = found
  },
  print: (program) => (program.keyline === 'free' ? [] : [`keyline ${program.keyline}`]),
}
