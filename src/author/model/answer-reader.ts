import { createReadLine, NO_STATEMENT } from './program-lines.ts'
import type { Repeats } from './repeats.ts'

/** What a model's answer is, whatever is wrapped round it. */
export type Answer =
  /** Requests in other words, which the embedded author may know how to draw. */
  | { readonly kind: 'readings'; readonly readings: readonly string[] }
  | {
      readonly kind: 'program'
      readonly intent: string
      /** Statements alone; a `?` where a line was none. */
      readonly program: string
      /** The same lines as the model wrote them, for itself alone. */
      readonly written: string
    }
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
/** Of an answer, so that a program is at most 16 KiB with the end of its last line. */
const MOST_CHARACTERS = 16_380
const MOST_READINGS = 3
const LONGEST_READING = 120
const PLAIN_READING = /^[a-z0-9 ,'-]+$/i
const LONGEST_INTENT = 160
const PLAIN_INTENT = /^[\p{Script=Latin}0-9 ,;:'’"“”()–-]+$/u
const LONGEST_WORD = 24

/**
 * Makes a reader that tells the lines of the program as they come; joined, they are the program that the answer ends with. Nothing
 * else of an answer is ever passed on but one line that says what is shown, and readings: fences go, so do comments, and lines that are no
 * statements, which could say anything. `repeats` knows what must not be said: the prompt.
 */
export function answerReader(repeats: Repeats, onProgram: (delta: string) => void): AnswerReader {
  const readStatement = createReadLine(repeats)
  let rest = ''
  let taken = 0
  let intent = ''
  let program = ''
  let written = ''
  let isOver = false
  let isCut = false
  const readings: string[] = []
  const keep = (line: string): void => {
    program += `${line}\n`
    onProgram(`${line}\n`)
  }
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
    const kept = readStatement(line)
    if (kept === '') return
    written += `${line}\n`
    keep(kept ?? NO_STATEMENT)
  }
  return {
    push(delta) {
      if (isOver) return
      const fits = delta.slice(0, MOST_CHARACTERS - taken)
      isCut ||= fits.length < delta.length
      taken += fits.length
      const lines = (rest + fits).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (!isOver) readLine(line)
    },
    end() {
      // Half a line may be a statement of its own, and another one than was meant.
      if (!isOver && isCut && program !== '') keep(NO_STATEMENT)
      else if (!isOver && rest !== '') readLine(rest)
      if (program !== '') return { kind: 'program', intent: intentOf(intent, program, repeats), program, written }
      const good = readings.filter((one) => isPlainReading(one) && !repeats(one)).slice(0, MOST_READINGS)
      return good.length > 0 ? { kind: 'readings', readings: good } : { kind: 'nothing' }
    },
  }
}

function isPlainReading(text: string): boolean {
  return text.length <= LONGEST_READING && PLAIN_READING.test(text)
}

/** One sentence of plain words that does not repeat the prompt; what is no such thing is the name of the program. */
function intentOf(line: string, program: string, repeats: Repeats): string {
  const text = line
    .replace(/[*_`]/g, '')
    .replace(/^\W*intent\s*:\s*/i, '')
    .trim()
  const [sentence = ''] = /^[^.!?]*/.exec(text) ?? []
  // A point within a word is that of an address, or of code.
  const isSentence = sentence.length <= LONGEST_INTENT && /^(?:[.!?]+(?:\s|$)|$)/.test(text.slice(sentence.length))
  const isPlain =
    PLAIN_INTENT.test(sentence) &&
    /\p{L}{2}/u.test(sentence) &&
    sentence.split(/[\s-]/).every((word) => word.length <= LONGEST_WORD)
  if (isSentence && isPlain && !repeats(sentence)) return `${sentence.trimEnd()}.`
  const name = /^\s*icon\s+([a-z0-9-]+)/.exec(program)?.[1] ?? 'icon'
  const words = name.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
