import { showNumber } from './show-number.ts'

const MICROS_PER_CENT = 10_000n

/** US dollars from cents: "$1,234.50". */
export function showCents(cents: bigint | number): string {
  return showMicros(BigInt(cents) * MICROS_PER_CENT)
}

/** US dollars from millionths of a dollar, to the cent or as exact as it is: "$0.04", "$0.0375". */
export function showMicros(micros: bigint | number): string {
  const exact = BigInt(micros)
  const size = exact < 0n ? -exact : exact
  const fraction = String(size % 1_000_000n)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '')
  return `${exact < 0n ? '−' : ''}$${showNumber(size / 1_000_000n)}.${fraction}`
}

/** Millionths of a dollar as a plain decimal for programs: "1234.50". */
export function decimalOfMicros(micros: bigint): string {
  return showMicros(micros).replaceAll(/[$,]/g, '').replace('−', '-')
}
