import { equal, match, notEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { entityTag, isNotModified } from './entity-tag.ts'

describe('entityTag', () => {
  it('is quoted, the same for the same content, another for another', () => {
    match(entityTag('a'), /^"[\w-]{27}"$/)
    equal(entityTag('a'), entityTag('a'))
    notEqual(entityTag('a'), entityTag('b'))
  })
})

describe('isNotModified', () => {
  it('compares weakly, in lists, and takes a star', () => {
    for (const header of ['"x"', 'W/"x"', '"y" , W/"x"', ' * '])
      equal(isNotModified(header, '"x"'), true, String(header))
    for (const header of [undefined, '', '"y"', 'x', '"X"']) equal(isNotModified(header, '"x"'), false, String(header))
  })
})
