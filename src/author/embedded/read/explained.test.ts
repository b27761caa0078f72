import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { meaningLine } from '../meaning-line.ts'
import { createReadBrief } from '../read-brief.ts'

const read = createReadBrief(loadLexicon())

function partsOf(prompt: string): string {
  return meaningLine(read({ concept: null, prompt })).parts
}

test('words that explain a picture add nothing to it', () => {
  for (const [prompt, parts] of [
    ['magnifying glass with a plus, zoom in', 'zoom-in'],
    ['zoom out (magnifying glass with a minus)', 'zoom-out'],
    ['two overlapping squares for copy', 'copy'],
    ['truck with a check, delivered', 'truck check'],
    ['car with a lightning bolt, electric car', 'car bolt'],
    ['electric car: car with a plug', 'car plug'],
    ['user with a plus, add friend', 'user plus'],
    ['trash can, delete', 'trash'],
    ['triangle with an exclamation mark, warning', 'warning'],
    ['arrow leaving a door, log out', 'logout'],
  ] as const)
    assert.equal(partsOf(prompt), parts, prompt)
})

test('what may add to a picture is lost, and said', () => {
  for (const prompt of ['house with a car, sun', 'folder with a star, arrow', 'cat with a hat, skateboarding'])
    assert.ok(
      read({ concept: null, prompt }).findings.some(({ severity }) => severity === 'error'),
      prompt,
    )
})
