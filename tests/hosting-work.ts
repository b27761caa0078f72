/**
 * Deploys over and over until it is killed, and says what it does. Arguments: the database, the folder of the contents, the account, the
 * project, and a number that no other run has.
 */
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { openDatabase } from '../src/database/open-database.ts'
import { addBatch } from '../src/hosting/deployments/add-batch.ts'
import { createDeployment } from '../src/hosting/deployments/create-deployment.ts'
import { finalizeDeployment } from '../src/hosting/deployments/finalize-deployment.ts'
import { promoteDeployment } from '../src/hosting/deployments/promote-deployment.ts'
import { packQuickly, packThoroughly } from '../src/hosting/deployments/sweep/pack-work.ts'
import { sweepHosting } from '../src/hosting/deployments/sweep/sweep-hosting.ts'
import { openFileObjects } from '../src/platform/blobs/open-file-objects.ts'
import { newObjectName } from './blob-stores.ts'
import { file } from './open-hosting.ts'
import { silent } from './test-database.ts'

const [url = '', folder = '', accountId = '', projectId = '', life = ''] = process.argv.slice(2)
const database = await openDatabase({ url, dataFolder: '', log: silent, now: Date.now })
const store = await openFileObjects({ folder, newName: newObjectName })
// The clock runs ahead, so that there is something to sweep.
const now = (): number => Date.now() + Number(life) * 3 * 3_600_000
const deps = { database, store, now, random: randomBytes }

for (let turn = 0; ; turn += 1) {
  const asked = { accountId, projectId, branch: 'main', commitMessage: null, environment: null }
  const created = await createDeployment(deps, asked, 1_000_000)
  if (created.kind !== 'created') throw new Error(created.kind)
  const key = { accountId, projectId, deploymentId: created.deployment.id }
  // All files of one deployment begin alike: a mixture of two would show.
  const mark = `${life}-${turn}`.padEnd(12)
  const files = Array.from({ length: 30 }, (_, i) => file(`${i}.txt`, `${mark}${`line ${i} `.repeat(100)}`))
  process.stdout.write('uploading\n')
  const large = file('large.bin', Buffer.concat([Buffer.from(mark), Buffer.alloc(1_200_000, turn)]))
  await addBatch(deps, key, Readable.from([...files, large]), Infinity)
  process.stdout.write('finalizing\n')
  await finalizeDeployment(deps, key, { promote: turn % 2 === 0 })
  process.stdout.write('promoting\n')
  await promoteDeployment(deps, key)
  process.stdout.write('sweeping\n')
  await sweepHosting({
    ...deps,
    packQuickly: async (task) => packQuickly(task),
    packThoroughly: async (task) => packThoroughly(task),
    isStopping: () => false,
    did: () => undefined,
    failed: (what, error) => {
      throw new Error(`the sweep of ${what} failed`, { cause: error })
    },
  })
}
