import { FIRST_BRIEF, loadStudio } from './load-studio.ts'
import { pageMaker } from './page-maker.ts'
import { editionOf } from '../pages/edition-of.ts'
import type { Page } from '../pages/page.ts'
import { studioWork } from '../studio/studio-work.ts'
import type { StudioWork } from '../studio/studio-work.ts'

/** What a thread of the service can do: every export is run by its name. Here a thread is put together. */

const studio = await loadStudio()
// A draw loads and compiles more than loading the studio does: a thread takes work when it has drawn once.
await studio.draw(FIRST_BRIEF)

const work = studioWork(studio)

export const draw: StudioWork['draw'] = work.draw
export const attempt: StudioWork['attempt'] = work.attempt
export const traits: StudioWork['traits'] = work.traits

/** A page of the documentation. */
export const page: (path: string) => Promise<Page | null> = pageMaker(async () => studio)

/** What all pages are made from. */
export function edition(): string {
  return editionOf(studio.revision)
}
