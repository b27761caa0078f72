/** Where the tests look for a browser, and how they start it: no screen, no sandbox, no talk with the outside. */
export const CHROMIUM: string = process.env['BURIN_CHROMIUM'] ?? '/usr/bin/chromium'

export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Nothing here takes long, but the machine may have much else to do: nearly as long as one test may take. */
export const PATIENCE_MS = 100_000

/** Says aloud what a test cannot do here, and gives the reason for skipping it. */
export function missing(what: string): string {
  const note = `MISSING: ${what}`
  console.log(note)
  return note
}
