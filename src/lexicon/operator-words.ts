/**
 * Words that the grammar of composition gives a meaning of its own. A synonym that carries one of them ("battery full",
 * "toggle left") is left to the grammar, unless no glyph is meant without it.
 */
export const OPERATOR_WORDS: ReadonlySet<string> = new Set([
  'off', 'slash', 'plus', 'minus', 'x', 'check', 'add', 'remove', 'cancel', 'circle', 'square', 'hexagon', 'octagon', 'diamond', 'triangle',
  'full', 'half', 'empty', 'low', 'high', 'up', 'down', 'left', 'right', 'open', 'closed', 'multiple', 'on',
])
