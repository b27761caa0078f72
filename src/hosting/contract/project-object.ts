import { z } from 'zod'
import { momentSchema, personText } from './person-text.ts'
import { TAKE_DOWN_REASONS } from './take-down-reason.ts'

/** A site under a name of its own, as the API shows it. */
export interface ProjectObject {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string | null
  readonly deploymentName: string | null
  readonly url: string
  readonly activeDeploymentId: string | null
  readonly withheld: Withheld | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** Why operators keep a site from its visitors. */
export interface Withheld {
  readonly why: 'taken_down' | 'name_waits' | 'name_refused'
  readonly since: string
  /** For what it was taken down, or why the name was refused. */
  readonly reason: string | null
}

const withheldSchema = z
  .strictObject({
    why: z
      .enum(['taken_down', 'name_waits', 'name_refused'])
      .describe(
        '`taken_down`: visitors get 451, and nothing can be promoted. `name_waits`: the name reads like that of somebody known, and an operator has to look at it; until then visitors get 404. `name_refused`: that was done, and it stays so.',
      ),
    since: momentSchema,
    reason: z
      .string()
      .nullable()
      .describe(`Of what was taken down one of ${TAKE_DOWN_REASONS.map((one) => `\`${one}\``).join(', ')}.`),
  })
  .describe('Why the operator of the service keeps the site from its visitors; null: it is shown.')

export const projectSchema: z.ZodType<ProjectObject> = z
  .strictObject({
    id: z.string().describe('`prj_` and 24 letters or digits.'),
    name: z.string().describe('For people.'),
    slug: z.string().describe('The name in its address. It never changes.'),
    description: z.string().nullable(),
    deploymentName: z.string().nullable().describe('What the live deployment is called in place of its label.'),
    url: z.url().describe('Where visitors see the site.'),
    activeDeploymentId: z.string().nullable().describe('What visitors see; null: nothing yet.'),
    withheld: withheldSchema.nullable(),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  })
  .describe('A site under a name of its own.')

const name = personText(1, 100).describe('For people.')
const description = personText(0, 500).nullable().optional().describe('For people.')

export interface ProjectCreation {
  readonly name: string
  readonly slug: string
  readonly description?: string | null | undefined
}

/** The slug's own rules are those of projects. */
export const projectCreationSchema: z.ZodType<ProjectCreation> = z
  .strictObject({
    name,
    slug: z
      .string()
      .max(1000, 'must have 3 to 49 characters.')
      .describe(
        '3 to 49 small letters, digits and single hyphens; nobody else may have it. It is the name in the address.',
      )
      .meta({ examples: ['my-site'] }),
    description,
  })
  .describe('What a new project is made of.')

export interface ProjectUpdate {
  readonly name?: string | undefined
  readonly description?: string | null | undefined
  readonly deploymentName?: string | null | undefined
}

export const projectUpdateSchema: z.ZodType<ProjectUpdate> = z
  .strictObject({
    name: name.optional(),
    description,
    deploymentName: personText(1, 63)
      .nullable()
      .optional()
      .describe('What the live deployment is called in place of its label; null: as it is.'),
    slug: z
      .unknown()
      .refine(
        (value) => value === undefined,
        'cannot be changed: the site has its address by it. Create another project.',
      )
      .optional()
      .meta({ not: {}, description: 'A slug never changes: whoever sends one is refused.' }),
  })
  .describe('What changes of a project. What is left out stays; null clears.')
