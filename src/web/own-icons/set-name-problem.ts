import { OWN_LIMITS } from '../../own-icons/limits.ts'

/** What is wrong with a name of a set; null where nothing is. Others read it where the set is shared. */
export function setNameProblem(name: string): string | null {
  if (name === '') return 'Give the set a name, such as what it is for.'
  if ([...name].length > OWN_LIMITS.setNameCharacters)
    return `The name must have at most ${OWN_LIMITS.setNameCharacters} characters.`
  // Characters that turn the direction of a text around would change what stands beside the name.
  return /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name)
    ? 'The name must be on one line, without control characters.'
    : null
}
