import { equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { unnamedOperator } from './unnamed-operator.ts'

const named = { parts: ['icons'] as const, operatorName: 'Example Ltd', operatorMail: 'hello@example.com' }

describe('unnamedOperator', () => {
  it('names what is not set', () => {
    equal(unnamedOperator(named), null)
    match(unnamedOperator({ ...named, operatorName: null }) ?? '', /^BURIN_OPERATOR_NAME is not set/)
    match(unnamedOperator({ ...named, operatorMail: null }) ?? '', /^BURIN_OPERATOR_MAIL is not set/)
    const both = unnamedOperator({ ...named, operatorName: null, operatorMail: null }) ?? ''
    match(both, /^BURIN_OPERATOR_NAME and BURIN_OPERATOR_MAIL are not set/)
  })

  it('says nothing where no page needs them', () => {
    equal(unnamedOperator({ parts: ['sites', 'api'], operatorName: null, operatorMail: null }), null)
  })
})
