/** Longer texts are no phrases that come again. */
const LONGEST_KEPT = 40

/** Makes a function of a text keep its answers, up to `most` of them: one request asks for the same phrases many times, as itself, as parts and for what helps on. */
export function remembered<T>(answer: (text: string) => T, most = 4096): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = answer(text)
    if (kept.size >= most) kept.clear()
    if (text.length <= LONGEST_KEPT) kept.set(text, made)
    return made
  }
}
