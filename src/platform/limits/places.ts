/** Lets only so many pieces of work of one caller be at work at once. Never rejects. */
export interface Places {
  /** Takes a place for `who` (a hash, an id), unless `most` are taken: then null. What it gives leaves the place. */
  take(who: string, most: number): Promise<(() => void) | null>
}
