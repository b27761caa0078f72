/** Texts in quotes, which stay as they are; comments; space, and the mark that it stands beside. */
const PIECES = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\*(?:[^*]|\*(?!\/))*\*\/|\s*([{};,])\s*|(:)\s+|\s+/g

/**
 * A style sheet without what only people need: comments, and space that separates nothing. Around what binds selectors and sums, such as
 * ` > ` and ` + `, space stays: there it may mean something.
 */
export function smallCss(sheet: string): string {
  // The first time each comment becomes a space, beside which there may be others.
  return shortened(shortened(sheet)).trim()
}

function shortened(sheet: string): string {
  return sheet.replaceAll(PIECES, (_, quoted?: string, mark?: string, colon?: string) => quoted ?? mark ?? colon ?? ' ')
}
