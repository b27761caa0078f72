/** How products say that a list is empty: "no burials found", "no orders here yet". */
const EMPTY =
  /^(no (?:\S+ ){1,3}?)(?:found|(?:(?:here|planned|added|created|selected|set up) )?yet|here|so far|to show|to display)$/i

/** What is missing, without how a product says that it is: "no burials". Null for what is no empty state. */
export function emptyState(text: string): string | null {
  const [, missing] = EMPTY.exec(text.trim()) ?? []
  return missing === undefined ? null : missing.trim()
}
