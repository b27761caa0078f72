import type { Rule } from './rule.ts'

/** Reported by the author, who knows the request; the checker sees only the drawing. */
export const unmatched: Rule = {
  id: 'unmatched',
  severity: 'error, warning',
  title: 'Every word of the request is shown',
  rationale:
    'The author reports each word of the request that the drawing does not show, by name: an error when the word names a thing to be shown ' +
    '(the subject, the badge, a second object), a warning for a quality (a colour, a mood, a style), which an icon of one colour and one style ' +
    'cannot show. So it is with pictures beside the words, which this version does not use. To mend: ask for one thing, with a word that the lexicon knows. What it lacks can be drawn in the icon language, with ' +
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
    'when it is further. To mend: ask for the general thing, if that is enough. The special one can be drawn in the icon language, with the ' +
    'command-line tools of this project; version 1 of the API takes no programs.',
  thresholds: [],
  check: () => [],
}
