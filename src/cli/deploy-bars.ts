import type { DeployProgress } from '../deploy/deploy-folder.ts'
import { sizeTold } from './size-told.ts'
import type { Terminal } from './terminal.ts'

/** Shows how far a deploy is, in a line that changes. */
export interface DeployBars {
  show(progress: DeployProgress): void
  end(): void
}

const EVERY_MS = 80
/** The rate is that of so much time. */
const RATE_MS = 5000
const LONGEST_BAR = 30
const SHORTEST_BAR = 6

/** `now` is in ms. */
export function deployBars(terminal: Pick<Terminal, 'live' | 'columns' | 'paint'>, now: () => number): DeployBars {
  let shownAt = -Infinity
  let step: DeployProgress['step'] | null = null
  let samples: { at: number; bytes: number }[] = []
  const rateOf = (bytes: number): number | null => {
    const at = now()
    samples.push({ at, bytes })
    const first = samples.findIndex((sample) => sample.at >= at - RATE_MS)
    if (first > 0) samples = samples.slice(first)
    const [oldest = { at, bytes }] = samples
    return at - oldest.at < 500 || bytes <= oldest.bytes ? null : ((bytes - oldest.bytes) / (at - oldest.at)) * 1000
  }
  return {
    show(progress) {
      const isDue = progress.step !== step || now() - shownAt >= EVERY_MS
      if (!isDue) return
      if (progress.step === 'hashing') samples = []
      step = progress.step
      shownAt = now()
      const rate = progress.step === 'uploading' ? rateOf(progress.doneBytes) : null
      terminal.live(lineOf(progress, rate, terminal.columns))
    },
    end: () => terminal.live(null),
  }
}

/** A line that says how far a deploy is, in so many columns. `rate`: bytes a second, where that is known. */
export function lineOf(progress: DeployProgress, rate: number | null, columns: number): string {
  if (progress.step === 'finalizing') return 'Finalizing…'
  if (progress.step === 'waiting') {
    const seconds = Math.ceil(progress.ms / 1000)
    return fitting([`The line broke; again in ${seconds} s`, ` (${whyOf(progress.problem)})`], columns)
  }
  const { doneBytes, bytes } = progress
  const isHashing = progress.step === 'hashing'
  const share = bytes === 0 ? 1 : Math.min(1, Math.max(0, doneBytes / bytes))
  const head = `${isHashing ? 'Reading' : 'Sending'} ${String(Math.floor(share * 100)).padStart(3)}%`
  const left = rate === null ? [] : [`  ${sizeTold(rate)}/s`, `  ${timed((bytes - doneBytes) / rate)} left`]
  const parts = isHashing
    ? [`  ${counted(progress.doneFiles)} of ${counted(progress.files)} files`]
    : [`  ${sizeTold(Math.max(0, doneBytes))} of ${sizeTold(bytes)}`, ...left]
  const text = fitting([head, ...parts], columns)
  const room = Math.min(LONGEST_BAR, columns - 1 - text.length - 3)
  if (room < SHORTEST_BAR) return text
  const full = Math.round(share * room)
  return `${text.slice(0, head.length)} [${'#'.repeat(full)}${'.'.repeat(room - full)}]${text.slice(head.length)}`
}

/** The first of the parts, and as many of the next as there is room for. */
function fitting(parts: readonly string[], columns: number): string {
  return parts.reduce((text, part) => (text.length + part.length < columns ? text + part : text), '') || parts[0] || ''
}

function whyOf({ message, cause }: Error): string {
  return cause instanceof Error && cause.message !== '' ? cause.message : message
}

/** A whole number, 0 or more. What `Intl` needs to say the same takes as long to load as a thousand files to look at. */
export function counted(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

function timed(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} min`
  return `${(seconds / 3600).toFixed(1)} h`
}
