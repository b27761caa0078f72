import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { whatIsLeft } from './what-is-left.ts'

const lexicon = loadLexicon()

test('what is left remains', () => {
  assert.equal(whatIsLeft('likes left', lexicon), 'likes remaining')
  assert.equal(whatIsLeft('free storage left', lexicon), 'free storage remaining')
})

test('people leave, and a turn goes to the left', () => {
  for (const text of ['guests left', 'turn left', 'left', 'likes']) assert.equal(whatIsLeft(text, lexicon), null)
})

test('how many are left points nowhere', () => {
  const { head, guest } = createReadBrief(lexicon)({ concept: null, prompt: 'likes left (for a dating app)' })
  assert.deepEqual(
    [head, guest?.subject].map((one) => (one?.kind === 'glyph' ? one.glyph : null)),
    ['heart', 'hash'],
  )
})
