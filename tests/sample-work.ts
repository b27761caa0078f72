import { getPriority } from 'node:os'
import type { WorkContext } from '../src/platform/workers.ts'

/** A workers' file for tests. What takes time waits until it is let go: `gate` is shared memory, open when its number is not 0. */
export function double(task: number): number {
  return task * 2
}

export async function count(upTo: number, { emit }: WorkContext): Promise<string> {
  for (let number = 1; number <= upTo; number++) {
    emit(number)
    if (number % 3 === 0) await Promise.resolve()
  }
  return 'counted'
}

export function refuse(task: string): never {
  throw new TypeError(task)
}

/** Opens its own second gate to say that it runs; keeps the thread busy until the first is opened. */
export function hold(gate: Int32Array): string {
  say(gate, 1)
  Atomics.wait(gate, 0, 0)
  return 'let go'
}

/** Never ends by itself; says at 2 that it has seen that nobody waits. */
export function holdUntilCancelled(gate: Int32Array, { isCancelled }: WorkContext): string {
  say(gate, 1)
  while (!isCancelled()) Atomics.wait(gate, 0, 0, 1)
  say(gate, 2)
  return 'too late'
}

export function fillMemory(): never {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 10_000 }, Math.random))
}

export function end(): void {
  process.exit(7)
}

export function throwLater(): Promise<never> {
  return new Promise(() => setTimeout(() => nothingSuch(), 0))
}

function nothingSuch(): never {
  throw new Error('thrown outside of any promise')
}

export function giveFunction(): () => void {
  return () => undefined
}

/** How far the thread stands back for others; where the system tells threads apart. */
export function niceness(): number {
  return getPriority(0)
}

function say(gate: Int32Array, index: number): void {
  Atomics.store(gate, index, 1)
  Atomics.notify(gate, index)
}
