/** Requests of the kinds that people write, made from the lexicon's own glyphs: bare, paired, crossed out, held, counted, unknown. */
export function requestsFrom(names: readonly string[], count: number): string[] {
  const name = (index: number): string => (names[index % names.length] ?? 'circle').replaceAll('-', ' ')
  const shapes: readonly ((index: number) => string)[] = [
    (index) => name(index),
    (index) => `a ${name(index)} with a ${name(index * 7 + 3)}`,
    (index) => `${name(index)} off`,
    (index) => `an icon for a minimal ${name(index)} in a circle`,
    (index) => `${name(index)} plus`,
    (index) => `two ${name(index)}s`,
    (index) => `${name(index)} and a purple wombat`,
    (index) => `${name(index * 3 + 1)} below a ${name(index)}`,
  ]
  return Array.from({ length: count }, (_, index) =>
    (shapes[index % shapes.length] ?? name)(Math.floor(index / shapes.length) * 5 + index),
  )
}
