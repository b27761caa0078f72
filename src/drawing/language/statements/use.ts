import { printArea, readArea } from '../area.ts'
import { RANGES } from '../limits.ts'
import { printModifiers, readModifiers } from '../modifiers.ts'
import type { UseStatement } from '../program.ts'
import type { Reader } from '../reader.ts'
import { atHeadEnd, fail, failAtNext, nextIsWord, peek, spanFrom, take } from '../reader.ts'
import { NAME } from '../scalar.ts'
import { isValue, readSlug } from '../slug.ts'
import type { StatementForm } from '../statement-form.ts'

const ARGUMENT = new RegExp(`^(${NAME})=(.+)$`)

/** `use`: another glyph fitted into a box. */
export const use: StatementForm<UseStatement> = {
  keyword: 'use',
  kind: 'use',
  summary:
    "Puts another glyph of the lexicon, or its small form (`mini`), into a box. Its grid is scaled evenly and centred. Values may be given to the glyph's parameters.",
  forms: ['use GLYPH [mini] [name=value …] into X,Y WxH [modifiers]'],
  example: 'icon file-star\npoly 4,2 14,2 20,8 20,22 4,22\nuse star mini into 8,11 8x8\n',
  otherNames: ['insert', 'include', 'place', 'import'],
  parse(reader, keyword) {
    const glyphSpan = peek(reader).span
    const glyph = readSlug(reader, 'the name of a glyph')
    const mini = nextIsWord(reader, 'mini')
    if (mini) take(reader)
    const given = readArguments(reader)
    if (nextIsWord(reader, 'into')) take(reader)
    else failAtNext(reader, 'into X,Y WxH', 'Write the box it goes into, such as `into 14,14 8x8`.')
    const boxToken = peek(reader)
    const into = readArea(reader)
    const side = Math.min(into.width, into.height)
    if (side < RANGES.into.from || side > RANGES.into.to) {
      fail(
        reader,
        boxToken.span,
        `A glyph cannot be fitted into a box of ${into.width} by ${into.height}.`,
        `a box of ${RANGES.into.from} to ${RANGES.into.to} units`,
        'Write a box such as 14,14 8x8.',
      )
    }
    const modifiers = readModifiers(reader, true)
    return { kind: 'use', glyph, glyphSpan, mini, arguments: given, into, modifiers, span: spanFrom(reader, keyword) }
  },
  print: (statement) => {
    const given = [...statement.arguments].map(([name, value]) => ` ${name}=${value}`).join('')
    return `use ${statement.glyph}${statement.mini ? ' mini' : ''}${given} into ${printArea(statement.into)}${printModifiers(statement.modifiers)}`
  },
  bind: (statement, binding) => binding.use(statement),
}

/** Takes `name=value` words; a value that is a whole number becomes a number. */
function readArguments(reader: Reader): Map<string, string | number> {
  const given = new Map<string, string | number>()
  while (!reader.failed && !atHeadEnd(reader) && !nextIsWord(reader, 'into')) {
    const token = peek(reader)
    const match = token.kind === 'word' && token.text.length < 96 ? ARGUMENT.exec(token.text) : null
    const [name, value] = [match?.[1], match?.[2]]
    if (name === undefined || value === undefined || !isValue(value)) {
      failAtNext(reader, 'name=value or into', 'Write values such as level=3, then `into` and the box.')
      return given
    }
    take(reader)
    if (given.has(name)) fail(reader, token.span, `\`${name}\` is given twice.`, 'another name', 'Keep one of the two.')
    given.set(name, /^-?\d{1,4}$/.test(value) ? Number(value) + 0 : value)
  }
  return given
}
