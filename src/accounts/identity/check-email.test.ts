import { deepEqual, match, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkEmail } from './check-email.ts'

const problemOf = (text: string): string => {
  const checked = checkEmail(text)
  return 'problem' in checked ? checked.problem : `took it as ${checked.email}`
}

describe('checkEmail', () => {
  it('brings an address into the form that is compared', () => {
    const cases: [string, string][] = [
      ['ada@example.com', 'ada@example.com'],
      ['  Ada.Lovelace+icons@Example.COM\n', 'ada.lovelace+icons@example.com'],
      ["o'neill_{x}@a.b-c.example", "o'neill_{x}@a.b-c.example"],
      ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
      [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    ]
    for (const [given, email] of cases) deepEqual(checkEmail(given), { email })
  })

  it('takes 254 characters and no more', () => {
    const label = 'd'.repeat(60)
    const of = (length: number): string => `${`a@${label}.${label}.${label}.${label}`.padEnd(length - 4, 'd')}.org`
    ok('email' in checkEmail(of(250)))
    const longest = `${'a'.repeat(6)}@${label}.${label}.${label}.${label}.com`
    deepEqual([longest.length, checkEmail(longest)], [254, { email: longest }])
    match(problemOf(`a${longest}`), /too long/)
    match(problemOf('a'.repeat(100_000)), /longer than 254/)
    match(problemOf(`${'a'.repeat(65)}@example.com`), /64 characters before/)
  })

  it('says what is wrong in a sentence', () => {
    const cases: [string, RegExp][] = [
      ['', /Enter your/],
      ['  ', /Enter your/],
      ['ada', /looks like/],
      ['@example.com', /looks like/],
      ['ada@', /looks like/],
      ['ada@one@example.com', /only one @/],
      ['ada lovelace@example.com', /spaces/],
      ['ada@example.com\r\nBcc: eve@example.com', /spaces or control/],
      ['ada\u0000@example.com', /control/],
      ['ada\u200b@example.com', /control/],
      ['ada..l@example.com', /before the @/],
      ['.ada@example.com', /before the @/],
      ['ada,eve@example.com', /before the @/],
      ['<ada@example.com>', /before the @/],
      ['"ada"@example.com', /before the @/],
      // Its upper case is an ordinary I: it must not become another's address.
      ['mıke@example.com', /before the @/],
      ['ada@example', /not a domain/],
      ['ada@-a.example', /not a domain/],
      ['ada@192.0.2.1', /not a domain/],
      ['ada@[192.0.2.1]', /not a domain/],
      ['ada@example.com.', /not a domain/],
      ['ada@no-address.invalid', /not a domain/],
      [`ada@${'d'.repeat(64)}.com`, /not a domain/],
    ]
    for (const [given, problem] of cases) match(problemOf(given), problem, JSON.stringify(given))
  })
})
