import { catalogueWork } from '../catalogue/catalogue-work.ts'
import type { CatalogueWork } from '../catalogue/catalogue-work.ts'
import type { EmbeddedKnowledge, KnowledgeTask } from '../author/model/embedded-knowledge.ts'
import type { Knowledge } from '../author/model/knowledge.ts'
import { loadLexicon } from '../lexicon/load.ts'
import { FIRST_BRIEF, loadStudio } from './load-studio.ts'
import { loadOnce } from './load-once.ts'
import { pageMaker } from './page-maker.ts'
import { editionOf } from '../pages/edition-of.ts'
import type { Page } from '../pages/page.ts'
import type { Unprepared } from './prepare-drawings.ts'
import type { Raster } from '../drawing/model/raster.ts'
import { sharpDecoder } from '../pictures/sharp-decoder.ts'
import { checkSvg as measureSvg } from './check-svg.ts'
import type { DecodeTask } from './decoder-of.ts'
import { judgedPrograms as judgePrograms, ownPictures as drawPictures } from './own-drawing-work.ts'
import type { PackedProgram } from '../studio/prepared.ts'
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

const source = loadOnce<EmbeddedKnowledge & Partial<AsyncDisposable>>(async () => {
  const { openKnowledge } = await import('./open-knowledge.ts')
  return openKnowledge()
})

/** What a language model is told of the family, where one draws. */
export const modelRules = async (): Promise<string> => (await source()).rules()
export const modelKnowledge = async (task: KnowledgeTask): Promise<Knowledge> => (await source()).knowledge(task)

const catalogue = catalogueWork(loadLexicon)

export const cards: CatalogueWork['cards'] = catalogue.cards
export const meant: CatalogueWork['meant'] = catalogue.meant
export const sheet: CatalogueWork['sheet'] = catalogue.sheet
export const glyphCuts: CatalogueWork['cuts'] = catalogue.cuts
export const drawGlyph: CatalogueWork['draw'] = catalogue.draw

const decoder = sharpDecoder()

/** A picture, made small. */
export const decode = async ({ bytes, head }: DecodeTask): Promise<Raster> => decoder.decode(bytes, head)

/** What is found of somebody's SVG. */
export const checkSvg: typeof measureSvg = measureSvg

/** Icons that accounts keep. */
export const ownPictures: typeof drawPictures = drawPictures
export const judgedPrograms: typeof judgePrograms = judgePrograms

/** What is to be drawn ahead. What that takes is loaded when it is asked for: most threads never are. */
export const unprepared = async (): Promise<Unprepared> => {
  const [{ programsToPrepare }, { engineOf, isPrepared }] = await Promise.all([
    import('../catalogue/programs-to-prepare.ts'),
    import('../studio/prepared.ts'),
  ])
  return { engine: engineOf(), programs: isPrepared() ? [] : programsToPrepare(loadLexicon()) }
}
export const prepare = async (program: string): Promise<PackedProgram | null> =>
  (await import('../studio/prepare.ts')).prepare(program)

/** A page of the documentation. */
export const page: (path: string) => Promise<Page | null> = pageMaker(async () => studio)

/** What all pages are made from, drawn by the revision. */
export function edition(revision: string): string {
  return editionOf(revision)
}
