import type pg from 'pg'
import type { Hosting } from '../../tests/open-hosting.ts'

/** So many sites of one account; each account has contents of its own in the database. */
const SITES_OF_ACCOUNT = 1000
const PAGE_BYTES = 8_000

/**
 * Adds `site-0`, `site-1`, … with pages `page-0`, `page-1`, …: the first as any site is deployed, the others as copies of its rows. Their
 * contents share objects of the store, which a server cannot know.
 */
export async function addCopies(
  hosting: Hosting,
  superuser: pg.Client,
  { sites, files }: { sites: number; files: number },
): Promise<void> {
  const accountId = await hosting.addAccount()
  const project = await hosting.addProject(accountId, 'site-0')
  const pages = Array.from({ length: files }, (_, page) => [`page-${page}.html`, textOf(page)] as const)
  const deployment = await hosting.deploy(project, accountId, Object.fromEntries(pages))
  for (const statement of STATEMENTS)
    await superuser.query(
      statement
        .replaceAll(':account', `'${accountId}'`)
        .replaceAll(':deployment', `'${deployment.id}'`)
        .replaceAll(':sites', String(sites))
        .replaceAll(':each', String(SITES_OF_ACCOUNT)),
    )
  await superuser.query('analyze')
}

function textOf(page: number): string {
  return Array.from({ length: PAGE_BYTES / 16 }, (_, word) =>
    ((word * (page + 3) * 2_654_435_761) >>> 0).toString(36),
  ).join(' ')
}

const STATEMENTS = [
  `insert into account (id, email, created_at)
   select 'acc_' || number, number || '@example.com', now() from generate_series(0, :sites / :each) as number`,
  `insert into blob (account_id, sha256, coding, object, start, length, touched_at, packing)
   select account.id, sha256, coding, object, start, length, touched_at, packing
   from blob cross join account where blob.account_id = :account and account.id <> :account`,
  `insert into project (id, account_id, slug, name, created_at, updated_at, changed_at)
   select 'prj_' || number, 'acc_' || number / :each, 'site-' || number, 'A site', now(), now(), now() - interval '1 day'
   from generate_series(1, :sites - 1) as number`,
  `insert into deployment
     (id, project_id, account_id, label, branch, state, created_at, touched_at, finalized_at, promotion)
   select 'dep_' || number, 'prj_' || number, 'acc_' || number / :each, 'copy' || lpad(number::text, 8, '0'), 'main',
     'ready', now(), now(), now(), 'promoted'
   from generate_series(1, :sites - 1) as number`,
  `insert into live_deployment (project_id, deployment_id, newest)
   select project_id, id, number from deployment where id <> :deployment`,
  `insert into manifest (deployment_id, account_id, files)
   select deployment.id, deployment.account_id, files from deployment cross join manifest
   where manifest.deployment_id = :deployment and deployment.id <> :deployment`,
]
