/** A request and what its drawing must show. */
export interface Prompt {
  readonly text: string
  /** Every one of these must be shown; each is a list of alternatives: glyph names, `number:5` or `letter:A`. */
  readonly concepts: readonly (readonly string[])[]
  /** The same for operators and states: `off`, `plus`, `circle`, `left`. */
  readonly modifiers: readonly (readonly string[])[]
  readonly kind: string
}

/** Glyph name → what shows the same: lists of names that must all be there. */
export type Equivalents = ReadonlyMap<string, readonly (readonly string[])[]>

/** Reads a table of prompts: `prompt, expected_concepts, expected_modifiers, kind`, tab-separated, with a header. Throws for a line of another form. */
export function readPrompts(text: string): Prompt[] {
  return linesOf(text).map((line, index) => {
    const [prompt = '', concepts = '', modifiers = '', kind = '', ...more] = line.split('\t')
    if (prompt === '' || concepts === '' || kind === '' || more.length > 0)
      throw new Error(`line ${index + 2}: four columns are wanted: prompt, expected_concepts, expected_modifiers, kind`)
    return { text: prompt, concepts: slotsOf(concepts), modifiers: slotsOf(modifiers), kind }
  })
}

/** Reads a table `slug, equivalent`; `a + b` means either of them with the slug's own host: `cloud + bolt`. */
export function readEquivalents(text: string): Equivalents {
  const table = new Map<string, (readonly string[])[]>()
  for (const line of linesOf(text)) {
    const [slug = '', equivalent = ''] = line.split('\t')
    const [host = '', ...guests] = equivalent.split(' + ')
    const sets = guests.length === 0 ? [[host]] : guests.map((guest) => [host, guest])
    table.set(slug, [...(table.get(slug) ?? []), ...sets])
  }
  return table
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
}

function slotsOf(cell: string): string[][] {
  return cell === '' ? [] : cell.split(',').map((slot) => slot.split('|').map((one) => one.trim()))
}
