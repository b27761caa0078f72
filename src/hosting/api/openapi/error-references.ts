import type { ErrorReference } from '../../../api/openapi/api-description.ts'
import { STATUSES } from '../hosting-dialect.ts'

type Code = keyof typeof STATUSES

interface Told {
  readonly title: string
  /** What the caller can do about it. */
  readonly advice: string
  /** What is answered, for example. */
  readonly error: string
  readonly issues?: readonly { readonly path: string; readonly message: string; readonly code: string }[]
  readonly saysRetryAfter?: true
}

const issue = { path: 'name', message: '`name` is required.', code: 'required' }

const TOLD: Readonly<Record<Code, Told>> = {
  malformed: {
    title: 'Not a request',
    advice: 'Send well-formed HTTP.',
    error: 'This is not a well-formed HTTP/1.1 request.',
  },
  invalid: {
    title: 'What was sent is not valid',
    advice: 'Mend what `issues` names.',
    error: '`name` is required.',
    issues: [issue],
  },
  no_token: { title: 'No token', advice: 'Send one.', error: 'A token is needed.' },
  wrong_token: { title: 'The token is not valid', advice: 'Get a new one.', error: 'This token is not valid.' },
  person_needed: {
    title: 'A person is needed',
    advice: 'Ask with the token of somebody who signed in.',
    error: 'A token made for CI can neither create nor revoke tokens.',
  },
  not_found: { title: 'No such path', advice: 'Look at the paths.', error: 'There is nothing at this path.' },
  no_project: { title: 'No such project', advice: 'List the projects.', error: 'This account has no such project.' },
  no_deployment: {
    title: 'No such deployment',
    advice: 'List the deployments.',
    error: 'This project has no such deployment.',
  },
  no_such_token: { title: 'No such token', advice: 'List the tokens.', error: 'This account has no such token.' },
  no_domain: { title: 'No such domain', advice: 'List the domains.', error: 'This project has no such domain.' },
  method_not_allowed: {
    title: 'Not a method of this path',
    advice: 'Use one that `Allow` names.',
    error: 'This path takes GET, HEAD, OPTIONS, not PUT.',
  },
  conflict: {
    title: 'Not as things stand',
    advice: 'Look at what is there, and ask for something else.',
    error: 'This deployment is finalized and never changes. Create a new one.',
  },
  quota_reached: {
    title: 'A quota is used up',
    advice: 'Make room, as the message says.',
    error: 'This account has used 20 projects, of 20 projects that it may. Delete a project that is no longer needed.',
  },
  too_large: {
    title: 'The body is too large',
    advice: 'Send less at once.',
    error: 'The body must be at most 100 MiB (104857600 bytes): send the files in several batches.',
  },
  too_often: {
    title: 'Too often',
    advice: 'Wait as long as `Retry-After` says.',
    error: 'This account has made its 600 calls in 60 seconds. Call again in 18 seconds.',
    saysRetryAfter: true,
  },
  failed: {
    title: 'Our fault',
    advice: 'Try again; tell us the `X-Request-ID`.',
    error: 'Something went wrong on our side.',
  },
  no_room: {
    title: 'No room for another large body',
    advice: 'Wait, or send another form.',
    error: 'Too many large bodies are being read at the moment.',
    saysRetryAfter: true,
  },
  unavailable: {
    title: 'Something that is needed does not answer',
    advice: 'Wait as long as `Retry-After` says.',
    error: 'Projects cannot be reached now. Try again in 5 seconds.',
    saysRetryAfter: true,
  },
}

/** What the description says of a code. */
export function errorReference(code: string): ErrorReference {
  const { title, advice, error, issues, saysRetryAfter = false } = TOLD[code as Code]
  const example = { error, ...(issues === undefined ? {} : { issues }) }
  return { status: STATUSES[code as Code], title, advice, example, saysRetryAfter }
}
