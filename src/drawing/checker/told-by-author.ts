import type { Rule } from './rule.ts'

/** Reported by the author, who knows the request; the checker sees only the drawing. */
export const unmatched: Rule = {
  id: 'unmatched',
  severity: 'error, warning',
  title: 'Every word of the request is shown',
  rationale:
    'The author reports each word of the request that the drawing does not show, by name: an error when the word names a thing to be shown ' +
    '(the subject, the badge, a second object), a warning for a quality (a colour, a mood, a style), which an icon of one colour and one style ' +
    'cannot show. So it is with pictures that the words leave no room for. To mend: ask for one thing, with a word that the lexicon knows. What it lacks can be drawn in the icon language, with ' +
    'the command-line tools of this project; version 1 of the API takes no programs.',
  thresholds: [],
  check: () => [],
}

/** Reported by the author, who knows the request; the checker sees only the drawing. */
export const generalised: Rule = {
  id: 'generalised',
  severity: 'error, warning',
  title: 'What is shown is what was asked for, not something more general',
  rationale:
    'The author reports a word that is shown by something more general ("poodle: drawn as a dog"): a warning when it is one step up, an error ' +
    'when it is further. So it does with a glyph of which a heavy cut leaves so little that it is taken for another ("at 16 px, stroke 3, outlined, this ' +
    'looks like a file"), an error. To mend: ask for the general thing, if that is enough, and for a larger size, a finer stroke or outlines where too little is left. The special one can be drawn in the icon language, with the ' +
    'command-line tools of this project; version 1 of the API takes no programs.',
  thresholds: [],
  check: () => [],
}

/** Reported by the author, who sees the picture; the checker sees only the drawing. */
export const pictureUnclear: Rule = {
  id: 'picture-unclear',
  severity: 'error',
  title: 'What a picture shows can be seen',
  rationale:
    'The author reports a picture that shows nothing, specks, a whole page, a photograph with much in it, or too little to tell the drawing ' +
    'from its ground: what is drawn is then a question mark, or hardly more than a guess. To mend: send a picture of one thing, with clear lines ' +
    'or shapes on a plain ground, of 32 by 32 pixels at least.',
  thresholds: [],
  check: () => [],
}

/** Reported by the author, who sees the picture; the checker sees only the drawing. */
export const simplified: Rule = {
  id: 'simplified',
  severity: 'error, warning, info',
  title: 'A traced drawing has the ink of its picture',
  rationale:
    'A traced drawing has at most some twelve lines and shapes, each with the room that the cut needs. The author reports which share of the ' +
    'ink is left out for that: an error when so much is lost that it may be another drawing. To mend: send a simpler picture, or ask for a ' +
    'larger size or a finer stroke.',
  thresholds: [],
  check: () => [],
}

/** Reported by the author, who sees the picture; the checker sees only the drawing. */
export const textLeftOut: Rule = {
  id: 'text-left-out',
  severity: 'error, warning',
  title: 'Text in a picture is drawn as letters, or said to be left out',
  rationale:
    'Capitals and digits that are plainly read in a picture, at most four in a line, are drawn as letters of this family where there is room to ' +
    'read them. Other text would be scribble at the size of an icon: it is left out, and the author says so, an error when the picture shows ' +
    'nothing else. To mend: ask for a larger size or a finer stroke, or say which letter belongs to the picture, as in "with the letter B".',
  thresholds: [],
  check: () => [],
}

/** Reported by the author, who knows the lexicon; the checker sees only the drawing. */
export const knownGlyph: Rule = {
  id: 'known-glyph',
  severity: 'info',
  title: 'A picture that plainly shows one of our glyphs is said to',
  rationale:
    'A traced picture is never replaced in silence. Where it plainly shows a thing that is drawn here already, the author names that glyph: ' +
    'its drawing is the second candidate of two, and the first for who asks for "our version of this".',
  thresholds: [],
  check: () => [],
}
