/** Who was asked. */
export interface Asked {
  /** Such as `http://localhost:3001`. */
  readonly origin: string
  /** What says another address, such as `--service`. */
  readonly said: string
}

/** A `fetch` whose error says who did not answer: that of `fetch` itself says only that nobody did. */
export function namingFetch(fetch: typeof globalThis.fetch, said: string): typeof globalThis.fetch {
  return async (input, init) => {
    try {
      return await fetch(input, init)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      const { origin } = new URL(input instanceof Request ? input.url : input)
      throw Object.assign(new TypeError(error.message, { cause: error.cause }), { asked: { origin, said } })
    }
  }
}

/** Who was asked and did not answer; null where `namingFetch` did not ask. */
export function askedOf(error: TypeError): Asked | null {
  return (error as { readonly asked?: Asked }).asked ?? null
}
