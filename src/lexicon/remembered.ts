/** Longer texts are no phrases that come again. */
const LONGEST_KEPT = 40

/** Makes a function of a text keep its answers, up to `most` of them: one request asks for the same phrases many times, as itself, as parts and for what helps on. */
export function remembered<T>(answer: (text: string) => T, most = 4096): (text: string) => T {
  const recall = memoryOf<T>(most)
  return (text) => (text.length > LONGEST_KEPT ? answer(text) : recall(text, () => answer(text)))
}

/** Makes what gives what was made for a key before, or has it made. Keeps up to `most`; then all are forgotten, which costs less than to know which is the oldest. */
export function memoryOf<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>()
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    if (kept.size >= most) kept.clear()
    kept.set(key, made)
    return made
  }
}
