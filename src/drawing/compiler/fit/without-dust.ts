/** A measure without the last digits, in which machines differ: of two placements that cost the same, each would choose its own. */
export function withoutDust(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
