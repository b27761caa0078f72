import type { Element, Presence } from './skeleton.ts'
import type { Style } from './style.ts'

/** The elements that are drawn in a style. */
export function present(elements: readonly Element[], style: Style): Element[] {
  return elements.filter((element) => element.presence.every((presence) => holds(presence, style)))
}

/** The elements drawn in a style at either finish: both stand on the same grid. */
export function presentAtEither(elements: readonly Element[], style: Style): Element[] {
  const at = (finish: 'outlined' | 'filled'): Element[] =>
    elements.filter((element) => element.presence.every((presence) => holds(presence, style, finish)))
  return [...new Set([...at('outlined'), ...at('filled')])]
}

function holds(presence: Presence, { lanes, cut }: Style, finish: 'outlined' | 'filled' = cut.finish): boolean {
  const room = lanes * presence.scale + 1e-9
  return (
    room >= presence.fromLanes &&
    (room < presence.belowLanes || presence.belowLanes === Infinity) &&
    cut.size >= presence.fromSize &&
    cut.size < presence.belowSize &&
    (presence.finish === null || presence.finish === finish)
  )
}
