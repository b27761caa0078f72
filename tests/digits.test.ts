import { deepEqual } from 'node:assert/strict'
import { it } from 'node:test'
import { DIGITS } from '../src/author/embedded/compose/piece.ts'
import { ALPHABET, CAP_HEIGHT } from '../src/drawing/compiler/alphabet.ts'

it('two digits in a host are set by the widths that the stroke alphabet draws them in', () =>
  deepEqual(
    [...DIGITS],
    Array.from('0123456789', (digit) => ALPHABET[digit]!.width / CAP_HEIGHT),
  ))
