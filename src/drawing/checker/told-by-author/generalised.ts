import type { Rule } from '../rule.ts'

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
