import type { DrawEvent, Drawn } from './drawn.ts'

/** Tells what a watcher would have heard of the attempts that were kept. */
export function replay({ items }: Drawn, watch: (event: DrawEvent) => void): void {
  for (const item of items) {
    const { index, attempts: attempt, intent, program, svg, findings } = item
    watch({ kind: 'intent', index, attempt, intent })
    watch({ kind: 'program', index, attempt, delta: program })
    watch({ kind: 'preview', index, attempt, svg, findings })
    watch({ kind: 'item', item })
  }
}
