import { createHash } from 'node:crypto'

/** An id that the same form always gives: `pur_…` from account, choice and token. The token cannot be found from it. */
export function formId(prefix: 'pur' | 'use', ...parts: readonly string[]): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([prefix, ...parts]))
    .digest('hex')
  return `${prefix}_${digest.slice(0, 32)}`
}
