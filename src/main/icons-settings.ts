import type { AppSettings } from '../api/app-settings.ts'
import { routesService } from '../api/routes-service.ts'
import { findEmbeddedOnly } from '../accounts/entities/embedded-only.ts'
import { createAdmit } from '../icons/admit.ts'
import { createPlaces } from '../draws/charge/places.ts'
import { countDraws } from '../draws/count-draws.ts'
import type { DrawDeps } from '../draws/draw-deps.ts'
import { callerOf } from '../icons/credentials.ts'
import { createIconDialect } from '../icons/icon-dialect.ts'
import type { IconsDeps } from '../icons/icons-deps.ts'
import { ROUTES, VERSIONS } from '../icons/routes.ts'
import type { FindPage } from '../pages/page.ts'
import { paintIcon } from '../pictures/paint-icon.ts'
import { createReadPicture } from '../pictures/read-picture.ts'
import { PATIENCE } from '../platform/http/guarded-server.ts'
import { randomText } from '../platform/random-text.ts'
import { answersOf } from './answers-of.ts'
import { createShowRefusal } from '../web/show-refusal.ts'
import { catalogueOf } from './catalogue-of.ts'
import type { Studio } from '../studio/draw.ts'
import { composeSite } from './compose-site.ts'
import { describeService } from './describe-service.ts'
import { holdForAll } from './hold-for-all.ts'
import type { IconsPartDeps, LoadedStudio } from './icons-part-deps.ts'
import { decoderOf } from './decoder-of.ts'
import { inspectOf } from './inspect-of.ts'
import { knownCallers } from './known-callers.ts'
import { ownDrawingOf } from './own-drawing-of.ts'
import type { Ground } from './open-ground.ts'
import { policiesOf } from './policies-of.ts'
import { createRemember } from './create-remember.ts'
import { serverSettings } from './server-settings.ts'

/** What pages elsewhere may read: the API, all that says how to use it, and icon sets. */
const FOR_ANY_ORIGIN = [
  '/api/',
  '/mcp',
  '/.well-known/',
  '/auth.md',
  '/llms.txt',
  // Icons of our sets as SVG, and of sets that are meant to be ours.
  '/burin/',
  '/burin-',
  '/collections',
  '/collection',
  '/search',
]

/**
 * Where tools ask for icons of a set, also of one that there is not: an answer that they may not read is to them a service that is
 * out of order, and they ask it for nothing more.
 */
const ICONS_OF_SET = /^\/[a-z\d-]+\.json$/

function isForAnyOrigin(path: string): boolean {
  return ICONS_OF_SET.test(path) || FOR_ANY_ORIGIN.some((start) => path.startsWith(start))
}

/** What the server of the icon service has besides its ground. */
export interface IconsSettingsDeps extends Omit<IconsPartDeps, 'loadStudio'> {
  readonly studio: () => Promise<LoadedStudio>
  /** Where draws for live keys and signed-in browsers are made. */
  readonly liveStudio: () => Promise<Studio>
  readonly isModelUp: () => Promise<boolean>
  readonly exampleKey: string
  readonly findPage: FindPage
}

/** Puts together the server of the icon service and the pages around it. */
export async function iconsSettings(ground: Ground, deps: IconsSettingsDeps): Promise<AppSettings> {
  const { config, accounts, baseUrl } = ground
  const shared = serverSettings(ground)
  const known = knownCallers(config, accounts, baseUrl)
  const dialect = createIconDialect(() => known.metadataAddress('/api/v1/icons'))
  const draws = drawDeps(ground, deps)
  const catalogue = catalogueOf(deps.studio)
  const icons: IconsDeps = {
    ...draws,
    baseUrl,
    describeApi: describeService(),
    catalogue,
    inspect: inspectOf(deps.studio),
    paint: paintIcon,
  }
  const authenticate = deps.authenticate ?? ((claimant) => callerOf(claimant, known))
  return {
    services: [
      routesService(deps.routes ?? ROUTES, icons, createAdmit({ ...draws, authenticate, baseUrl })),
      ...(await composeSite(ground, { ...deps, draws, dialect, catalogue, drawOwn: ownDrawingOf(deps.studio) })),
    ],
    dialect,
    showRefusal: createShowRefusal(baseUrl),
    overview: { prefix: '/api/v1/', more: '`GET /` says more.' },
    baseUrl,
    isForAnyOrigin,
    versions: deps.versions ?? VERSIONS,
    ignoresTrailingSlash: false,
    ...shared,
    takeTurn: deps.takeTurn ?? shared.takeTurn,
    pace: { ...shared.pace, refused: deps.pace ?? shared.pace.refused },
    patience: PATIENCE,
    bodyRoomBytes: deps.bodyRoomBytes ?? shared.bodyRoomBytes,
    closingMs: deps.closingMs ?? shared.closingMs,
  }
}

function drawDeps(ground: Ground, { studio, liveStudio, isModelUp, decoder }: IconsSettingsDeps): DrawDeps {
  const { config, now, random, accounts, limiter, baseUrl, log } = ground
  const policies = policiesOf(config)
  return {
    studio,
    liveStudio,
    ...(config.author.models.length === 0 || accounts === null
      ? {}
      : { isEmbeddedOnly: async (id) => (await findEmbeddedOnly(accounts.database, id)) !== null }),
    now,
    makeDrawId: () => `draw_${randomText(random, 24)}`,
    readPicture: createReadPicture(decoder ?? decoderOf(studio)),
    hasCredits: config.hasCredits,
    modelStatus: config.model,
    isModelUp,
    limiter,
    policies,
    answersOf: answersOf(ground),
    holdFor: holdForAll(config, accounts, { now, limiter, freeDraws: policies.freeDraws, baseUrl }),
    enter: createPlaces(ground.places, config.limits.liveAtOnce),
    ...(accounts === null ? {} : { remember: createRemember({ ...ground, database: accounts.database }) }),
    log,
    observe: countDraws(ground.meter),
  }
}
