import { setTimeout as sleep } from 'node:timers/promises'
import type { AppSettings } from '../api/app-settings.ts'
import { countAnswers } from '../api/count-answers.ts'
import { routesService } from '../api/routes-service.ts'
import { createAdmit } from '../icons/admit.ts'
import { createPlaces } from '../draws/charge/places.ts'
import { countDraws } from '../draws/count-draws.ts'
import type { DrawDeps } from '../draws/draw-deps.ts'
import { callerOf } from '../icons/credentials.ts'
import { createIconDialect } from '../icons/icon-dialect.ts'
import type { IconsDeps } from '../icons/icons-deps.ts'
import { createInspectImage } from '../draws/pictures/inspect-image.ts'
import { sharpDecoder } from '../draws/pictures/sharp-decoder.ts'
import { ROUTES } from '../icons/routes.ts'
import { VERSIONS } from '../icons/versions.ts'
import type { FindPage } from '../pages/page.ts'
import { createPace } from '../platform/create-pace.ts'
import { createRoundRobin } from '../platform/create-round-robin.ts'
import type { RoundRobinSettings } from '../platform/create-round-robin.ts'
import type { PaceSettings } from '../platform/create-pace.ts'
import { PATIENCE } from '../platform/http/guarded-server.ts'
import { randomText } from '../platform/random-text.ts'
import { answersOf } from './answers-of.ts'
import { createShowRefusal } from '../web/show-refusal.ts'
import { composeSite } from './compose-site.ts'
import { describeService } from './describe-service.ts'
import { holdForAll } from './hold-for-all.ts'
import type { IconsWorld, LoadedStudio } from './icons-world.ts'
import { knownCallers } from './known-callers.ts'
import type { Ground } from './open-ground.ts'
import { policiesOf } from './policies-of.ts'

/** How long requests in work may take to end when the process is told to stop. */
const CLOSING_MS = 10_000

const CLOCK: Pick<PaceSettings, 'now' | 'sleep'> = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
}
/** A program that does not wait for its quota is told so often enough; thousands a second are an attack. */
const REFUSALS: PaceSettings = { ...CLOCK, freely: 100, perSecond: 10 }
/** Many people may share one address; nobody reads like that. */
const READING: PaceSettings = { ...CLOCK, freely: 2000, perSecond: 500 }

/** One answer takes about a millisecond of the thread that all share. */
const TURNS: RoundRobinSettings = { ofOneInRound: 1, nextRound: setImmediate }

/** Five of the largest bodies, or some thousand of the usual. */
const BODY_ROOM_BYTES = 128 * 1024 * 1024

/** What pages elsewhere may read: the API, and all that says how to use it. */
const FOR_ANY_ORIGIN = ['/api/', '/.well-known/', '/auth.md', '/openapi.json', '/llms.txt']

/** What the icon service has besides its ground. */
export interface IconsParts {
  readonly studio: () => Promise<LoadedStudio>
  readonly exampleKey: string
  readonly findPage: FindPage
}

/** Puts together the server of the icon service and the pages around it. */
export async function iconsSettings(ground: Ground, world: IconsWorld, parts: IconsParts): Promise<AppSettings> {
  const { config, accounts, log, baseUrl, meter } = ground
  const known = knownCallers(config, accounts, baseUrl)
  const dialect = createIconDialect(() => known.metadataAddress('/api/v1/icons'))
  const draws = drawDeps(ground, world, parts.studio)
  const icons: IconsDeps = { ...draws, baseUrl, describeApi: describeService() }
  const authenticate = world.authenticate ?? ((claimant) => callerOf(claimant, known))
  return {
    services: [
      routesService(world.routes ?? ROUTES, icons, createAdmit({ ...draws, authenticate, baseUrl })),
      ...(await composeSite(ground, { ...parts, draws, dialect })),
    ],
    dialect,
    showRefusal: createShowRefusal(baseUrl),
    overview: { prefix: '/api/v1/', more: '`GET /` says more.' },
    baseUrl,
    forAnyOrigin: FOR_ANY_ORIGIN,
    versions: world.versions ?? VERSIONS,
    ignoresTrailingSlash: false,
    now: ground.now,
    makeRequestId: ground.makeRequestId,
    log,
    observe: countAnswers(meter),
    trustedProxies: config.trustedProxies,
    takeTurn: world.takeTurn ?? createRoundRobin(TURNS),
    pace: { refused: world.pace ?? createPace(REFUSALS), readers: createPace(READING) },
    patience: PATIENCE,
    // What comes by a proxy comes from one address.
    connectionsOfNetwork: config.trustedProxies > 0 ? 0 : config.limits.connectionsPerNetwork,
    bodyRoomBytes: world.bodyRoomBytes ?? BODY_ROOM_BYTES,
    closingMs: world.closingMs ?? CLOSING_MS,
  }
}

function drawDeps(ground: Ground, world: IconsWorld, studio: IconsParts['studio']): DrawDeps {
  const { config, now, random, accounts, limiter, baseUrl, log } = ground
  const policies = policiesOf(config)
  return {
    studio,
    now,
    makeDrawId: () => `draw_${randomText(random, 24)}`,
    inspectImage: createInspectImage(world.decoder ?? sharpDecoder()),
    hasCredits: config.hasCredits,
    modelStatus: config.model,
    limiter,
    policies,
    answersOf: answersOf(ground),
    holdFor: holdForAll(config, accounts, { now, limiter, freeDraws: policies.freeDraws, baseUrl }),
    enter: createPlaces(ground.places, config.limits.liveAtOnce),
    log,
    observe: countDraws(ground.meter),
  }
}
