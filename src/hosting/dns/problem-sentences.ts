import type { DomainProblem, DomainProblemCode } from './domain-check.ts'

/** What a server said, fit for a sentence: printable characters only, and not too long. */
export function shown(text: string): string {
  const plain = text.replace(/[^\x20-\x7e]/g, '?')
  return plain.length > 255 ? `${plain.slice(0, 255)}…` : plain
}

export function listed(texts: readonly string[]): string {
  return texts.slice(0, 5).map(shown).join(', ')
}

export function problem(code: DomainProblemCode, sentence: string): DomainProblem {
  return { code, sentence }
}

/** The problem of a name below which anybody gets names of their own. */
export function publicSuffixProblem(hostname: string): DomainProblem {
  return problem(
    'public_suffix',
    `${hostname} belongs to nobody, as names below it are given out to anybody; add a name below it that is yours, such as www.example.${hostname}`,
  )
}
