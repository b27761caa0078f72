import { throws } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawIcons } from '../scripts/icon-packages/draw-icons.ts'

describe('icons for packages', () => {
  it('are refused by a name that there is not, with the one that is meant', () => {
    throws(() => drawIcons(['home', 'bel']), /^Error: there is no icon "bel"; did you mean bell\?$/)
    throws(() => drawIcons(['bin']), /^Error: there is no icon "bin"; did you mean trash\?$/)
    throws(() => drawIcons(['qqqqqq']), /^Error: there is no icon "qqqqqq"$/)
  })
})
