import type { DeclarationForm } from '../declaration-form.ts'
import type { Trait } from '../program.ts'
import { nearest } from '../nearest.ts'
import { atHeadEnd, fail, failAtNext, peek, take } from '../reader.ts'

const TRAITS: readonly Trait[] = ['directional', 'partial', 'unfillable', 'spaced']

/** `traits`: what the checker or the pixel grid must know. */
export const traits: DeclarationForm = {
  keyword: 'traits',
  summary:
    "What the picture alone cannot tell from a fault: it points somewhere (`directional`), shows a part or level (`partial`), has nothing to fill (`unfillable`), has its lines as far apart as they are meant to be (`spaced`: the pixel grid moves none out of another's way).",
  forms: [`traits ${TRAITS.map((name) => `[${name}]`).join(' ')}`],
  example: 'icon arrow-right\nkeyline sign\ntraits directional unfillable\nline 4,12 20,12\nline 13,5 20,12 13,19\n',
  repeatable: false,
  parse(reader, draft) {
    const found: Trait[] = []
    do {
      const token = peek(reader)
      const trait = token.kind === 'word' ? TRAITS.find((name) => name === token.text) : undefined
      if (trait === undefined) {
        const [near] = nearest(token.text, TRAITS)
        failAtNext(
          reader,
          `one of ${TRAITS.join(', ')}`,
          near === undefined ? 'Leave the line out when no trait applies.' : `Did you mean \`${near}\`?`,
        )
        return
      }
      take(reader)
      if (found.includes(trait))
        fail(reader, token.span, `\`${trait}\` is given twice.`, 'another trait', 'Keep one of the two.')
      found.push(trait)
    } while (!atHeadEnd(reader))
    if (!reader.failed) draft.traits = found
  },
  print: (program) => (program.traits.length === 0 ? [] : [`traits ${program.traits.join(' ')}`]),
}
