import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { maskOf } from './mask.ts'
import { piecesOf, topologyOf } from './pieces.ts'

const drawing = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">${shapes}</svg>`

test('counts pieces and holes, and leaves out what nobody sees', () => {
  const mask = maskOf(drawing('<circle cx="8" cy="8" r="5"/><path d="M16 4v16M20 20h.01M3 22h.01" stroke-width=".2"/>'))
  deepEqual(topologyOf(mask), { pieces: 2, holes: 1 })
  deepEqual(topologyOf(maskOf(drawing('<path d="M4 4h16v16H4zM4 12h16"/>'))), { pieces: 1, holes: 2 })
})

test('says how thick a piece is', () => {
  const { pieces } = piecesOf(maskOf(drawing('<path d="M2 4h20"/><circle cx="12" cy="15" r="5" fill="currentColor"/>')))
  const [line, disc] = pieces
  ok(line !== undefined && Math.abs(line.thickness - 2) < 0.3 && line.extent === 20, JSON.stringify(line))
  ok(disc !== undefined && Math.abs(disc.thickness - 12) < 0.6, JSON.stringify(disc))
  ok(line.wide === 0 && disc.wide > 0.99, `${line.wide} ${disc.wide}`)
})

test('says which share of a piece is wide: of a disc on a line the disc', () => {
  const pin = drawing('<path d="M12 9v13"/><circle cx="12" cy="6" r="3" fill="currentColor"/>')
  const wide = piecesOf(maskOf(pin)).pieces[0]?.wide ?? 0
  ok(wide > 0.55 && wide < 0.75, `${wide}`)
})
