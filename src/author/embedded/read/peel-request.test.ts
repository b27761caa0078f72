import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { requestPeeler } from './peel-request.ts'

const { grammar, fields } = loadLexicon()
const peel = requestPeeler(grammar.wrapping, fields)

test('where an icon will stand is none of its picture', () => {
  for (const [text, left] of [
    ['lock icon for the top navigation bar', 'lock'],
    ['heart icon on the home screen', 'heart'],
    ['gear symbol in a toolbar', 'gear'],
    ['star icon in our app', 'star'],
  ] as const)
    assert.equal(peel(text).text, left, text)
})

test('a symbol on a thing that is no part of a screen is on it', () => {
  for (const text of ['lock symbol on a folder', 'heart icon on a shopping bag', 'play button in a circle'])
    assert.equal(peel(text).text, text)
})
