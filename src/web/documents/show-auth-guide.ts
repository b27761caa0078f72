import { ERRORS } from '../../contract/error-object.ts'
import { LIMITS } from '../../contract/limits.ts'
import { exampleCommand } from '../../contract/draw-request.ts'
import { metadataPath } from '../protected-resource.ts'
import type { DocumentDeps, DocumentRoute } from '../document-deps.ts'

/** Tells a program how to get a key and use it, what to do when it is refused, and what it need not look for. */
export const showAuthGuide: DocumentRoute = {
  method: 'GET',
  path: '/auth.md',
  summary: 'Tell a program how to get a key and use it.',
  auth: 'none',
  input: null,
  output: null,
  errors: [],
  caching: 'revalidate',
  handle: async (deps) => ({ body: guide(deps), mediaType: 'text/markdown; charset=utf-8' }),
}

function guide(deps: DocumentDeps): string {
  const baseUrl = deps.baseUrl()
  return `# Keys of the icon drawing API

The API is at \`${baseUrl}/api/v1\`. A key goes into the header of each draw, and nowhere else:
\`Authorization: Bearer <key>\`. A key in the address, the body or a cookie is not a credential. Listing the models
(\`GET ${baseUrl}/api/v1/models\`) needs no key.

## Get a key
Nobody has to be asked for a **sandbox key**: it is \`svc_test_\` and 32 characters out of \`0-9A-Za-z\`, any of them. It
draws real icons and costs nothing. Make your own, because whoever sends the same key shares its limits:

\`\`\`sh
echo "svc_test_$(LC_ALL=C tr -dc 0-9A-Za-z < /dev/urandom | head -c 32)"
\`\`\`

${liveKeys(deps)}

## Use it
This command works as it stands:

\`\`\`sh
${exampleCommand(baseUrl, deps.exampleKey)}
\`\`\`

The answer is JSON; \`data[0].svg\` is the icon.

## Limits
- A sandbox key: ${perMinute(deps.policies.sandbox.quota, 'draws')}; with whatever sandbox keys, ${perMinute(deps.policies.sandboxNetwork.quota, 'draws')} from one network address.
${deps.hasCredits ? `- A live key: ${perMinute(deps.policies.live.quota, 'draws')}, and 8 at once unless the operator says otherwise.\n` : ''}- Wrong keys: ${perMinute(deps.policies.wrongKeys.quota, 'tries')} from one network address.
- A prompt: at most ${LIMITS.promptCharacters} characters. Pictures: at most ${LIMITS.images}. Icons in one draw (\`n\`): 1 or ${LIMITS.n}.

## When a draw is refused
Every error is a JSON object with \`status\`, \`code\`, \`message\` and \`request_id\`, and sometimes \`param\` (what is to blame)
and \`retry_after\` (whole seconds, also in the \`Retry-After\` header).

\`\`\`json
${JSON.stringify({ status: 400, code: 'invalid_request', message: '`cut.size` must be 16, 20 or 24.', request_id: 'req_8brkuXriKngG63zjW4nUaBfs', param: 'cut.size' }, null, 2)}
\`\`\`

| status | code | what to do |
|---|---|---|
${Object.entries(ERRORS)
  .map(([code, { status, advice }]) => `| ${status} | \`${code}\` | ${advice} |`)
  .join('\n')}

A 401 has \`WWW-Authenticate: Bearer\` with \`error="invalid_token"\` if a key was sent and is no good, and with
\`resource_metadata\`, the address of the metadata below.

## Not offered
- No OAuth grant of any kind for drawing, and no authorization-code login: \`grant_types_supported\` is empty, there is no
  \`authorization_endpoint\`, and \`POST ${baseUrl}/api/oauth/token\` always answers \`unsupported_grant_type\`.
- No identity assertion, and no registration of agents by a verified e-mail address: there is no \`/agent/auth\`.
- No client registration, no refresh tokens: to draw, a key is all there is.

## Tokens of an account
A program that has to know whose account it works for, such as a command line, gets a token by the device authorization grant
(RFC 8628), where the deployment has accounts. The token names the account at \`/identity/userinfo\`; it does not draw. Its issuer
is another one, with metadata at \`/.well-known/oauth-authorization-server/identity\`, and every program is the client
\`burin-cli\`. \`${baseUrl}/docs/authentication\` has the commands.

## For programs
- Metadata of the protected resource (RFC 9728): \`${baseUrl}${metadataPath('')}\`
- Metadata of the authorization server (RFC 8414): \`${baseUrl}/.well-known/oauth-authorization-server\`
- Description of the API (OpenAPI 3.1): \`${baseUrl}/openapi.json\`
- Reference and guides: \`${baseUrl}/docs\`
`
}

function liveKeys({ hasCredits, baseUrl }: DocumentDeps): string {
  if (!hasCredits)
    return `A **live key** begins with \`svc_live_\` and spends prepaid credits. Draws cost no credits on this deployment, so it
refuses every live key with \`invalid_api_key\`.`
  return `A **live key** is \`svc_live_\` and 32 characters, and spends the credits of an account: one for each item that is
answered \`checked\`; a \`draft\` is free, and so is a draw that fails or is repeated with the same \`Idempotency-Key\`. A person
has to make it: sign in at \`${baseUrl()}/sign-in\` with a code that comes by e-mail, get credits at
\`${baseUrl()}/account/billing\`, and make a key at \`${baseUrl()}/account/keys\`, which shows it once. Revoke it there, too. When
the credits are used up, a draw is answered 402 \`insufficient_credits\`.`
}

function perMinute(quota: number, things: string): string {
  return quota === 0 ? `${things} without limit` : `${quota} ${things} a minute`
}
