import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { segments } from './segment.ts'

const lexicon = loadLexicon()

describe('segments', () => {
  const cases: readonly (readonly [string, readonly string[] | null])[] = [
    ['红色的心', ['心']],
    ['赤い車', ['車']],
    ['家と車', ['家', '車']],
    ['中心', ['中', '心']],
    ['検索アイコン', ['検索']],
    ['龘龘', null],
    ['heart', null],
    ['心', null],
  ]
  for (const [text, expected] of cases)
    test(`"${text}"`, () => {
      assert.deepEqual(segments(text, lexicon), expected)
    })
})
