import type { Config } from '../config/config.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AppSettings } from '../api/app-settings.ts'
import { countAnswers } from '../api/count-answers.ts'
import { createPace } from '../platform/create-pace.ts'
import type { PaceSettings } from '../platform/create-pace.ts'
import { createRoundRobin } from '../platform/create-round-robin.ts'
import type { RoundRobinSettings } from '../platform/create-round-robin.ts'
import type { Ground } from './open-ground.ts'

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

type Shared =
  | 'now'
  | 'makeRequestId'
  | 'log'
  | 'observe'
  | 'trustedProxies'
  | 'takeTurn'
  | 'pace'
  | 'connectionsOfNetwork'
  | 'bodyRoomBytes'
  | 'closingMs'

/** What the servers of all APIs have in common. */
export function serverSettings({ config, now, makeRequestId, log, meter }: Ground): Pick<AppSettings, Shared> {
  return {
    now,
    makeRequestId,
    log,
    observe: countAnswers(meter),
    trustedProxies: config.trustedProxies,
    takeTurn: createRoundRobin(TURNS),
    pace: { refused: createPace(REFUSALS), readers: createPace(READING) },
    connectionsOfNetwork: connectionsOfNetwork(config),
    bodyRoomBytes: BODY_ROOM_BYTES,
    closingMs: CLOSING_MS,
  }
}

/** Connections that one network may have open; 0 means any number: behind proxies all come from theirs. */
export function connectionsOfNetwork({ trustedProxies, limits }: Config): number {
  return trustedProxies > 0 ? 0 : limits.connectionsPerNetwork
}

/** The address of a site. Only on the machine itself do visitors come without TLS. */
export function siteUrl({ sitesDomain }: Config, name: string): string {
  const scheme = /^localhost(:\d+)?$/.test(sitesDomain) ? 'http' : 'https'
  return `${scheme}://${name}.${sitesDomain}`
}

/** Where programs reach the hosting API, as far as the configuration says: this process need not be the one that runs it. */
export function apiUrlOf({ apiUrl, apiPort }: Config): string {
  return apiUrl ?? `http://localhost:${apiPort}`
}
