import { quantile } from '../../src/tools/quantile.ts'
import type { Measured } from './measure-author.ts'

/** What a token costs, in millionths of a US dollar. */
export interface TokenPrices {
  readonly inputToken: number
  readonly outputToken: number
}

const HEAD = [
  '',
  'n',
  'checked',
  'shown',
  'wrong',
  'failed',
  'readings',
  'attempts',
  'in',
  'out',
  's p50',
  's p95',
  'USD',
]

/** The figures of authors, one a line; tokens are those of one request in the mean, money is that of all. */
export function tableOf(
  authors: readonly (readonly [name: string, all: readonly Measured[], prices: TokenPrices])[],
): string {
  const rows = [HEAD, ...authors.map(([name, all, prices]) => rowOf(name, all, prices))]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
    )
    .join('\n')
}

function rowOf(name: string, all: readonly Measured[], { inputToken, outputToken }: TokenPrices): string[] {
  const percent = (isSo: (one: Measured) => boolean): string =>
    `${((100 * all.filter(isSo).length) / Math.max(1, all.length)).toFixed(1)} %`
  const sum = (of: (one: Measured) => number): number => all.reduce((total, one) => total + of(one), 0)
  const mean = (of: (one: Measured) => number): number => sum(of) / Math.max(1, all.length)
  const seconds = all.map((one) => one.seconds)
  const microUsd = sum((one) => one.inputTokens * inputToken + one.outputTokens * outputToken)
  return [
    name,
    String(all.length),
    percent(({ verdict }) => verdict === 'checked'),
    percent(({ verdict }) => verdict === 'checked' || verdict === 'shown-draft'),
    percent(({ verdict }) => verdict === 'wrong'),
    percent(({ verdict }) => verdict === 'failed'),
    percent(({ isReading }) => isReading),
    mean(({ attempts }) => attempts).toFixed(2),
    mean(({ inputTokens }) => inputTokens).toFixed(0),
    mean(({ outputTokens }) => outputTokens).toFixed(0),
    (quantile(seconds, 0.5) ?? 0).toFixed(2),
    (quantile(seconds, 0.95) ?? 0).toFixed(2),
    (microUsd / 1e6).toFixed(4),
  ]
}
