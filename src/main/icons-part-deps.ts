import type { AnyRoute } from '../api/route.ts'
import type { ApiVersion } from '../api/versions.ts'
import type { Caller } from '../draws/caller.ts'
import type { CatalogueSource } from '../catalogue/keep-catalogue.ts'
import type { Decoder } from '../pictures/read-picture.ts'
import type { StudioFigures } from '../draws/measure-studio.ts'
import type { Authenticate } from '../icons/credentials.ts'
import type { Inspect } from '../icons/mcp/mcp-tool.ts'
import type { IconsDeps } from '../icons/icons-deps.ts'
import type { MakePage } from '../pages/page.ts'
import type { Pace } from '../platform/create-pace.ts'
import type { RoundRobin } from '../platform/create-round-robin.ts'
import type { KnowledgeSource } from '../author/model/knowledge.ts'
import type { Crash } from '../studio/drawn.ts'
import type { DrawOwn } from '../web/own-icons/draw-own.ts'
import type { Judge, Studio } from '../studio/draw.ts'

/** A studio that has something to close is closed when the service stops. */
export interface LoadedStudio extends Studio, Partial<AsyncDisposable> {
  /** Makes pages elsewhere than on this thread; left out: they are made here. */
  readonly makePage?: MakePage
  /** Where the catalogue of glyphs is made elsewhere than on this thread; left out: it is made here. */
  readonly catalogue?: CatalogueSource
  /** What an author that waits is judged and helped by; left out: there is none. */
  readonly forModel?: { readonly source: KnowledgeSource; readonly judge: Judge }
  /** What decodes pictures elsewhere than on this thread; left out: they are decoded here. */
  readonly decoder?: Decoder
  /** What draws and measures programs and SVGs elsewhere than on this thread; left out: that is done here. */
  readonly inspect?: Inspect
  /** What draws the icons that accounts keep elsewhere than on this thread; left out: that is done here. */
  readonly ownDrawing?: DrawOwn
  /** Draws ahead, while nobody waits, what is not yet; left out: everything is drawn when it is asked for. */
  readonly prepare?: () => Promise<void>
  /** What its threads and its cache are at; left out where it has none. */
  readonly figures?: () => StudioFigures
}

/** What the icon service takes from outside: tests replace any of it. */
export interface IconsPartDeps {
  /** `report` hears of each crash of the engine. */
  readonly loadStudio: (report: (crash: Crash) => void) => Promise<LoadedStudio>
  /** Judges credentials; tests put callers of their own here. */
  readonly authenticate?: Authenticate
  /** Looks into pictures, where it is not to be the usual one: tests hold it. */
  readonly decoder?: Decoder
  /** When those who are turned away over and over are answered, where it is not to be ten a second. */
  readonly pace?: Pace
  /** When requests are begun with, where it is not to be one of each network after the other. */
  readonly takeTurn?: RoundRobin
  /** How much memory all bodies in work may take together, where it is not to be 128 MiB. */
  readonly bodyRoomBytes?: number
  /** The versions of the API, where they are to be others than those that are served. */
  readonly versions?: readonly ApiVersion[]
  /** How long requests in work may take to end when the service stops, in milliseconds, where it is not to be ten seconds. */
  readonly closingMs?: number
  /**
   * Has pages and drawings made before anybody asks, and answers that one is not ready when it takes longer than so many milliseconds. Left
   * out, each is made at its first visit, however long that takes.
   */
  readonly pagePatienceMs?: number
  /** The routes, where they are to be others than the service's own: a benchmark measures what one costs. */
  readonly routes?: readonly AnyRoute<IconsDeps, Caller>[]
}
