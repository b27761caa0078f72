/** A metric as operators know it. */
export interface Metric<Label extends string> {
  readonly name: string
  readonly help: string
  readonly labels?: readonly Label[]
}

/** The value of each label. There are few of them, all known beforehand; never a prompt, a key, an address or a piece of a path. */
type Labels<Label extends string> = Readonly<Record<Label, string>>

export interface Counter<Label extends string> {
  add(labels: Labels<Label>, by?: number): void
  /** Brings it to what is counted elsewhere already. */
  bringTo(total: number): void
}

export interface Histogram<Label extends string> {
  observe(labels: Labels<Label>, value: number): void
}

export interface Gauge<Label extends string> {
  set(labels: Labels<Label>, value: number): void
  /** Forgets the value of every label. */
  clear(): void
}

/** Makes the metrics of one process. Whoever asks for a name that there is gets the same metric. */
export interface Meter {
  counter<Label extends string = never>(metric: Metric<Label>): Counter<Label>
  histogram<Label extends string = never>(metric: Metric<Label>, buckets: readonly number[]): Histogram<Label>
  gauge<Label extends string = never>(metric: Metric<Label>): Gauge<Label>
  /** Has something read whenever the metrics are asked for, which wait for it. */
  onLook(read: () => void | Promise<void>): void
}
