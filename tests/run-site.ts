import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import type { ServiceDeps } from '../src/main/compose.ts'
import type { Studio } from '../src/studio/draw.ts'
import { plainBrowser } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'
import { localServer, ownServer, silent } from './test-database.ts'

/** The whole service with accounts, on a database of its own, for tests that go about it as people do. */
export interface Site extends IconsService, AsyncDisposable {
  readonly database: Database
  newBrowser(): PlainBrowser
  /** The code of the newest mail to an address. */
  codeFor(email: string): string
  /** Where the link in the newest mail to an address leads, without the origin. */
  linkFor(email: string): string
  /** Signs an address in, in a browser. */
  signIn(browser: PlainBrowser, email: string): Promise<void>
  /** Sets the clock forward. */
  advance(ms: number): void
}

/** Runs it with a studio that draws a line, or with the one given. Draws cost credits. */
export async function runSite(
  studio: Partial<Studio> = {},
  environment: Record<string, string> = {},
  deps: Partial<ServiceDeps> = {},
): Promise<Site> {
  await using stack = new AsyncDisposableStack()
  const server = stack.use((await localServer()) ?? (await ownServer()))
  const url = await server.makeDatabase()
  const open = (): Promise<Database> => openDatabase({ url, dataFolder: '', log: silent, now: Date.now })
  const database = stack.use(await open())
  let ahead = 0
  const service = await runIconsService(
    studio,
    { BURIN_CREDITS: 'on', ...environment },
    {
      now: () => Date.now() + ahead,
      openDatabase: open,
      ...deps,
    },
  )
  stack.defer(() => service.stop())
  await service.ready()
  const codeFor = (email: string): string => {
    const mails = service.log.filter((line) => line.includes(`"to":"${email}"`))
    return /\b\d{6}\b/.exec(mails.at(-1)?.split('"subject":')[1] ?? '')?.[0] ?? `no mail to ${email}`
  }
  const linkFor = (email: string): string => {
    const mails = service.log.filter((line) => line.includes(`"to":"${email}"`))
    return /\/sign-in\/link\/\w+/.exec(mails.at(-1) ?? '')?.[0] ?? `no mail to ${email}`
  }
  const opened = stack.move()
  return {
    ...service,
    database,
    newBrowser: () => plainBrowser(service.baseUrl),
    codeFor,
    linkFor,
    signIn: async (browser, email) => {
      await browser.open('/sign-in')
      await browser.send('/sign-in', { email })
      await browser.send('/sign-in/code', { code: codeFor(email) })
    },
    advance: (ms) => void (ahead += ms),
    stop: () => opened.disposeAsync(),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
