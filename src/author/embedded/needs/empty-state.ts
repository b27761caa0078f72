/** How products say that a list is empty: "no burials found", "no orders here yet", "no auditions posted". */
const EMPTY =
  /^(no (?:[^\s,]+ ){1,3}?)(?:found|(?:(?:here|planned|added|created|selected|set up) )?yet|here|so far|to show|to display|\w{2,}[^e]ed|set|left|sent|made|taken|due|up|online|running|waiting|pending|available)$/i

/** What nobody may do is no list: "no dogs allowed". */
const FORBIDDEN = /(?:allowed|permitted|required|needed|wanted|admitted)$/i

/** What is missing, without how a product says that it is: "no burials". Null for what is no empty state. */
export function emptyState(text: string): string | null {
  const [, missing] = FORBIDDEN.test(text) ? [] : (EMPTY.exec(text.trim()) ?? [])
  return missing === undefined ? null : missing.trim()
}
