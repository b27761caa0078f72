import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { withDeadline } from '../with-deadline.ts'
import type { ToKept, FromKept } from './run-kept.ts'

export interface ProcessesSettings {
  /** What each process runs; it hands its work to `runKept`. */
  readonly file: URL
  readonly count: number
  /** What each is told when it begins. */
  readonly task: object
  /** Hears what they tell. */
  readonly heard: (news: unknown) => void
  readonly began: (pid: number) => void
  /** One ended that nobody had told to; another takes its place. */
  readonly lost: (how: LostProcess) => void
  /** How long they may take to stop, in milliseconds; then they are killed. */
  readonly closingMs: number
}

export interface LostProcess {
  readonly pid: number
  readonly code: number | null
  readonly signal: string | null
  /** It was killed, because it answered nothing any more. */
  readonly wasSilent: boolean
}

/** Disposing of them stops all at once, each in its own order. */
export interface KeptProcesses extends AsyncDisposable {
  /** Resolves when each is at work, or has failed to begin for the first time. */
  readonly begun: Promise<void>
  /** How many are at work. */
  atWork(): number
}

/** The first pause before a process that was lost is replaced; twice as long after each one that is lost soon again. */
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 5000
/** Who was at work for so long was not lost soon. */
const SOON_MS = 10_000

/**
 * How often each is asked whether it is there, and how many answers it may owe before it is killed: the kernel goes on giving connections to
 * one that hangs, and nobody would answer them. Counted, not timed: a machine that slept has asked nothing meanwhile.
 */
const ASKING_MS = 2000
const MOST_UNANSWERED = 5

/** Keeps so many processes at work: what one of them meets, also its end, is nothing to the others. */
export function keepProcesses(settings: ProcessesSettings): KeptProcesses {
  const stop = new AbortController()
  const atWork = new Set<ChildProcess>()
  const begun = Array.from({ length: settings.count }, () => Promise.withResolvers<void>())
  const kept = begun.map(({ resolve }) => keepOne(settings, { atWork, settled: resolve, stop: stop.signal }))
  return {
    begun: Promise.all(begun.map(({ promise }) => promise)).then(() => undefined),
    atWork: () => atWork.size,
    async [Symbol.asyncDispose]() {
      stop.abort()
      await Promise.all(kept)
    },
  }
}

interface Place {
  readonly atWork: Set<ChildProcess>
  /** The first process of this place is at work, or has failed. */
  readonly settled: () => void
  readonly stop: AbortSignal
}

/** Fills one place with one process after the other. */
async function keepOne(settings: ProcessesSettings, { atWork, settled, stop }: Place): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const child = fork(settings.file, {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // What this process was started with may name what it runs.
      execArgv: [],
    })
    const lasting = setTimeout(() => (pauseMs = FIRST_PAUSE_MS), SOON_MS).unref()
    const asking = askWhetherThere(child)
    child.on('message', (news: FromKept) => {
      asking.heard()
      if (news.kind === 'here') return
      if (news.kind === 'told') return settings.heard(news.news)
      atWork.add(child)
      settings.began(child.pid ?? 0)
      settled()
    })
    const ended = endOf(child)
    tell(child, { kind: 'begin', task: settings.task })
    await Promise.race([ended, aborted(stop)])
    // Who is to stop has its own time for that.
    asking.end()
    if (stop.aborted) await stopOne(child, ended, settings.closingMs)
    clearTimeout(lasting)
    atWork.delete(child)
    settled()
    if (stop.aborted) return
    settings.lost({
      pid: child.pid ?? 0,
      code: child.exitCode,
      signal: child.signalCode,
      wasSilent: asking.wasSilent(),
    })
    await withDeadline(aborted(stop), pauseMs, null)
  }
}

/** Kills a process that answers nothing any more; whatever it tells is an answer. */
function askWhetherThere(child: ChildProcess): { heard(): void; end(): void; wasSilent(): boolean } {
  let unanswered = 0
  let wasSilent = false
  const timer = setInterval(() => {
    if (unanswered === MOST_UNANSWERED) {
      clearInterval(timer)
      wasSilent = true
      child.kill('SIGKILL')
      return
    }
    unanswered += 1
    tell(child, { kind: 'ask' })
  }, ASKING_MS).unref()
  return { heard: () => (unanswered = 0), end: () => clearInterval(timer), wasSilent: () => wasSilent }
}

/** Also one that could not be started has ended. */
async function endOf(child: ChildProcess): Promise<void> {
  // Without a listener, a process that cannot be started or told would end this one.
  child.on('error', () => undefined)
  await Promise.race([once(child, 'exit'), new Promise((resolve) => child.once('error', resolve))])
}

async function stopOne(child: ChildProcess, ended: Promise<void>, closingMs: number): Promise<void> {
  tell(child, { kind: 'stop' })
  if ((await withDeadline(ended, closingMs, 'late')) !== 'late') return
  child.kill('SIGKILL')
  await ended
}

function tell(child: ChildProcess, order: ToKept): void {
  // Who has gone cannot be told; its end is seen by itself.
  if (child.connected) child.send(order, () => undefined)
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}
