import { plainText } from './plain-text.ts'
import type { DrawnItem } from './user-command.ts'

/** What the checker found, on one line; it may come from a service. */
export function findingTold({ severity, rule, message }: DrawnItem['findings'][number]): string {
  return plainText(`${severity} ${rule}: ${message}`)
}
