/**
 * Words that the grammar of composition gives a meaning of its own. A synonym that carries one of them ("battery full",
 * "toggle left") is left to the grammar, unless no glyph is meant without it.
 */
export const OPERATOR_WORDS: ReadonlySet<string> = new Set([
  'off',
  'slash',
  'plus',
  'minus',
  'x',
  'check',
  'add',
  'remove',
  'cancel',
  'circle',
  'square',
  'hexagon',
  'octagon',
  'diamond',
  'triangle',
  'full',
  'half',
  'empty',
  'low',
  'high',
  'up',
  'down',
  'left',
  'right',
  'open',
  'closed',
  'multiple',
  'on',
  'ascending',
  'descending',
])

/** Glyphs that ride on others in names of two words: "file lock", "user star". */
export const SIGNS: ReadonlySet<string> = new Set(
  'lock key gear settings search pencil edit code dollar bolt star heart clock eye bell user users refresh sync download upload share link alert warning question info percent music play pause dots dot cloud'.split(
    ' ',
  ),
)

/** Glyphs that carry others: "user file" is a file with a user. */
export const HOSTS: ReadonlySet<string> = new Set(
  'file folder chat calendar user users home shield mail cloud database monitor image phone smartphone book clipboard globe server laptop'.split(
    ' ',
  ),
)
