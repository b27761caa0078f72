import { deepEqual, equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readConfig } from './read-config.ts'

describe('the settings of language models', () => {
  it('wants all that a model needs', () => {
    const problems = [
      [
        { BURIN_AUTHOR: 'some-model' },
        /^BURIN_AUTHOR is "some-model", but must be embedded, or a protocol and a model/,
      ],
      [{ BURIN_AUTHOR: 'openai-compatible:m' }, /^BURIN_AUTHOR_URL is not given/],
      [
        { BURIN_AUTHOR: 'google:m', BURIN_AUTHOR_BUDGET_USD: '5' },
        /^BURIN_AUTHOR_USD_IN and BURIN_AUTHOR_USD_OUT are not/,
      ],
      [{ BURIN_AUTHOR_SECOND: 'google:m' }, /^BURIN_AUTHOR is not given/],
      [
        { BURIN_AUTHOR: 'google:m', BURIN_AUTHOR_PICTURES: 'yes' },
        /^BURIN_AUTHOR_PICTURES is "yes", but must be on or off/,
      ],
      [{ BURIN_MODEL_SECONDS: '300' }, /^BURIN_MODEL_SECONDS is "300"/],
    ] as const
    for (const [environment, problem] of problems) match(readConfig(environment).problem ?? '', problem)
    equal(readConfig({ BURIN_AUTHOR: 'google:m' }).problem, null)
  })
  it('sends pictures to models of protocols whose models see, unless it is told otherwise', () => {
    const sees = (author: string, pictures = ''): boolean | undefined =>
      readConfig({ BURIN_AUTHOR: author, BURIN_AUTHOR_URL: 'http://127.0.0.1/v1', BURIN_AUTHOR_PICTURES: pictures })
        .config?.author.models[0]?.seesPictures
    deepEqual([sees('anthropic:m'), sees('google:m'), sees('openai-compatible:m')], [true, true, false])
    deepEqual([sees('anthropic:m', 'off'), sees('openai-compatible:m', 'on')], [false, true])
  })
})
