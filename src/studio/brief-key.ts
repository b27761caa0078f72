import type { Brief } from '../author/author.ts'

/** All that decides a drawing under one revision. */
export function briefKey({ concept, prompt, cut, count }: Brief): string {
  return JSON.stringify([concept, prompt, cut.size, cut.stroke, cut.radius, cut.finish, count])
}
