import { GLYPHS_FOLDER, loadLexicon } from '../../lexicon/load.ts'
import { glyphNames } from '../../lexicon/read-glyphs.ts'

const INTRODUCTION = `# Glyphs

Everything that the author can draw by itself, and the English words for it: look for yours with your browser's find (Ctrl+F,
or ⌘F). Pictures have the house cut, at twice their size;
[all icons](http://localhost:3000/icons) shows them at any cut, searches them, and lets them be copied.

The name and each of the words mean the glyph; so do plurals, British spellings and most typing errors. Some glyphs also take a
letter or digit, a direction or a level: "letter B", "number 7", "arrow left", "battery half full". [Prompts](../../docs/guides/prompts.md)
says how two are put together ("file search", "no bell"), and what becomes of words that are not here.
`

/** The Markdown page of all glyphs by category. A fence \`glyphs\` has one a line: \`bell: notification, alarm bell\`. */
export function glyphsText(): string {
  const { phrasesOf } = loadLexicon()
  const categories = Map.groupBy(glyphNames(GLYPHS_FOLDER), ({ category }) => category)
  const sections = [...categories].map(([category, glyphs]) => {
    const lines = glyphs.map(({ name }) => [name, phrasesOf(name).join(', ')].filter((text) => text !== '').join(': '))
    return `## ${category.charAt(0).toUpperCase()}${category.slice(1)}\n\n\`\`\`glyphs\n${lines.join('\n')}\n\`\`\`\n`
  })
  return [INTRODUCTION, ...sections].join('\n')
}
