/** The path of a request's target as it was sent, without the query. */
export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? ''
}
