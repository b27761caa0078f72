import { letProgramIn } from './let-program-in.ts'

/** The token of a program that a person lets in at the service; `log` gives what it has logged since, mails among it. */
export async function tokenOfProgram(baseUrl: string, log: () => string): Promise<string> {
  const post = async (path: string, fields: Record<string, string>): Promise<Record<string, string>> =>
    (await (
      await fetch(baseUrl + path, { method: 'POST', body: new URLSearchParams({ client_id: 'burin-cli', ...fields }) })
    ).json()) as Record<string, string>
  const { device_code = '', user_code: userCode = '' } = await post('/identity/device-authorization', {})
  await letProgramIn(baseUrl, { userCode, log })
  const grantType = 'urn:ietf:params:oauth:grant-type:device_code'
  const { access_token: token } = await post('/identity/token', { grant_type: grantType, device_code })
  if (token === undefined) throw new Error('the program was not let in')
  return token
}
