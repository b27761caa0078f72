import { equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { jsonTypeProblem } from './media-type.ts'

describe('jsonTypeProblem', () => {
  it('takes JSON in UTF-8, however it is written', () => {
    for (const type of [
      'application/json',
      'Application/JSON',
      'application/json;charset=utf-8',
      'application/json ; Charset="UTF-8"; x=y',
    ])
      equal(jsonTypeProblem(type), null, type)
  })
  it('names another type', () => {
    match(jsonTypeProblem(undefined) ?? '', /must come with `Content-Type: application\/json`\.$/)
    match(jsonTypeProblem('') ?? '', /must come with `Content-Type: application\/json`\.$/)
    for (const type of ['application', 'text/json', 'application/jsonl', 'application/problem+json'])
      match(jsonTypeProblem(type) ?? '', new RegExp(`not \`${RegExp.escape(type)}\`\\.$`))
  })
  it('names another charset', () => {
    match(jsonTypeProblem('application/json; charset=utf-16') ?? '', /says `charset=utf-16`/)
    match(jsonTypeProblem('application/json; charset="') ?? '', /UTF-8/)
  })
})
