import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { offGrid } from './off-grid.ts'

const stroked = (data: string, size = 24): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24"><path fill="none" stroke="#000" stroke-width="2" d="${data}"/></svg>`

describe('offGrid', () => {
  test('counts both edges of a stroke between pixels, and none of one on the grid', () => {
    assert.equal(offGrid(stroked('M4 12H20M12 4V20'), 24), 0)
    assert.equal(offGrid(stroked('M4 12.5H20'), 24), 2)
    assert.equal(offGrid(stroked('M12.3 4V20'), 24), 2)
  })

  test('a drawing made smaller leaves the grid', () => {
    assert.equal(offGrid(stroked('M4 12H20', 16), 16), 2)
  })

  test('slants, arcs and short ends are no edges', () => {
    assert.equal(offGrid(stroked('M4 5L20 18.5'), 24), 0)
    assert.equal(offGrid(stroked('M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0'), 24), 0)
    assert.equal(offGrid(stroked('M11 12.4H13'), 24), 0)
  })
})
