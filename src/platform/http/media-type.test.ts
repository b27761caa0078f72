import { equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isJsonMediaType } from './media-type.ts'

describe('isJsonMediaType', () => {
  it('takes JSON in UTF-8, however it is written', () => {
    for (const type of ['application/json', 'Application/JSON', 'application/json;charset=utf-8', 'application/json ; Charset="UTF-8"; x=y']) equal(isJsonMediaType(type), true, String(type))
  })
  it('takes nothing else', () => {
    for (const type of [undefined, '', 'application', 'text/json', 'application/jsonl', 'application/problem+json', 'application/json; charset=utf-16', 'application/json; charset="']) equal(isJsonMediaType(type), false, String(type))
  })
})
