/** Holds the migrations that are released to what they were: a database that has run one refuses another text of it. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './source-file.ts'

/** Each with the SHA-256 of its text. A release adds its own here. */
const RELEASED: Readonly<Record<string, string>> = {
  '0001-kept-answers.sql': '9e7fd660bc0eb64ad726ac8aa7b088d2b23511c59100438df1cc5beaae99409a',
  '0002-accounts.sql': 'ff63ff2d2f5ac06d6da5b60fda82450e516e02fa68d5631da8bd18aec72ffd18',
  '0003-identity.sql': 'ddc6f44e18529cf8528ca825eb8cbc4348ee78e562473d1b0bfab85b1b232500',
  '0004-ledger.sql': 'f012b79ac366b15e42b83f370e3d83f784320396afbfa187ad5a1170770218c9',
  '0005-payments.sql': '3deb357497f8cbc469bff4097a8db8018b3da14275002d8049381a4ed1f4e8c7',
  '0006-sweep-payments.sql': 'a0c7523e76c9cfc81c91a1e36540ee6e53fbb9fa36762cc5691e944bdbe50d0a',
  '0007-sign-in-limits.sql': '9f34f7cde26425fe32ad2097a22d9d45425a9cae5caf090068c0dd532905305d',
  '0008-paid-drawings.sql': '12970768730f9e0210f26473db9e140ddbd14ef1fd8c0800d2c8cfcad3838276',
  '0009-books.sql': '20cededcbea14490c1cabba1892f3fa0a87e9e73787833d5b76d9a4a57413e20',
  '0010-paid-stays.sql': '82c9bd62960b6e7e9fbd2000f8e01ef67091baf0d7d601e77685e8dcd4a2acd9',
  '0011-hosting.sql': '1ebf20984180cfae7c32529bf4379d30bf3e8abd55fd94f5f6776fd37d8a22b9',
  '0012-faster-books.sql': '96f447aa004c5b6e3fa987bef18b739155b85809e5d5392dd494b7ef792c7a2e',
}

test('released migrations are as they were released', () => {
  const folder = 'src/database/migrations'
  const changed = Object.entries(RELEASED).filter(
    ([file, checksum]) => checksumOf(join(root, folder, file)) !== checksum,
  )
  assert.ok(
    changed.length === 0,
    changed.map(([file]) => `${folder}/${file} was changed: put the change into a new migration`).join('\n'),
  )
})

/** Null when the file is gone. A checkout may have given the lines other ends. */
function checksumOf(path: string): string | null {
  if (!existsSync(path)) return null
  return createHash('sha256').update(readFileSync(path, 'utf8').replaceAll('\r\n', '\n')).digest('hex')
}
