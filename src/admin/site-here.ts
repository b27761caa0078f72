import { CliProblem } from '../cli/cli-problem.ts'
import type { Config } from '../config/config.ts'
import type { Queryable } from '../database/database.ts'
import { hostMeant, slugMeant } from '../hosting/moderation/slug-meant.ts'
import { slugsOfHost } from '../hosting/moderation/slugs-of-host.ts'

/** The slug of the site that somebody means by its slug, a host name or an address. A `CliProblem` when it is nobody's, or several sites'. */
export async function siteHere(
  database: Queryable,
  name: string,
  { sitesDomain }: Pick<Config, 'sitesDomain'>,
): Promise<string> {
  const slug = slugMeant(name, sitesDomain)
  if (slug !== null) return slug
  const [only, ...more] = await slugsOfHost(database, hostMeant(name))
  if (only === undefined)
    throw new CliProblem(
      `${JSON.stringify(name)} is no site here: give its slug, a host name below ${sitesDomain}, or a custom domain that leads to it`,
    )
  if (more.length === 0) return only
  throw new CliProblem(`${hostMeant(name)} shows several sites; give the slug of one: ${[only, ...more].join(', ')}`)
}
