import { deepEqual, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ideasPart, readIdeas } from './ideas-part.ts'

describe('the ideas of a draw of two', () => {
  it('are asked for after the request', () => {
    match(ideasPart('The request:\n<<<REQUEST\n\nwords: tea\n\nREQUEST>>>'), /^The request:[^]*REQUEST>>>\n\nTwo icons/)
  })

  it('are two that differ, whatever is round them', () => {
    const two = ['A cup.', 'A kettle.']
    deepEqual(readIdeas('idea: A cup.\nidea: A kettle.'), two)
    deepEqual(readIdeas('Sure!\n\n**Idea:** A cup.\n**Idea:** A kettle.\nidea: A third.\n'), two)
    deepEqual(readIdeas('- Idea: A cup.\n- Idea: A kettle.\n'), two)
  })

  it('are none where the answer is something else', () => {
    for (const text of [
      '',
      'I cannot.',
      'idea: A cup.',
      'idea: A cup.\nidea: A cup.',
      `idea: A cup.\nidea: ${'x'.repeat(200)}`,
    ])
      deepEqual(readIdeas(text), null)
  })
})
