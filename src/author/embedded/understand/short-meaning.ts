import type { Meaning, Subject } from '../meaning.ts'

/** A meaning in a line: `user x2 +lock(with) /off @circle`, errors as `!word`, warnings as `?word`. */
export function shortMeaning(meaning: Meaning): string {
  const guest = meaning.guest === null ? [] : [`+${name(meaning.guest.subject)}(${meaning.guest.placement})`]
  const said = meaning.findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, message }) => `${severity === 'error' ? '!' : '?'}${/"([^"]*)"/.exec(message)?.[1] ?? message}`)
  return [
    meaning.head === null ? 'nothing' : name(meaning.head),
    ...(meaning.count > 1 ? [`x${meaning.count}`] : []),
    ...(meaning.standing === undefined ? [] : [`in ${meaning.standing}`]),
    ...(meaning.between === undefined ? [] : [`${name(meaning.between)} between`]),
    ...guest,
    ...(meaning.slash ? ['/off'] : []),
    ...(meaning.container === null ? [] : [`@${meaning.container}`]),
    ...said,
  ].join(' ')
}

function name(subject: Subject): string {
  if (subject.kind === 'character') return `"${subject.characters}"`
  const preset = [...subject.preset.values()].join(',')
  return preset === '' ? subject.glyph : `${subject.glyph}[${preset}]`
}
