import { ApiError } from './api-error.ts'

/** What the query of an address says, each name once; throws the refusal of a name that comes twice. */
export function queryOf(url: string): Record<string, string> {
  const query = new URLSearchParams(url.split(/\?(.*)/s, 2)[1] ?? '')
  const values = new Map<string, string>()
  for (const [name, value] of query) {
    if (values.has(name))
      throw new ApiError('invalid', `\`${name.slice(0, 60)}\` is given twice.`, { param: name.slice(0, 60) })
    values.set(name, value)
  }
  // Not by assignment: a name such as `__proto__` is one like any other.
  return Object.fromEntries(values)
}
