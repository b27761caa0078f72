/** How much an account may keep, and for how long its history is. Far more than anybody's set of icons; less than makes an export large. */
export const OWN_LIMITS = {
  icons: 2000,
  /** Of all programs that are kept, in UTF-8. */
  storedBytes: 4_194_304,
  programBytes: 16_384,
  promptCharacters: 500,
  sets: 100,
  iconsInSet: 500,
  setNameCharacters: 60,
  drawn: 500,
  drawnDays: 90,
} as const

/** For how long what was drawn is in the history, in milliseconds. */
export const DRAWN_MS: number = OWN_LIMITS.drawnDays * 86_400_000
