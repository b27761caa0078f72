/** Copies of a program with a piece cut out, doubled or put elsewhere: always the same ones. */
export function mutantsOf(program: string, count: number): string[] {
  let seed = 17
  const below = (limit: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % limit
  }
  return Array.from({ length: count }, () => {
    const [from, length, to] = [below(program.length), 1 + below(20), below(program.length)]
    const piece = program.slice(from, from + length)
    const rest = program.slice(0, from) + program.slice(from + length)
    return below(2) === 0 ? rest : rest.slice(0, to) + piece + piece + rest.slice(to)
  })
}
