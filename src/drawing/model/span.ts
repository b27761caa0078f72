/** Where something stands in a program's text. Offsets count UTF-16 units from 0; line and column from 1. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly line: number
  readonly column: number
}
