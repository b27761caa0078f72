import { answerDevice } from '../../accounts/identity/answer-device.ts'
import { deviceRefusal } from '../device-refusal.ts'
import { deviceAnsweredPage } from '../html/device-page.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

/** Lets a program in, or turns it away. Anything but a clear approval is none. */
export const answerDeviceRequest: WebRoute = {
  method: 'POST',
  path: '/device/answer',
  summary: 'Let a program in, or turn it away.',
  access: 'account',
  back: '/device',
  body: 'form',
  handle: async (deps, request) => {
    const { accounts, session } = signedIn(deps, request)
    const userCode = request.form.get('userCode') ?? ''
    const approve = request.form.get('answer') === 'approve'
    const answer = await answerDevice(accounts.identity, { userCode, account: session.account, approve })
    return answer.kind === 'answered' ? deviceAnsweredPage(approve) : deviceRefusal(answer, userCode)
  },
}
