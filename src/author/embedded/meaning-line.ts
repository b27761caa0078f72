import type { Meaning, Subject } from './meaning.ts'

/** A meaning in the columns of the corpus: what is shown, how it is put together, in which states, what is said of the rest. */
export interface MeaningLine {
  /** Head and guest: `cloud bolt`, `"B"`, `star×3`; behind `=` the two things that one glyph shows. */
  readonly parts: string
  /** `with`, `below`; `in:circle` for a frame; `row` for how several stand; `off` where it is crossed out. */
  readonly relation: string
  /** Parameters and states of the parts: `arrow.facing=left`. */
  readonly states: string
  /** The findings: `!` before an error, `?` a warning, `~` an info, and `≈` before what is shown by something more general; behind `→` requests near it. */
  readonly said: string
}

/** Tells a meaning in one line, so that a change of a reading shows as one line of a diff. */
export function meaningLine({
  head,
  guest,
  apart,
  slash,
  container,
  count,
  standing,
  between,
  corner,
  findings,
  near = [],
}: Meaning): MeaningLine {
  const two = apart === null ? [] : ['=', nameOf(apart.head), apart.guest.placement, nameOf(apart.guest.subject)]
  const subjects = [head, guest?.subject ?? null].filter((one) => one !== null)
  const heads =
    count > 1 ? subjects.map((one, index) => nameOf(one) + (index === 0 ? `×${count}` : '')) : subjects.map(nameOf)
  return {
    parts: [...heads, ...(between === undefined ? [] : [nameOf(between)]), ...two].join(' '),
    relation: [
      ...(guest === null ? [] : [guest.placement]),
      ...(corner === undefined ? [] : [['in', corner.vertical, corner.horizontal, 'corner'].filter(Boolean).join('-')]),
      ...(container === null ? [] : [`in:${container}`]),
      ...(standing === undefined ? [] : [standing]),
      ...(between === undefined ? [] : ['between']),
      ...(slash ? ['off'] : []),
    ].join(' '),
    states: subjects.flatMap(statesOf).join(' '),
    said: [
      ...findings.map(({ rule, severity, message }) => {
        const sign = { error: '!', warning: '?', info: '~' }[severity]
        return `${sign}${rule === 'generalised' ? '≈' : ''}${message}`
      }),
      ...near.map((request) => `→"${request}"`),
    ].join(' '),
  }
}

function nameOf(subject: Subject): string {
  return subject.kind === 'character' ? `"${subject.characters}"` : subject.glyph
}

function statesOf(subject: Subject): string[] {
  if (subject.kind === 'character') return []
  const values = [...subject.preset].map(([name, value]) => `${subject.glyph}.${name}=${value}`)
  return subject.state === undefined || subject.state === '' ? values : [...values, `(${subject.state.slice(2)})`]
}
