/** What stands for a word that has no glyph of its own: a more general thing, so many steps up. */
export interface General {
  readonly glyph: string
  readonly steps: number
}

/** Reads the table that is made from WordNet: `glyph, steps, word|word`, tab-separated, `#` starts a comment line. */
export function readGeneral(text: string): Map<string, General> {
  const table = new Map<string, General>()
  for (const line of text.split('\n')) {
    const [glyph = '', steps = '', words] = line.split('\t')
    if (words === undefined) continue
    const general = { glyph, steps: Number(steps) }
    for (const word of words.split('|')) table.set(word, general)
  }
  return table
}
