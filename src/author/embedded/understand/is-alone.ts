import type { Understanding } from './understanding.ts'

/** Whether one thing is all that is shown, with nothing round it. */
export function isAlone({ shown, container }: Understanding): boolean {
  return shown.length === 1 && container === null
}
