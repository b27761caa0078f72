/** What a process that is kept is told. */
export type ToKept =
  | { readonly kind: 'begin'; readonly task: object }
  /** Whether it is there: asked now and then, to be answered at once. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'stop' }
/** What it tells. */
export type FromKept =
  | { readonly kind: 'at-work' }
  | { readonly kind: 'here' }
  | { readonly kind: 'told'; readonly news: unknown }

/** Begins the work of a process; `tell` reaches whoever keeps it. Disposing of what it gives ends the work in order. */
export type Begin<Task> = (task: Task, tell: (news: unknown) => void) => Promise<AsyncDisposable>

/**
 * The other side of `keepProcesses`: begins when it is told what to do, and ends when it is told to, or when whoever keeps it is gone.
 * Signals are left to the keeper, because a terminal sends its Ctrl-C to all.
 */
export function runKept<Task extends object>(begin: Begin<Task>): void {
  let work: Promise<AsyncDisposable> | null = null
  let isStopping = false
  const tell = (news: FromKept): void => {
    // Who keeps it may be gone.
    process.send?.(news, undefined, undefined, () => undefined)
  }
  const start = async (task: object): Promise<void> => {
    work = begin(task as Task, (news) => tell({ kind: 'told', news }))
    await work
    tell({ kind: 'at-work' })
  }
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await (await work)?.[Symbol.asyncDispose]()
    // What was told last has to go out first.
    if (process.connected) process.disconnect?.()
    process.exit(0)
  }
  process.on('message', (order: ToKept) => {
    if (order.kind === 'ask') return tell({ kind: 'here' })
    void (order.kind === 'begin' ? start(order.task) : stop())
  })
  process.on('disconnect', () => void stop())
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
}
