import { z } from 'zod'
import type { WholeAnswer } from '../api/route.ts'

/** What a client needs a credential for (RFC 9728): an address of the service, and how to get and to send a key for it. */
export interface ProtectedResource {
  readonly resource: string
  readonly authorization_servers: readonly string[]
  readonly scopes_supported: readonly string[]
  readonly bearer_methods_supported: readonly string[]
  readonly resource_documentation: string
  readonly resource_name: string
}

const WELL_KNOWN = '/.well-known/oauth-protected-resource'

export const SCOPE = 'icons:draw'

export const protectedResourceSchema: z.ZodType<ProtectedResource> = z
  .strictObject({
    resource: z.url().describe('The address that the metadata is about.'),
    authorization_servers: z.array(z.url()).length(1).describe('Who issues credentials for it.'),
    scopes_supported: z.array(z.literal(SCOPE)).length(1).describe('What a credential allows.'),
    bearer_methods_supported: z
      .array(z.literal('header'))
      .length(1)
      .describe('Where the key goes: into the `Authorization` header.'),
    resource_documentation: z.url().describe('The documentation, for people.'),
    resource_name: z.string().describe('A name for people.'),
  })
  .describe('How to get and send a key (RFC 9728).')

/** The path of the metadata of the resource at `path`, which goes in behind the well-known part; '' is the whole service. */
export function metadataPath(path: string): string {
  return `${WELL_KNOWN}${path}`
}

/** The metadata of the resource at `path`, '' for the whole service: then `resource` is the bare origin. */
export function describeResource(baseUrl: string, path: string): WholeAnswer {
  const body: ProtectedResource = {
    resource: `${baseUrl}${path}`,
    authorization_servers: [baseUrl],
    scopes_supported: [SCOPE],
    bearer_methods_supported: ['header'],
    resource_documentation: `${baseUrl}/docs`,
    resource_name: 'Burin icon drawing',
  }
  return { body }
}
