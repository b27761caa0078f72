import { z } from 'zod'
import { momentSchema } from './person-text.ts'

/** A host at which visitors see a project, as the API shows it. */
export interface DomainObject {
  readonly id: string
  readonly projectId: string
  readonly hostname: string
  readonly pathPrefix: string
  readonly state: 'pending' | 'verified' | 'lost'
  readonly verifiedAt: string | null
  readonly lastCheckedAt: string | null
  readonly problem: string | null
  readonly problemCode: string | null
  readonly createdAt: string
}

export const domainSchema: z.ZodType<DomainObject> = z
  .strictObject({
    id: z.string().describe('`dom_` and 24 letters or digits.'),
    projectId: z.string(),
    hostname: z.string().describe('As DNS has it: small letters, punycode for other scripts.'),
    pathPrefix: z.string().describe('The path at which the site is; `/`: the whole host.'),
    state: z
      .enum(['pending', 'verified', 'lost'])
      .describe(
        '`pending` until its records are found. `lost`: they are gone; visitors see the site for 72 hours more, and it is `verified` again when they are back.',
      ),
    verifiedAt: momentSchema.nullable(),
    lastCheckedAt: momentSchema.nullable().describe('When DNS was asked last.'),
    problem: z.string().nullable().describe('What is wrong, and which record to write where; null: nothing.'),
    problemCode: z
      .string()
      .nullable()
      .describe(
        'The same for programs: `txt_missing`, `txt_mismatch`, `routing_missing`, `a_foreign`, `aaaa_foreign`, `cname_dangling`, `cname_loop`, `caa_blocks`, `proxied`, `servfail`, `not_delegated`, `claimed`, or another.',
      ),
    createdAt: momentSchema,
  })
  .describe('A host of your own, at which visitors see a project.')

export interface DomainCreation {
  readonly hostname: string
  readonly pathPrefix?: string | undefined
}

/** Their own rules are those of domains. */
export const domainCreationSchema: z.ZodType<DomainCreation> = z
  .strictObject({
    hostname: z
      .string()
      .max(2000, 'must have at most 253 characters.')
      .describe('A whole name, such as `www.example.com`; letters of other scripts become punycode. No wildcards.')
      .meta({ examples: ['www.example.com'] }),
    pathPrefix: z
      .string()
      .max(2000, 'must have at most 255 characters.')
      .optional()
      .describe('The path at which the site is to be: `/`, which is the default, or such as `/docs`.')
      .meta({ examples: ['/docs'] }),
  })
  .describe('A host to add to a project.')

/** A record to write into DNS, and what was found of it. */
export interface VerificationRecordObject {
  readonly type: 'TXT' | 'CNAME' | 'A' | 'AAAA'
  readonly name: string
  readonly value: string
  readonly purpose: 'ownership' | 'routing'
  readonly found: readonly string[]
  readonly ok: boolean
}

export const verificationRecordSchema: z.ZodType<VerificationRecordObject> = z
  .strictObject({
    type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
    name: z.string().describe('Where it stands: a whole name, without a dot at its end.'),
    value: z.string().describe('What it says.'),
    purpose: z
      .enum(['ownership', 'routing'])
      .describe(
        '`ownership` is always needed. Of `routing`, the CNAME alone or all A and AAAA: what fits the host comes first. At the top of a zone, where no CNAME can stand, that are the addresses, and the value of the CNAME is for an ALIAS record (ANAME, flattened CNAME).',
      ),
    found: z
      .array(z.string())
      .describe('What DNS answered for this name and type at the last look; of an ALIAS, the addresses.'),
    ok: z.boolean().describe('Whether it was there, and as it should be, at the last look.'),
  })
  .describe('A record to write into DNS.')
