/** What a model's answer is, whatever is wrapped round it. */
export type Answer =
  /** Requests in other words, which the embedded author may know how to draw. */
  | { readonly kind: 'readings'; readonly readings: readonly string[] }
  | { readonly kind: 'program'; readonly intent: string; readonly program: string }
  /** Neither. */
  | { readonly kind: 'nothing' }

/** Reads an answer while it comes. */
export interface AnswerReader {
  readonly push: (delta: string) => void
  /** No more comes. */
  readonly end: () => Answer
}

const BEGINNING = /^\s*icon\s+[a-z0-9][a-z0-9-]*\s*(?:[;#].*)?$/
const READING = /^\W*reading\W+(\S.*)$/i
/** Of a program, the end of its last line included. */
const MOST_CHARACTERS = 16_383
const MOST_READINGS = 3
const LONGEST_READING = 120
const LONGEST_INTENT = 160

/**
 * Makes a reader that tells the lines of the program as they come; joined, they are the program that the answer ends with. Nothing
 * else of an answer is ever passed on but one line that says what is shown: fences go, and so do comments, which could say anything.
 */
export function answerReader(onProgram: (delta: string) => void): AnswerReader {
  let rest = ''
  let taken = 0
  let intent = ''
  let program = ''
  let isOver = false
  const readings: string[] = []
  const readLine = (line: string): void => {
    if (program === '' && !BEGINNING.test(line)) {
      const reading = READING.exec(line)?.[1]
      if (reading !== undefined) readings.push(reading.trim())
      else if (!/^\s*(```.*)?$/.test(line)) intent = line
      return
    }
    if (/^\s*```/.test(line)) {
      isOver = true
      return
    }
    const kept = withoutComment(line)
    if (kept === '') return
    program += `${kept}\n`
    onProgram(`${kept}\n`)
  }
  return {
    push(delta) {
      if (isOver) return
      const fits = delta.slice(0, MOST_CHARACTERS - taken)
      taken += fits.length
      const lines = (rest + fits).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (!isOver) readLine(line)
    },
    end() {
      if (!isOver && rest !== '') readLine(rest)
      if (program !== '') return { kind: 'program', intent: intentOf(intent, program), program }
      const good = readings.filter((one) => one.length <= LONGEST_READING).slice(0, MOST_READINGS)
      return good.length > 0 ? { kind: 'readings', readings: good } : { kind: 'nothing' }
    },
  }
}

/** A comment runs to the end of its line, but not out of a text in quotes. */
function withoutComment(line: string): string {
  const [kept = ''] = /^(?:"[^"]*"|[^"#])*/.exec(line) ?? []
  return kept.trimEnd()
}

/** One sentence of plain words; what is no such thing is the name of the program. */
export function intentOf(line: string, program: string): string {
  const plain = line
    .replace(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, '')
    .replace(/[*_`<>]/g, '')
    .replace(/^intent\s*:\s*/i, '')
    .trim()
  if (plain !== '' && plain.length <= LONGEST_INTENT) return /[.!?]$/.test(plain) ? plain : `${plain}.`
  const name = /^\s*icon\s+([a-z0-9-]+)/.exec(program)?.[1] ?? 'icon'
  const words = name.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
