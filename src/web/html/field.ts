import { escape } from '../../pages/html/escape.ts'

export interface Field {
  /** In the form that is sent. */
  readonly name: string
  readonly label: string
  readonly value: string
  /** What is wrong with the value that was sent; null when nothing is. */
  readonly problem: string | null
  /** What to write, for who does not know. */
  readonly hint?: string
  /** More attributes, written by us: `type="date" required`. */
  readonly attributes?: string
  /** For numbers, dates and codes. */
  readonly isShort?: boolean
}

/** A labelled input. A problem stands at the field, is read out with it, and takes the focus. */
export function field({ name, label, value, problem, hint, attributes = '', isShort = false }: Field): string {
  const hintId = hint === undefined ? '' : `${name}-hint`
  const problemId = problem === null ? '' : `${name}-problem`
  const described = [hintId, problemId].filter((id) => id !== '').join(' ')
  return `<div class="field${isShort ? ' short' : ''}">
<label for="${name}">${escape(label)}</label>
${hint === undefined ? '' : `<p class="hint" id="${hintId}">${escape(hint)}</p>\n`}${problem === null ? '' : `<p class="problem" id="${problemId}">${escape(problem)}</p>\n`}<input id="${name}" name="${name}" value="${escape(value)}"${described === '' ? '' : ` aria-describedby="${described}"`}${problem === null ? '' : ' aria-invalid="true" autofocus'}${attributes === '' ? '' : ` ${attributes}`}>
</div>`
}
