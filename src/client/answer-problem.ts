/** What answered is no Burin API, or a much older or newer one: its answers are not what they have to be. */
export class AnswerProblem extends Error {
  override readonly name = 'AnswerProblem' as const

  /** `address`: who answered; `what` follows "it". */
  constructor(address: string, what: string, options: ErrorOptions = {}) {
    super(`${address} does not answer as a Burin API does: it ${what}. Is the address right?`, options)
  }
}
