import { spawnSync } from 'node:child_process'
import { loadLexicon } from '../src/lexicon/load.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'

const HELP = `lexicon: how long the lexicon takes to load in a fresh process, and how much memory it keeps

  npm run -s bench -- lexicon [--runs N] [--glyphs FOLDER] [--json]

  --runs N         how many fresh processes (default 7); the median is told
  --glyphs FOLDER  another folder of glyphs
  --json           the figures as JSON`

interface Load {
  readonly glyphs: number
  readonly ms: number
  /** Processor time, which other programs on the machine stretch less. */
  readonly cpuMs: number
  /** Heap kept after a collection. */
  readonly megabytes: number
}

const OPTIONS = {
  runs: { type: 'string', default: '7' },
  glyphs: { type: 'string' },
  json: { type: 'boolean' },
  /** What a fresh process is told: load once and say how it went. */
  once: { type: 'boolean' },
} as const

function loadOnce(folder: string | undefined): Load {
  const collect = globalThis.gc ?? (() => undefined)
  collect()
  const before = process.memoryUsage().heapUsed
  const cpu = process.cpuUsage()
  const started = performance.now()
  const lexicon = loadLexicon(folder)
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(cpu)
  lexicon.lookUp('cloud')
  collect()
  return {
    glyphs: lexicon.glyphs.size,
    ms,
    cpuMs: (user + system) / 1000,
    megabytes: (process.memoryUsage().heapUsed - before) / 1e6,
  }
}

function freshLoad(folder: string | undefined): Load {
  const glyphs = folder === undefined ? [] : ['--glyphs', folder]
  const run = spawnSync(process.execPath, ['--expose-gc', import.meta.filename, '--once', ...glyphs], {
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return JSON.parse(run.stdout) as Load
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5) ?? 0
}

await runBench(HELP, OPTIONS, (values) => {
  if (values.once === true) return JSON.stringify(loadOnce(values.glyphs))
  const runs = wholeOption('runs', values.runs, 1)
  const loads = Array.from({ length: runs }, () => freshLoad(values.glyphs))
  const figures = {
    glyphs: loads[0]?.glyphs ?? 0,
    runs,
    loadMs: median(loads.map(({ ms }) => ms)),
    cpuMs: median(loads.map(({ cpuMs }) => cpuMs)),
    megabytes: median(loads.map(({ megabytes }) => megabytes)),
  }
  return values.json === true
    ? JSON.stringify(figures, null, 2)
    : `lexicon: ${figures.glyphs} glyphs load in ${figures.loadMs.toFixed(1)} ms (processor ${figures.cpuMs.toFixed(1)} ms) and keep ${figures.megabytes.toFixed(1)} MB (median of ${runs} fresh processes)`
})
