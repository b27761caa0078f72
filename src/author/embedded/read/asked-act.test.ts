import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readWrapping } from '../../../lexicon/grammar.ts'
import { isAskedAct } from './asked-act.ts'

const wrapping = readWrapping()

describe('what begins as if it asked for a drawing', () => {
  for (const text of [
    'add a user',
    'add new contacts',
    'insert a table',
    'Add a family photo',
    'add a book to the cart',
    'add an item to my wish list',
  ])
    it(`"${text}" is an act`, () => assert.equal(isAskedAct(text, wrapping), true))
  for (const text of [
    'add a bell',
    'add a user icon',
    'draw a user',
    'add a cat to the toolbar',
    'add',
    'create a folder',
    'add a picture of a file in a red folder',
  ])
    it(`"${text}" asks for a drawing`, () => assert.equal(isAskedAct(text, wrapping), false))
})
