import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { readRequest } from '../read/read-request.ts'
import { requestWords } from '../read/request-words.ts'
import { spellingIndex } from '../read/spelling.ts'
import { RULES } from './rules.ts'
import { shortMeaning } from './short-meaning.ts'
import type { Rule } from './understand.ts'
import { understand } from './understand.ts'

const lexicon = loadLexicon()
const spelling = spellingIndex(lexicon.words())

const understood = (request: string, rules: readonly Rule[]): string =>
  shortMeaning(understand(readRequest(requestWords(request, lexicon), lexicon, spelling), lexicon, rules))

it('every rule stands in the table once, by the name of its file', () => {
  const files = readdirSync(join(import.meta.dirname, 'rules')).map((file) => file.replace(/\.ts$/, ''))
  assert.deepEqual(RULES.map(({ id }) => id).sort(), files.sort())
})

for (const rule of RULES) {
  describe(rule.id, () => {
    it('has a case', () => assert.ok(rule.cases.length > 0))
    for (const [request, expected] of rule.cases) {
      it(`"${request}"`, () => {
        assert.equal(understood(request, RULES), expected)
        const others = RULES.filter((other) => other !== rule)
        assert.notEqual(understood(request, others), expected, 'the same without the rule: it is no case of it')
      })
    }
  })
}
