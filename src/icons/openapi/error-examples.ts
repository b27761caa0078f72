import { ERRORS } from '../../contract/error-object.ts'
import type { ErrorBody, ErrorCode } from '../../contract/error-object.ts'

const DETAILS: Readonly<Record<ErrorCode, Pick<ErrorBody, 'message' | 'param' | 'retry_after'>>> = {
  invalid_request: { message: '`cut.size` must be 16, 20 or 24.', param: 'cut.size' },
  invalid_api_key: {
    message:
      'An API key is needed: send it as `Authorization: Bearer <key>`; any `svc_test_` and 32 letters or digits works as a sandbox key here.',
  },
  insufficient_credits: { message: 'The account has 0 credits, and this draw needs 1. Add credits, then draw again.' },
  model_not_found: { message: 'There is one model here: `iconmodel-1`.', param: 'model' },
  rate_limit_exceeded: {
    message:
      'This key has had its 120 draws in 60 seconds. Ask again in 18 seconds; the `RateLimit` header of every answer says how many are left.',
    retry_after: 18,
  },
  server_error: { message: 'Something went wrong on our side. The request_id helps us to find it.' },
  model_error: { message: 'No attempt gave an icon. Try again with other words.' },
  model_offline: { message: 'The operator has switched live draws off; sandbox keys still work.' },
  model_unavailable: { message: 'The model cannot answer now. Wait 5 seconds.', retry_after: 5 },
}

/** What the Error object of a code looks like. */
export function errorExample(code: ErrorCode): ErrorBody {
  return { status: ERRORS[code].status, code, request_id: 'req_8brkuXriKngG63zjW4nUaBfs', ...DETAILS[code] }
}
