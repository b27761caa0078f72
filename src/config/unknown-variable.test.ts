import { equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { unknownVariable } from './unknown-variable.ts'

describe('unknownVariable', () => {
  const meant: readonly (readonly [name: string, setting: string])[] = [
    ['BURIN_PORT', 'BURIN_ICONS_PORT'],
    ['BURIN_PROT', 'BURIN_ICONS_PORT'],
    ['BURIN_ICON_PORT', 'BURIN_ICONS_PORT'],
    ['BURIN_OPERATION_PORT', 'BURIN_OPERATIONS_PORT'],
    ['BURIN_PART', 'BURIN_PARTS'],
    ['BURIN_URL', 'BURIN_BASE_URL'],
    ['BURIN_CREDITZ', 'BURIN_CREDITS'],
    ['BURIN_LIMIT_LIV', 'BURIN_LIMIT_LIVE'],
    ['BURIN_SANDBOX', 'BURIN_LIMIT_SANDBOX'],
    ['BURIN_LOG_LEVEL', 'BURIN_LOG'],
    ['BURIN_DATA_FOLDER', 'BURIN_DATA'],
    ['BURIN_DATABASE_URL', 'DATABASE_URL'],
    ['BURIN_REDIS_URL', 'REDIS_URL'],
    ['BURIN_SMTP_URL', 'SMTP_URL'],
    ['BURIN_STRIPE_SECRET_KEY', 'STRIPE_SECRET_KEY'],
  ]
  for (const [name, setting] of meant) {
    it(`takes ${name} for ${setting}`, () => {
      equal(unknownVariable(name), `${name} is no setting; did you mean ${setting}?`)
    })
  }
  it('lists the settings when none is near', () => {
    match(unknownVariable('BURIN_COLOUR'), /^BURIN_COLOUR is no setting; there are BURIN_PARTS, .*REDIS_URL/)
  })
})
