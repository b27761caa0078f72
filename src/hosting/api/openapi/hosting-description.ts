import type { z } from 'zod'
import type { ApiDescription } from '../../../api/openapi/api-description.ts'
import { batchSchema } from '../../contract/batch-object.ts'
import {
  deploymentCreationSchema,
  deploymentSchema,
  finalizationSchema,
  finalizedSchema,
} from '../../contract/deployment-object.ts'
import { domainCreationSchema, domainSchema, verificationRecordSchema } from '../../contract/domain-object.ts'
import { errorSchema } from '../../contract/error-object.ts'
import { limitsSchema } from '../../contract/limits-object.ts'
import { createdTokenSchema, tokenCreationSchema, tokenSchema } from '../../contract/token-object.ts'
import { requestSchema, trafficSchema } from '../../contract/traffic-object.ts'
import { projectCreationSchema, projectSchema, projectUpdateSchema } from '../../contract/project-object.ts'
import { errorReference } from './error-references.ts'

/** What the hosting API says of itself beside its routes; `pagesUrl`: the icon service's origin, whose pages have the terms. */
export function hostingDescription(pagesUrl: string): ApiDescription {
  return {
    pagesUrl,
    info: {
      title: 'Project hosting',
      version: '1.0.0',
      summary: 'Folders in, sites out.',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    docsPath: '/docs',
    tags: TAGS,
    sent: new Map<string, z.ZodType>([
      ['ProjectCreation', projectCreationSchema],
      ['ProjectUpdate', projectUpdateSchema],
      ['DeploymentCreation', deploymentCreationSchema],
      ['Finalization', finalizationSchema],
      ['TokenCreation', tokenCreationSchema],
      ['DomainCreation', domainCreationSchema],
    ]),
    answered: new Map<string, z.ZodType>([
      ['Project', projectSchema],
      ['Deployment', deploymentSchema],
      ['FinalizedDeployment', finalizedSchema],
      ['Batch', batchSchema],
      ['Domain', domainSchema],
      ['VerificationRecord', verificationRecordSchema],
      ['Limits', limitsSchema],
      ['Token', tokenSchema],
      ['CreatedToken', createdTokenSchema],
      ['Traffic', trafficSchema],
      ['SiteRequest', requestSchema],
      ['Error', errorSchema],
    ]),
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description:
          'A session token of the identity provider, or one that was made for CI, in the `Authorization` header and nowhere else.',
      },
    },
    security: [{ token: [] }],
    errors: { schema: errorSchema, always: ['malformed', 'invalid', 'failed'], describe: errorReference },
    repeated: 'creation',
    headers: {
      'RateLimit-Policy': {
        description: 'The limit that holds for this account: `q` calls in `w` seconds.',
        schema: { type: 'string' },
        example: '"api";q=600;w=60',
      },
      RateLimit: {
        description: 'What is left of it: `r` calls, until `t` seconds from now.',
        schema: { type: 'string' },
        example: '"api";r=542;t=18',
      },
    },
    examplesOf: ({ example, success }, baseUrl) => ({
      requests: {},
      answers: example === undefined ? {} : { answer: { summary: success ?? '', value: example(baseUrl) } },
      otherAnswers: {},
    }),
  }
}

const INTRODUCTION = `Puts folders on the web. A deployment is made in three steps: create it, upload its files in batches, finalize it. Visitors then see it at the project's address, and each deployment at one of its own.

Requests and answers are JSON in UTF-8, but for uploads. In a request, a property that is not listed is refused; answers may grow: ignore what you do not know. Paths are the same with and without a slash at their end. Times are ISO 8601 in UTC. Lists are arrays, newest first; \`Link\` says where the next page is. Every answer carries \`X-Request-ID\`.

Every refusal is \`{"error", "issues"?}\`. What another account has is answered 404, as what is not there. Creates take an \`Idempotency-Key\`, but for tokens.

Nearly every call needs a token: \`Authorization: Bearer <token>\`. A program gets one with the device authorization grant (RFC 8628) of the issuer that [\`/.well-known/oauth-protected-resource\`](/.well-known/oauth-protected-resource) names: it asks for a code, shows it, you type it in at the issuer's page while you are signed in there, and the program fetches its token. It is good for 90 days, of which 30 may pass without a call, or until you end it on the page of your account. With it, \`POST /account/tokens\` makes tokens for programs that nobody signs in, such as CI.`

const TAGS = [
  { name: 'Projects', description: 'Sites, each under a name of its own.' },
  { name: 'Deployments', description: 'Versions of a site: uploaded, finalized, promoted.' },
  { name: 'Domains', description: 'Hosts of your own, at which visitors see a project.' },
  { name: 'Account', description: 'What the account may use, and its tokens for CI.' },
  { name: 'Service', description: 'For programs that have to find out whether it works, and where people sign in.' },
]
