import type { Meaning, Subject } from '../meaning.ts'

/** What of a meaning its picture depends on: two with the same key are drawn alike. */
export function drawnKey({ head, guest, slash, container, count, standing, between, corner }: Meaning): string {
  const subject = (one: Subject | undefined): unknown =>
    one?.kind === 'glyph' ? [one.glyph, [...one.preset]] : (one?.characters ?? null)
  return JSON.stringify([
    subject(head ?? undefined),
    subject(guest?.subject),
    guest?.placement ?? null,
    slash,
    container,
    count,
    standing ?? null,
    subject(between),
    corner ?? null,
  ])
}
