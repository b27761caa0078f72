const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof LEVELS)[number]
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** One JSON object a line. Callers hand in facts, never the text of a prompt. */
export interface Log {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** A log that writes every line of at least `level` through `write`. `now` gives milliseconds since 1970. */
export function createLog(level: LogLevel, now: () => number, write: (line: string) => void): Log {
  const lowest = LEVELS.indexOf(level)
  const at =
    (name: LogLevel) =>
    (event: string, fields: LogFields = {}): void => {
      if (LEVELS.indexOf(name) < lowest) return
      write(
        `${withoutSecrets(JSON.stringify({ time: new Date(now()).toISOString(), level: name, event, ...fields }))}\n`,
      )
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** Keys end up in addresses and error texts by mistake; the log must not keep them. */
function withoutSecrets(line: string): string {
  return line
    .replace(/\b(svc_(?:live|test)_|burin_(?:session|token)_)[0-9A-Za-z_-]+/g, '$1…')
    .replace(/\b(bearer\s+)[\w.~+/=-]+/gi, '$1…')
}
