import { findDevice } from '../../accounts/identity/find-device.ts'
import { deviceRefusal } from '../device-refusal.ts'
import { deviceRequestPage } from '../html/device-page.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

/** Shows which program waits with a code, and asks whether to let it in. */
export const showDeviceRequest: WebRoute = {
  method: 'POST',
  path: '/device',
  summary: 'Show which program waits with a code.',
  access: 'account',
  back: '/device',
  body: 'form',
  handle: async (deps, request) => {
    const { accounts, session } = signedIn(deps, request)
    const userCode = (request.form.get('userCode') ?? '').trim()
    const device = await findDevice(accounts.identity, { userCode, account: session.account, network: request.network })
    if (device?.kind === 'pending') return deviceRequestPage(device, userCode, request)
    return deviceRefusal(device ?? { kind: 'gone' }, userCode)
  },
}
