import { hash } from 'node:crypto'
import type { Delivered } from './hold.ts'

/**
 * What is paid for of a draw: a SHA-256 for each of its items that are checked, by what decides the picture. The same
 * picture twice is paid for once. Drafts are free.
 */
export function drawingsOf({ cut, revision, data }: Delivered): readonly Uint8Array[] {
  const paid = data.filter(({ status }) => status === 'checked')
  const programs = new Set(paid.map(({ program }) => program))
  const { size, stroke, radius, finish } = cut
  return [...programs].map((program) =>
    hash('sha256', JSON.stringify([program, size, stroke, radius, finish, revision]), 'buffer'),
  )
}
