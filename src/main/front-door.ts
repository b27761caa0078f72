import { randomBytes } from 'node:crypto'
import { readConfig } from '../config/read-config.ts'
import type { Config } from '../config/config.ts'
import { sitesDomainWarning } from '../config/shared-domain.ts'
import { unnamedOperator } from '../config/unnamed-operator.ts'
import { unknownVariable } from '../config/unknown-variable.ts'
import { DatabaseProblem } from '../database/database.ts'
import { exampleCommand } from '../contract/draw-request.ts'
import { storedRandom } from '../platform/random-text.ts'
import { traceOf } from '../platform/reason-of.ts'
import type { Crash } from '../studio/drawn.ts'
import { compose } from './compose.ts'
import type { Running } from './compose.ts'
import { loadOnce } from './load-once.ts'
import { SecretProblem } from './stored-secret.ts'
import { showSteps } from './show-steps.ts'

/** The front door: reads the environment, starts the service, says how to use it, and stops it when told to. */
export async function openFrontDoor(): Promise<void> {
  if (process.argv.length > 2)
    return stopWith('npm start takes no options; settings are variables, such as BURIN_ICONS_PORT=4000 npm start', 2)
  const reading = readConfig()
  for (const name of reading.unknown) process.stderr.write(`burin: warning: ${unknownVariable(name)}\n`)
  if (reading.config === null) return stopWith(reading.problem)
  const warning = sitesDomainWarning(reading.config)
  if (warning !== null) process.stderr.write(`burin: warning: ${warning}\n`)
  const running = await listen(reading.config)
  if (running === null) return
  stopOnSignal(running)
  // The printed command is often run at once: whoever reads the lines below must not wait for what a first draw loads.
  try {
    await running.ready(
      showSteps(
        (text) => process.stdout.write(text),
        () => performance.now(),
      ),
    )
  } catch (error) {
    stopWith(problemOf(error))
    return await running[Symbol.asyncDispose]()
  }
  const unnamed = unnamedOperator(reading.config)
  if (unnamed !== null) process.stderr.write(`burin: warning: ${unnamed}\n`)
  process.stdout.write(
    `${greeting(running)}${codesTold(reading.config)}Metrics and health, for operators: ${running.operationsOn}\n\n`,
  )
}

/** What each part is for, and where it is. */
function greeting({ icons, api, sites }: Running): string {
  const parts: string[] = []
  if (icons !== null) {
    const { baseUrl, listensOn, exampleKey } = icons
    parts.push(
      `Burin draws icons at ${baseUrl} (listens on ${listensOn}). Try:\n\n${exampleCommand(baseUrl, exampleKey)}\n`,
    )
  }
  if (api !== null)
    parts.push(
      `Projects are deployed at ${api.baseUrl} (listens on ${api.listensOn}). Try:\n\n${deployCommands(api.baseUrl)}\n\nWithout the command: ${api.baseUrl}/docs\n`,
    )
  if (sites !== null) parts.push(`Hosted sites are at ${sites.baseUrl} (listens on ${sites.listensOn}).\n`)
  return parts.map((part) => `${part}\n`).join('')
}

/** Whoever signs in on a machine without a mail server has to know where to look. */
function codesTold({ mail }: Config): string {
  return mail.smtpUrl === null
    ? 'No mail server is set (SMTP_URL): codes to sign in are printed here, in lines with "mail-not-sent".\n\n'
    : ''
}

/** The command looks at the usual address by itself, and afterwards where somebody signed in. */
function deployCommands(baseUrl: string): string {
  const where = baseUrl === 'http://localhost:3001' ? '' : ` --api ${baseUrl}`
  return `npx burin login${where}\nnpx burin deploy FOLDER`
}

/** Most pages are there when somebody asks; who waits for longer than this is better told to come back. */
const PAGE_PATIENCE_MS = 1000

async function listen(config: Config): Promise<Running | null> {
  let report = (_crash: Crash): void => undefined
  const studio = loadOnce(async () =>
    (await import('./load-pooled-studio.ts')).loadPooledStudio(config, (crash) => report(crash)),
  )
  // Its threads take longest to load, and need nothing of what they will be part of: they are begun with.
  if (config.parts.includes('icons')) studio().catch(() => undefined)
  try {
    return await compose(config, {
      now: Date.now,
      random: storedRandom(randomBytes),
      loadStudio: (told) => {
        report = told
        return studio()
      },
      openDatabase: async ({ databaseUrl, databaseOwnerUrl, dataFolder }, log) =>
        (await import('../database/open-database.ts')).openDatabase({
          url: databaseUrl,
          ownerUrl: databaseOwnerUrl,
          dataFolder,
          log,
          now: Date.now,
        }),
      writeLog: (line) => process.stderr.write(line),
      pagePatienceMs: PAGE_PATIENCE_MS,
    })
  } catch (error) {
    stopWith(listenProblem(error, config))
    await studio[Symbol.asyncDispose]()
    return null
  }
}

/** What Node says when it cannot listen. */
interface NodeListenError {
  readonly code: string
  readonly port: number
  readonly address: string
  readonly hostname: string
}

function listenProblem(error: unknown, config: Config): string {
  const { code = '', port = 0, address, hostname = address } = error as Partial<NodeListenError>
  // Ports differ, so the port says whose it is.
  const isOperations = port === config.operationsPort
  const ofParts = [
    ['api', config.apiPort, 'BURIN_API_PORT'],
    ['sites', config.sitesPort, 'BURIN_SITES_PORT'],
  ] as const
  const ofPart = ofParts.find(([part, own]) => own === port && config.parts.includes(part))?.[2] ?? 'BURIN_ICONS_PORT'
  const name = isOperations ? 'BURIN_OPERATIONS_PORT' : ofPart
  const host = isOperations ? config.operationsHost : config.host
  if (code === 'EADDRINUSE')
    return `${name} is ${port}, but another program listens on that port of ${host} already; choose another, such as ${name}=${port === 65_535 ? 3000 : port + 1} npm start, or 0 for any free one`
  if (code === 'EACCES') return `${name} is ${port}, but this user may not listen on that port; choose one from 1024 up`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${hostname === config.host ? 'BURIN_HOST' : 'BURIN_OPERATIONS_HOST'} is ${JSON.stringify(hostname)}, but that is not an address of this machine`
  return problemOf(error)
}

/** What the operator can mend is one line; anything else is our fault and keeps its trace. */
function problemOf(error: unknown): string {
  const canBeMended = error instanceof DatabaseProblem || error instanceof SecretProblem
  return canBeMended ? error.message : traceOf(error)
}

function stopWith(problem: string, code = 1): void {
  process.stderr.write(`burin: ${problem}\n`)
  process.exitCode = code
}

/** A second signal within this time is the same wish, come by two ways (the terminal and npm): not impatience. */
const SAME_WISH_MS = 1000

/** The first signal lets requests in work end; a later one does not wait for them. */
function stopOnSignal(running: Running): void {
  let toldAt = 0
  const stop = (): void => {
    if (toldAt > 0) {
      if (performance.now() - toldAt > SAME_WISH_MS) process.exit(1)
      return
    }
    toldAt = performance.now()
    running[Symbol.asyncDispose]().then(
      () => process.exit(0),
      (error: unknown) => {
        stopWith(problemOf(error))
        process.exit()
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
}
