import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { promoteDeployment } from '../src/hosting/deployments/promote-deployment.ts'
import type { Hosting } from './open-hosting.ts'

/** Fewer than what is looked into for a script that the live deployment lacks. */
const DEPLOYMENTS = 10
const ASSETS = 3
const SLUG = 'busy-shop'

export interface PromotedUnderReaders {
  /** Pages that were read with all their scripts. */
  readonly loads: number
  /** What was not as its page said. */
  readonly broken: readonly string[]
  /** For each promote: how long it took, and how long after it began each process showed it, in milliseconds. */
  readonly promotes: readonly { readonly tookMs: number; readonly seenMs: readonly number[] }[]
}

/**
 * Has readers load pages with their scripts from the sites' ports, in turn, while deployments are promoted one after the other, older
 * ones too. Every process has shown a deployment before the next is promoted. Sites lie below `localhost`.
 */
export async function promoteUnderReaders(
  hosting: Hosting,
  { ports, promotes, readers }: { ports: readonly number[]; promotes: number; readers: number },
): Promise<PromotedUnderReaders> {
  const accountId = await hosting.addAccount()
  const project = await hosting.addProject(accountId, SLUG)
  const ids: string[] = []
  for (let made = 0; made < DEPLOYMENTS; made += 1)
    ids.push((await hosting.deploy(project, accountId, contentsOf(made))).id)
  const broken: string[] = []
  let loads = 0
  const over = new AbortController()
  const read = async (reader: number): Promise<void> => {
    using visitor = openVisitor(ports[reader % ports.length] ?? 0)
    while (!over.signal.aborted) {
      broken.push(...(await loadPage(visitor)))
      loads += 1
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)))
  const done: PromotedUnderReaders['promotes'][number][] = []
  using stack = new DisposableStack()
  const watchers = ports.map((port) => stack.use(openVisitor(port)))
  for (let round = 1; round <= promotes; round += 1) {
    // Goes through all of them, mostly to older ones.
    const next = (round * 7) % DEPLOYMENTS
    const startedAt = performance.now()
    const seen = watchers.map(async (watcher) => {
      while (!(await watcher.ask('/')).body.includes(`app-${next}-`)) continue
      return performance.now() - startedAt
    })
    await promoteDeployment(hosting.deps, { accountId, projectId: project.id, deploymentId: ids[next] ?? '' })
    done.push({ tookMs: performance.now() - startedAt, seenMs: await Promise.all(seen) })
  }
  over.abort()
  await reading
  return { loads, broken, promotes: done }
}

/** A page that names scripts which no other deployment has. */
function contentsOf(made: number): Record<string, string> {
  const names = Array.from({ length: ASSETS }, (_, at) => `app-${made}-${at}.js`)
  const scripts = names.map((name) => [name, `// ${name}\n${'work()\n'.repeat(300)}`] as const)
  return {
    'index.html': names.map((name) => `<script src="/${name}"></script>`).join(''),
    ...Object.fromEntries(scripts),
  }
}

interface Visitor extends Disposable {
  readonly ask: (path: string) => Promise<{ readonly status: number; readonly body: string }>
}

function openVisitor(port: number): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async ask(path) {
      const asked = get({ port, host: '127.0.0.1', path, headers: { host: `${SLUG}.localhost` }, agent })
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      return { status: response.statusCode ?? 0, body: await text(response) }
    },
    [Symbol.dispose]: () => agent.destroy(),
  }
}

/** Loads a page with its scripts; gives what was not as it should be. */
async function loadPage({ ask }: Visitor): Promise<string[]> {
  const page = await ask('/')
  const names = [...page.body.matchAll(/src="\/([^"]+)"/g)].map(([, name = '']) => name)
  if (page.status !== 200 || names.length !== ASSETS) return [`/ answered ${page.status}`]
  const broken: string[] = []
  for (const name of names) {
    const { status, body } = await ask(`/${name}`)
    if (status !== 200 || !body.startsWith(`// ${name}\n`)) broken.push(`/${name} answered ${status}`)
  }
  return broken
}
