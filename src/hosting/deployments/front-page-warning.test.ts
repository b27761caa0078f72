import { equal } from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { openHosting } from '../../../tests/open-hosting.ts'
import type { Hosting } from '../../../tests/open-hosting.ts'
import { frontPageWarning } from './front-page-warning.ts'

let hosting: Hosting
before(async () => {
  hosting = await openHosting()
})
after(() => hosting[Symbol.asyncDispose]())

const MISSING = 'There is no index.html, so that visitors find nothing at /.'
const CASES: readonly { of: string; files: Readonly<Record<string, string>>; warning: string | null }[] = [
  { of: 'an index.html', files: { 'index.html': '' }, warning: null },
  { of: 'one in a folder too', files: { 'a/index.html': '', 'index.html': '' }, warning: null },
  { of: 'no page', files: { 'app.js': '' }, warning: MISSING },
  { of: 'names that are like it', files: { 'index.html.bak': '', 'my-index.html': '' }, warning: MISSING },
  {
    of: 'a folder too high',
    files: { README: '', 'dist/blog/a/index.html': '', 'dist/index.html': '' },
    warning: `${MISSING} There is one in dist/: if that is the site, upload what is in dist/, with paths that begin after it.`,
  },
  { of: 'a rule that shows another page', files: { 'app.html': '', _redirects: '/* /app.html 200' }, warning: null },
  { of: 'a rule that leads away', files: { 'app.html': '', _redirects: '/ https://example.com/ 302' }, warning: null },
  { of: 'a rule for another path', files: { 'app.html': '', _redirects: '/old /app.html' }, warning: MISSING },
]
for (const { of, files, warning } of CASES)
  it(`${warning === null ? 'says nothing of' : 'warns of'} a site with ${of}`, async () => {
    const accountId = await hosting.addAccount()
    const { id } = await hosting.deploy(await hosting.addProject(accountId), accountId, files)
    equal(await frontPageWarning(hosting.deps.database, id), warning)
  })
