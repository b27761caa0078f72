import type { HostingDeps } from '../../projects/project.ts'
import { forgetOrphans } from '../blob-rows.ts'
import { ORPHAN_MS, OWNED } from './sweep-later.ts'

const DUE = 'select account_id as "accountId" from hosting_usage where sweep_at <= $1 order by sweep_at limit 1'

/** Contents that no deployment of the account has. */
const ORPHANS = `
  select sha256 from blob
  where account_id = $1 and coding = 'identity' and touched_at <= $2
    and sha256 not in (
      select decode(value, 'hex') from manifest, json_each_text(files) where manifest.account_id = $1
    )
    and sha256 not in (
      select sha256 from deployment_file join deployment on deployment.id = deployment_id where account_id = $1
    )`

const COLLECT_PIECES = `
  with gone as (
    delete from blob_piece where account_id = $1 and sha256 in (
      select sha256 from blob_piece where account_id = $1 group by sha256 having max(made_at) <= $2
    ) returning object, length
  ), less as (select object, sum(length) as length from gone group by object)
  update pack set live_bytes = live_bytes - less.length from less where pack.object = less.object`

/** What is younger may be without a deployment later: then it is looked for again. */
const DONE = `
  update hosting_usage set sweep_at = case
    when exists (select from blob where account_id = $1 and coding = 'identity' and touched_at > $2)
      or exists (select from blob_piece where account_id = $1) then $3::timestamptz
    end
  where account_id = $1`

/** Deletes the contents of one account, the one that waits longest, that nothing has needed for 48 hours; gives 1, or 0 when none is due. */
export async function sweepContents({ database, now }: HostingDeps): Promise<number> {
  const at = new Date(now())
  const before = new Date(at.getTime() - ORPHAN_MS)
  const due = await OWNED.first(database, DUE, [at])
  if (due === null) return 0
  const { accountId } = due
  await database.transaction(async (within) => {
    await forgetOrphans(within, accountId, ORPHANS, before)
    await within.query(COLLECT_PIECES, [accountId, before])
    await within.query(DONE, [accountId, before, new Date(at.getTime() + ORPHAN_MS)])
  })
  return 1
}
