import { equal, throws } from 'node:assert/strict'
import { it } from 'node:test'
import { momentGiven } from './moment-given.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')

it('a moment is given as a day, a time or how long ago, in UTC unless it says otherwise', () => {
  const moments: readonly (readonly [string, string])[] = [
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T08:30', '2026-11-20T08:30:00.000Z'],
    ['2026-11-20T08:30:15+01:00', '2026-11-20T07:30:15.000Z'],
    ['90m', '2026-11-22T10:30:00.000Z'],
    ['12h', '2026-11-22T00:00:00.000Z'],
    ['7d', '2026-11-15T12:00:00.000Z'],
  ]
  for (const [given, meant] of moments) equal(momentGiven('--since', given, NOW).toISOString(), meant, given)
  for (const given of ['', 'yesterday', '7', '7w', '2026-13-01', '2026-11-20 08:30', '22.11.2026', '-7d'])
    throws(() => momentGiven('--since', given, NOW), /^CliProblem: --since is ".*", but must be a day/, given)
})
