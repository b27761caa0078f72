import { randomBytes } from 'node:crypto'
import { readConfig } from '../src/config/read-config.ts'
import type { Brief } from '../src/author/author.ts'
import { createClient } from '../src/client/create-client.ts'
import type { Client } from '../src/client/create-client.ts'
import { compose } from '../src/main/compose.ts'
import type { Running, ServiceDeps } from '../src/main/compose.ts'
import type { LoadedStudio } from '../src/main/icons-part-deps.ts'
import type { DrawEvent, Drawn, DrawnItem } from '../src/studio/drawn.ts'
import { replay } from '../src/studio/drawn.ts'

/** A service on a free port of this machine, for tests that speak HTTP to it. */
export interface IconsService {
  readonly baseUrl: string
  readonly port: number
  /** Where metrics and readiness are. */
  readonly operationsOn: string
  readonly key: string
  /** What reached the studio, in order. */
  readonly briefs: readonly Brief[]
  /** The log's lines so far. */
  readonly log: readonly string[]
  /** Our own client of it, which takes a refusal at its word: no retries. */
  readonly client: Client
  /** Posts a draw: a text as it is, anything else as JSON; with a good key unless told otherwise. */
  draw(body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Loads what a first draw needs. */
  ready(): Promise<void>
  stop(): Promise<void>
}

/** Starts it with a studio that draws nothing but a line, or with the one given. */
export async function runIconsService(
  studio: Partial<LoadedStudio> = {},
  environment: Record<string, string> = {},
  deps: Partial<ServiceDeps> = {},
): Promise<IconsService> {
  const briefs: Brief[] = []
  const log: string[] = []
  const { draw = drawLine, concept = lineConcept, revision = 'test-revision', isDeterministic = true } = studio
  const recording: LoadedStudio = {
    ...(studio.catalogue === undefined ? {} : { catalogue: studio.catalogue }),
    revision,
    isDeterministic,
    concept,
    draw: async (brief, ...rest) => (briefs.push(brief), draw(brief, ...rest)),
  }
  const { config, problem } = readConfig({
    BURIN_PARTS: 'icons',
    BURIN_ICONS_PORT: '0',
    BURIN_OPERATIONS_PORT: '0',
    BURIN_LIMIT_SANDBOX: '0',
    BURIN_LIMIT_WRONG_KEYS: '0',
    BURIN_SECRET: 'a secret of tests only, long enough for one',
    ...environment,
  })
  if (config === null) throw new Error(problem)
  const running: Running = await compose(config, {
    now: Date.now,
    random: randomBytes,
    loadStudio: async () => recording,
    writeLog: (line) => log.push(line),
    ...deps,
  })
  const { icons } = running
  if (icons === null) throw new Error('this process runs no icon service')
  const { listensOn: baseUrl, exampleKey } = icons
  return {
    baseUrl,
    port: Number(new URL(baseUrl).port),
    operationsOn: running.operationsOn,
    key: exampleKey,
    briefs,
    log,
    client: createClient({ baseUrl, key: exampleKey, retries: 0 }),
    draw: async (body, headers = {}) =>
      fetch(`${baseUrl}/api/v1/icons`, {
        method: 'POST',
        headers: { authorization: `Bearer ${exampleKey}`, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    ready: running.ready,
    stop: async () => running[Symbol.asyncDispose](),
  }
}

function lineConcept({ concept }: Brief): string {
  return concept ?? 'line'
}

/** A drawing of the studio's shape, with a finding that has a span, which no answer may show. Tells what happens on the way as the real one does. */
export async function drawLine(brief: Brief, watch: (event: DrawEvent) => void = () => undefined): Promise<Drawn> {
  const concept = lineConcept(brief)
  const items = Array.from({ length: brief.count }, (_, index) => lineItem(brief, index === 0 ? 0 : 1))
  const drawn: Drawn = { concept, items, usage: null }
  replay(drawn, watch)
  return drawn
}

function lineItem(brief: Brief, index: 0 | 1): DrawnItem {
  const { size, stroke } = brief.cut
  const span = { start: 0, end: 4, line: 1, column: 1 }
  return {
    index,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path d="M2 2H9" stroke="currentColor" stroke-width="${stroke}"/></svg>`,
    status: 'checked',
    attempts: 1,
    intent: 'A line.',
    program: `icon ${lineConcept(brief)}${index === 0 ? '' : '-2'}\nline 2,2 9,2\n`,
    findings: [
      {
        rule: 'off-grid',
        severity: 'info',
        message: 'The line is off the grid.',
        at: { x: 2, y: 2 },
        measured: 0.5,
        limit: 0,
        span,
      },
    ],
  }
}
