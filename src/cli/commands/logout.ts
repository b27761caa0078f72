import { revokeToken } from '../sign-in/revoke-token.ts'
import type { AddressCommand } from '../user-command.ts'

export const logout: AddressCommand = {
  words: ['logout'],
  about: 'ends your token and forgets it',
  arguments: [],
  options: {},
  examples: ['burin logout'],
  needs: 'address',
  run: async (call) => {
    const { apiAddress, credentials, isTokenSet } = call
    const credential = (await credentials.read()).origins[new URL(apiAddress).origin]
    const still = isTokenSet ? ' BURIN_TOKEN is set and stays good: unset it, and end it with burin tokens revoke.' : ''
    if (credential === undefined)
      return {
        lines: [`You were not signed in at ${apiAddress}.${still}`],
        json: { api: apiAddress, wasSignedIn: false, revoked: false },
        exitCode: 0,
      }
    const revoked = await revokeToken(credential, call)
    // Also when it could not be ended: somebody wants it gone from here.
    await credentials.forget(apiAddress)
    const done = revoked
      ? `Signed out of ${apiAddress}: the token is good no more.`
      : `The token is forgotten here, but ${credential.issuer} could not be told to end it: end it on the page of your account there.`
    return {
      lines: [`${done}${still}`],
      json: { api: apiAddress, wasSignedIn: true, revoked },
      exitCode: revoked ? 0 : 1,
    }
  },
}
