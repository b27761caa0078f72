import { answerOnce } from '../../api/answer-once.ts'
import type { Call, WholeAnswer } from '../../api/route.ts'
import type { ApiCaller, ApiDeps } from './api-deps.ts'

/** Creates something once for an `Idempotency-Key` of the account: whoever asks the same again gets the first answer. */
export async function createOnce(
  { answers }: Pick<ApiDeps, 'answers'>,
  { caller, idempotencyKey, path, body }: Pick<Call<ApiCaller, unknown>, 'caller' | 'idempotencyKey' | 'path' | 'body'>,
  create: () => Promise<WholeAnswer>,
): Promise<WholeAnswer> {
  const codes = { running: 'too_often', otherRequest: 'invalid' }
  const asked = [path.replace(/\/$/, ''), body]
  return answerOnce(
    { store: answers, owner: `hosting ${caller.account.id}`, key: idempotencyKey, asked, codes },
    create,
  )
}
