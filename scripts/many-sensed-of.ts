/** Of so many meanings of a noun none is the one that is meant. */
const LEAST_SENSES = 6
/** A noun that is so often used for one kind of thing (artefacts, people, acts) means that. */
const ONE_KIND = 0.8
/** A meaning that nobody has counted is used now and then. */
const UNCOUNTED = 0.3

/** A meaning of a noun in WordNet's `index.sense`: `lift%1:06:02:: 03669700 7 0` is an artefact (06), counted 0 times. */
const NOUN = /^([a-z]+)%1:(\d\d):\S+ \d+ \d+ (\d+)$/

/** The nouns with so many meanings of several kinds that without a neighbour nothing tells which is meant, sorted: "lift", "board", "field", but not "house". */
export function manySensedOf(indexOfSenses: string): string[] {
  const senses = indexOfSenses.split('\n').flatMap((line): { word: string; kind: string; used: number }[] => {
    const [, word, kind, counted] = NOUN.exec(line.trimEnd()) ?? []
    return word === undefined || kind === undefined ? [] : [{ word, kind, used: Number(counted) + UNCOUNTED }]
  })
  return [...Map.groupBy(senses, ({ word }) => word)]
    .filter(([word, own]) => word.length > 2 && own.length >= LEAST_SENSES && commonestKind(own) < ONE_KIND)
    .map(([word]) => word)
    .sort()
}

/** How much of a noun's use is for its commonest kind of thing. */
function commonestKind(senses: readonly { readonly kind: string; readonly used: number }[]): number {
  const sum = (some: typeof senses): number => some.reduce((all, { used }) => all + used, 0)
  const kinds = [...Map.groupBy(senses, ({ kind }) => kind).values()]
  return Math.max(...kinds.map(sum)) / sum(senses)
}
