import type { AnswerStore, Claim } from './answer-store.ts'

/** Keeps answers in this process, and forgets them with it. */
export function memoryAnswerStore(): AnswerStore {
  const kept = new Map<string, { readonly digest: string; answer: string | null }>()
  return {
    claim: async (owner, key, digest): Promise<Claim> => {
      const name = `${owner} ${key}`
      const found = kept.get(name)
      if (found !== undefined) {
        if (found.digest !== digest) return { kind: 'other-request' }
        return found.answer === null
          ? { kind: 'running', retryAfterSeconds: 1 }
          : { kind: 'kept', answer: found.answer }
      }
      const entry = { digest, answer: null as string | null }
      kept.set(name, entry)
      return {
        kind: 'first',
        keep: async (answer) => void (entry.answer = answer),
        release: async () => void kept.delete(name),
      }
    },
  }
}
