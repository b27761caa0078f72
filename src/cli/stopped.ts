/** Somebody stopped the command, by Ctrl-C or a signal: the reason of every `AbortSignal` of a call. */
export class Stopped extends Error {
  override readonly name = 'Stopped'

  constructor() {
    super('stopped')
  }
}
