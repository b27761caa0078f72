import { promoteUnderReaders } from '../tests/promote-under-readers.ts'
import { openHosting } from '../tests/open-hosting.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { startService } from './icons-service/processes.ts'

const HELP = `promote: how soon visitors see what is promoted, in several processes, and whether pages break meanwhile

  npm run -s bench -- promote [--promotes N] [--readers N] [--processes N]

  --promotes N   how often another deployment is promoted, most often an older one (default 100)
  --readers N    how many load pages with their scripts all the time (default 64)
  --processes N  processes of sites on one database and one folder (default 2)

The bench promotes by itself, so that for every process it was another one. Each deployment has scripts that no other has; a page is
broken when one of its scripts is not there, or another's.`

const OPTIONS = {
  promotes: { type: 'string', default: '100' },
  readers: { type: 'string', default: '64' },
  processes: { type: 'string', default: '2' },
} as const

await runBench(HELP, OPTIONS, async (values) => {
  const promotes = wholeOption('promotes', values.promotes, 1)
  const readers = wholeOption('readers', values.readers, 1)
  const processes = wholeOption('processes', values.processes, 1)
  await using stack = new AsyncDisposableStack()
  const hosting = stack.use(await openHosting())
  const settings = {
    BURIN_PARTS: 'sites',
    BURIN_SITES_PORT: '0',
    BURIN_SITES_DOMAIN: 'localhost',
    BURIN_DATA: hosting.dataFolder,
    DATABASE_URL: hosting.url,
  }
  const ports: number[] = []
  for (let count = 0; count < processes; count += 1) ports.push(stack.use(await startService(1, settings)).port)
  const done = await promoteUnderReaders(hosting, { ports, promotes, readers })
  const told = (what: string, figures: readonly number[]): string => {
    const [half, late, last] = [0.5, 0.99, 1].map((share) => (quantile(figures, share) ?? 0).toFixed(1).padStart(9))
    return `${what.padEnd(40)}${half}${late}${last}`
  }
  return [
    `${'milliseconds'.padEnd(40)}   median      p99     most`,
    told(
      'a promote, older or younger',
      done.promotes.map(({ tookMs }) => tookMs),
    ),
    ...ports.map((_, at) =>
      told(
        `until process ${at + 1} shows it`,
        done.promotes.map(({ seenMs }) => seenMs[at] ?? 0),
      ),
    ),
    `${done.loads} pages were loaded with their scripts by ${readers} readers; ${done.broken.length} were broken`,
  ].join('\n')
})
