import type { Field } from '../../../lexicon/fields.ts'

/** Keeps what is made of the books of a field: fields with the same books share it, and each pays for its own at its first need only. */
export function perField<T>(make: (books: readonly string[]) => T): (field: Field) => T {
  const made = new Map<string, T>()
  return ({ books }) => {
    const key = books.join()
    const kept = made.get(key) ?? make(books)
    made.set(key, kept)
    return kept
  }
}
