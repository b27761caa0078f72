/** The pages about projects as routes, over a real database. Browsers and HTTP are in tests/browser/projects.test.ts. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import fc from 'fast-check'
import type { Session } from '../src/accounts/identity/session.ts'
import { findDeployment } from '../src/hosting/deployments/find-deployments.ts'
import type { Deployment } from '../src/hosting/deployments/deployment.ts'
import { findProject, listProjects } from '../src/hosting/projects/find-projects.ts'
import type { Project } from '../src/hosting/projects/project.ts'
import type { WebAnswer } from '../src/web/web-route.ts'
import { statusOf, textOf } from './account-scene.ts'
import { file } from './open-hosting.ts'
import { openProjectSite } from './project-site.ts'
import type { ProjectSite } from './project-site.ts'
import { USUAL_QUOTAS } from './usual-quotas.ts'

let site: ProjectSite
let session: Session
let accountId: string

before(async () => {
  site = await openProjectSite()
})
after(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  session = await site.signIn()
  accountId = session.account.id
})

const page = async (address: string): Promise<string> => textOf(await site.ask(session, address))
const post = (address: string, form: Record<string, string> = {}): Promise<WebAnswer> =>
  site.ask(session, address, form)
const locationOf = (answer: WebAnswer): string => (answer.kind === 'redirect' ? answer.location : textOf(answer))
const liveOf = async (project: Project): Promise<string | null | undefined> =>
  (await findProject(site.hosting.deps.database, accountId, { id: project.id }))?.activeDeploymentId
const projectsOf = (): Promise<readonly Project[]> =>
  listProjects(site.hosting.deps.database, { accountId, before: null, limit: 100 })

/** A project with so many deployments, the last of which is live; the first comes first. */
async function deployed(count: number): Promise<{ project: Project; at: string; deployments: readonly Deployment[] }> {
  const project = await site.hosting.addProject(accountId)
  const deployments: Deployment[] = []
  for (let i = 0; i < count; i += 1)
    deployments.push(await site.hosting.deploy(project, accountId, { 'index.html': `version ${i}` }))
  return { project, at: `/account/projects/${project.slug}`, deployments }
}

describe('the list of projects', () => {
  it('begins with the commands that deploy, for the API of this service', async () => {
    const html = await page('/account/projects')
    assert.match(html, /npx burin login --api https:\/\/api\.burin\.example\nnpx burin deploy \.\/site</)
    assert.match(html, /<dt>Projects<\/dt><dd>0 <small>of 1,000</)
    assert.match(html, /href="\/account\/projects" aria-current="page"/)
  })

  it('has each with its address and what is live', async () => {
    const { project, deployments } = await deployed(1)
    const other = await site.hosting.addProject(accountId)
    const html = await page('/account/projects')
    assert.ok(html.includes(`href="https://${project.slug}.sites.example"`))
    assert.ok(html.includes(`>${deployments[0]?.label}</span> from main, `))
    assert.ok(html.indexOf(other.slug) < html.indexOf(project.slug))
    assert.equal(html.match(/class="badge good">Live</g)?.length, 1)
    assert.equal(html.match(/class="badge">Nothing live</g)?.length, 1)
    assert.doesNotMatch(html, /npx burin/)
    assert.doesNotMatch(textOf(await site.ask(await site.signIn(), '/account/projects')), new RegExp(project.slug))
  })

  it('goes on after 20', async () => {
    for (let i = 0; i < 21; i += 1)
      await site.hosting.addProject(accountId, `many-${i}-${accountId.slice(-6).toLowerCase()}`)
    const first = await page('/account/projects')
    assert.equal(first.match(/Nothing live/g)?.length, 20)
    const [, older = ''] = /href="(\/account\/projects\?before=\d+)"/.exec(first) ?? []
    const second = await page(older)
    assert.equal(second.match(/Nothing live/g)?.length, 1)
    assert.match(second, /many-0-/)
    assert.doesNotMatch(second, /before=/)
    assert.equal(statusOf(await site.ask(session, '/account/projects?before=99999999999999999999x')), 200)
  })
})

describe('making a project', () => {
  const named = (slug: string, more: Record<string, string> = {}): Record<string, string> => ({
    name: ' My site ',
    slug,
    description: '',
    ...more,
  })

  it('leads to its page, which says how to deploy to it; twice is once', async () => {
    const slug = `made-${accountId.slice(-8).toLowerCase()}`
    for (const _ of [1, 2]) {
      const answer = await post('/account/projects', named(` ${slug.toUpperCase()} `))
      assert.equal(locationOf(answer), `/account/projects/${slug}?made`)
    }
    assert.deepEqual(
      (await projectsOf()).map(({ name, description }) => ({ name, description })),
      [{ name: 'My site', description: null }],
    )
    const html = await page(`/account/projects/${slug}?made`)
    assert.match(html, /“My site” has its address\./)
    assert.ok(html.includes(`npx burin deploy ./site --project ${slug}`))
  })

  it('says at the field what is wrong, and keeps what was typed', async () => {
    const slug = `good-${accountId.slice(-8).toLowerCase()}`
    const taken = (await deployed(0)).project.slug
    session = await site.signIn()
    accountId = session.account.id
    const wrong: readonly (readonly [Record<string, string>, number, RegExp])[] = [
      [named('ab'), 400, /id="slug-problem">The name in the address must have 3 to 49 characters\.</],
      [named('x'.repeat(50)), 400, /slug-problem/],
      [named('www'), 400, /The name in the address is reserved; choose another name\./],
      [named(taken), 409, /id="slug-problem">This name is taken/],
      [named(slug, { name: ' ' }), 400, /id="name-problem">The name must not be empty\./],
      [named(slug, { name: 'x'.repeat(101) }), 400, /The name must have at most 100 characters\./],
      [named(slug, { description: 'x'.repeat(501) }), 400, /The description must have at most 500 characters\./],
      [named(slug, { description: 'a\u0000b' }), 400, /id="description-problem"/],
      [{}, 400, /id="name-problem"/],
    ]
    for (const [form, status, problem] of wrong) {
      const answer = await post('/account/projects', form)
      assert.equal(statusOf(answer), status, JSON.stringify(form).slice(0, 80))
      assert.match(textOf(answer), problem)
    }
    assert.match(textOf(await post('/account/projects', named('-bad-'))), /id="slug" name="slug" value="-bad-"/)
    assert.equal((await projectsOf()).length, 0)
    assert.equal(statusOf(await post('/account/projects', named(slug, { name: 'x'.repeat(100) }))), 303)
  })

  it('stops at the quota, and says what makes room', async () => {
    await using small = await openProjectSite({ projects: 1 })
    const somebody = await small.signIn()
    const make = (slug: string): Promise<WebAnswer> => small.ask(somebody, '/account/projects', { name: 'One', slug })
    assert.equal(statusOf(await make('first-one')), 303)
    const refused = await make('second-one')
    assert.equal(statusOf(refused), 409)
    assert.match(textOf(refused), /Nothing was made\. Only 1 project may be here\. Delete a project/)
    assert.match(textOf(refused), /value="second-one"/)
    assert.match(textOf(refused), /<dt>Projects<\/dt><dd>1 <small>of 1</)
  })
})

describe('the deployments of a project', () => {
  it('stand there with what they are, and the live one is marked', async () => {
    const { at, deployments, project } = await deployed(2)
    const uploading = await site.hosting.begin(project, accountId)
    const html = await page(at)
    assert.equal(html.match(/class="badge good">Live</g)?.length, 1)
    assert.equal(html.match(/class="badge warning">Uploading</g)?.length, 1)
    assert.ok(html.includes(`href="https://${deployments[0]?.label}--${project.slug}.sites.example"`))
    assert.ok(!html.includes(`href="https://${uploading.deployment.label}--`))
    assert.match(html, /main · 1 file, 9 bytes · <time datetime="[^"]+" title="[^"]+ UTC">just now</)
    // The live one can be neither promoted nor deleted, and what is uploading not promoted.
    assert.equal(html.match(/\/promote"/g)?.length, 1)
    assert.equal(html.match(/\/delete"/g)?.length, 2)
    assert.match(html, /Roll back…/)
    assert.match(html, new RegExp(`Deployments in 24 hours</dt><dd>3 <small>of ${USUAL_QUOTAS.deploymentsADay}<`))
    assert.match(html, /<dt>Stored<\/dt><dd>\d+ bytes <small>of /)
    assert.match(html, new RegExp(`<dt>Domains</dt><dd>0 <small>of ${USUAL_QUOTAS.domainsOfProject}<`))
  })

  it('go on after 20, which can be promoted too', async () => {
    const { at, project } = await deployed(1)
    for (let i = 0; i < 21; i += 1) await site.hosting.begin(project, accountId)
    const first = await page(at)
    assert.equal(first.match(/Uploading/g)?.length, 20)
    const [, older = ''] = /href="(\/account\/projects\/[^"]*\?before=\d+)"/.exec(first) ?? []
    const second = await page(older)
    assert.equal(second.match(/Uploading/g)?.length, 1)
    assert.match(second, /badge good">Live/)
    assert.match(await page(`${at}?before=1`), /There are no older ones\./)
  })

  it('show one line of a long message', async () => {
    const write = async (commitMessage: string): Promise<string> => {
      const { at, project } = await deployed(0)
      await site.hosting.begin(project, accountId, { commitMessage })
      return page(at)
    }
    assert.match(await write('\nSay why\n\nAnd <b>how</b>.'), /<div class="clamped">Say why<\/div>/)
    assert.match(await write('💚'.repeat(120)), new RegExp(`<div class="clamped">${'💚'.repeat(120)}</div>`))
    assert.match(await write('💚'.repeat(121)), new RegExp(`<div class="clamped">${'💚'.repeat(119)}…</div>`))
    assert.doesNotMatch(await write(' \n '), /<div class="clamped"><\/div>/)
  })
})

describe('promoting', () => {
  it('rolls back and forward, tells who serves the site, and twice is once', async () => {
    const { at, deployments, project } = await deployed(2)
    const [old, young] = deployments
    assert.ok(old !== undefined && young !== undefined)
    for (const [id, live] of [
      [old.id, young.id],
      [old.id, young.id],
      [young.id, old.id],
    ] as const) {
      const answer = await post(`${at}/deployments/${id}/promote`, { live })
      assert.equal(locationOf(answer), `${at}?promoted=${id}`)
      assert.equal(await liveOf(project), id)
      assert.equal(site.changed.at(-1), project.slug)
    }
    assert.match(await page(`${at}?promoted=${young.id}`), new RegExp(`${young.label} is live: visitors see it now\\.`))
    assert.doesNotMatch(await page(`${at}?promoted=${old.id}`), /visitors see it now/)
  })

  it('does nothing when somebody else promoted another meanwhile, and says so', async () => {
    const { at, deployments, project } = await deployed(3)
    const [first, second, third] = deployments.map(({ id }) => id)
    await post(`${at}/deployments/${second}/promote`, { live: third ?? '' })
    for (const live of [third ?? '', '', 'dep_0', '\u0000']) {
      const answer = await post(`${at}/deployments/${first}/promote`, { live })
      assert.equal(statusOf(answer), 409)
      assert.match(textOf(answer), /Nothing was changed: meanwhile another deployment was promoted/)
      // What it asks next time is about what is live now.
      assert.ok(textOf(answer).includes(`name="live" value="${second}"`))
    }
    assert.equal(await liveOf(project), second)
  })

  it('needs one that is finalized', async () => {
    const { at, project } = await deployed(0)
    const { deploymentId } = await site.hosting.begin(project, accountId)
    const uploading = await post(`${at}/deployments/${deploymentId}/promote`, { live: '' })
    assert.equal(statusOf(uploading), 409)
    assert.match(textOf(uploading), /still being uploaded/)
    await site.hosting.deps.database.query("update deployment set state = 'expired' where id = $1", [deploymentId])
    const expired = await post(`${at}/deployments/${deploymentId}/promote`, { live: '' })
    assert.match(textOf(expired), /is expired\. Deploy anew/)
    assert.equal(await liveOf(project), null)
  })
})

describe('deleting a deployment', () => {
  it('takes it away for good; a second time it is not there', async () => {
    const { at, deployments } = await deployed(2)
    const [old] = deployments
    assert.ok(old !== undefined)
    assert.equal(locationOf(await post(`${at}/deployments/${old.id}/delete`)), `${at}?deleted`)
    assert.doesNotMatch(await page(`${at}?deleted`), new RegExp(old.label))
    const again = await post(`${at}/deployments/${old.id}/delete`)
    assert.equal(statusOf(again), 404)
    assert.match(textOf(again), /it may have been deleted\. Nothing was changed\./)
  })

  it('is refused for what visitors see: it may have been promoted meanwhile', async () => {
    const { at, deployments, project } = await deployed(1)
    const answer = await post(`${at}/deployments/${deployments[0]?.id}/delete`)
    assert.equal(statusOf(answer), 409)
    assert.match(textOf(answer), /Nothing was deleted: visitors see this deployment now/)
    assert.equal(await liveOf(project), deployments[0]?.id)
  })
})

describe('the settings of a project', () => {
  it('change what it is called, and empty fields clear', async () => {
    const { at, project, deployments } = await deployed(1)
    const form = { name: 'Shop', description: 'What we sell', deploymentName: 'Spring sale' }
    assert.equal(locationOf(await post(`${at}/settings`, form)), `${at}/settings?saved`)
    assert.match(await page(`${at}/settings?saved`), /Saved\..*value="Spring sale"/s)
    assert.match(await page(at), /<h1>Shop<\/h1>.*What we sell.*Visitors see <strong class="mono">Spring sale</s)
    await post(`${at}/settings`, { name: 'Shop', description: '', deploymentName: ' ' })
    const { description, deploymentName } = (await projectsOf())[0] ?? project
    assert.deepEqual([description, deploymentName], [null, null])
    assert.ok((await page(at)).includes(`Visitors see <strong class="mono">${deployments[0]?.label}`))
  })

  it('say what is wrong, and keep what was typed', async () => {
    const { at, project } = await deployed(0)
    for (const [form, problem] of [
      [{ name: '' }, /id="name-problem">The name must not be empty/],
      [
        { name: 'a', deploymentName: 'x'.repeat(64) },
        /The name of the live deployment must have at most 63 characters/,
      ],
      [{ name: 'a', description: 'x'.repeat(501) }, /The description must have at most 500 characters/],
    ] as const) {
      const answer = await post(`${at}/settings`, form)
      assert.equal(statusOf(answer), 400)
      assert.match(textOf(answer), problem)
    }
    assert.equal((await projectsOf())[0]?.name, project.name)
    assert.equal(statusOf(await post(`${at}/settings`, { name: 'a', deploymentName: 'x'.repeat(63) })), 303)
  })

  it('delete it when its name is typed, and twice is a page that says so', async () => {
    const { at, project } = await deployed(1)
    const refused = await post(`${at}/delete`, { confirm: 'something' })
    assert.equal(statusOf(refused), 400)
    assert.match(textOf(refused), /<details open>.*Nothing was deleted\./s)
    const confirm = ` ${project.slug.toUpperCase()} `
    assert.equal(locationOf(await post(`${at}/delete`, { confirm })), '/account/projects?deleted')
    assert.equal(site.changed.at(-1), project.slug)
    assert.match(await page('/account/projects?deleted'), /The project is deleted.*npx burin login/s)
    assert.equal(statusOf(await post(`${at}/delete`, { confirm })), 404)
    const rows = await site.hosting.deps.database.query('select 1 from deployment where project_id = $1', [project.id])
    assert.equal(rows.length, 0)
  })
})

describe('what another account has', () => {
  it('is not there, and nothing can be done with it', async () => {
    const { at, deployments, project } = await deployed(2)
    const [old, live] = deployments
    const own = await deployed(1)
    assert.ok(old !== undefined && live !== undefined)
    const stranger = await site.signIn()
    const forms: readonly (readonly [string, Record<string, string>])[] = [
      [`${at}/deployments/${old.id}/promote`, { live: live.id }],
      [`${at}/deployments/${old.id}/delete`, {}],
      [`${at}/settings`, { name: 'Mine' }],
      [`${at}/delete`, { confirm: project.slug }],
    ]
    for (const path of [at, `${at}/settings`, `${at}/traffic`])
      assert.equal(statusOf(await site.ask(stranger, path)), 404)
    for (const [path, form] of forms) {
      const answer = await site.ask(stranger, path, form)
      assert.equal(statusOf(answer), 404, path)
      assert.ok(!textOf(answer).includes(project.name))
    }
    // By a project of one's own neither.
    for (const act of ['promote', 'delete'])
      assert.equal(
        statusOf(await post(`${own.at}/deployments/${old.id}/${act}`, { live: own.deployments[0]?.id ?? '' })),
        404,
      )
    assert.equal(await liveOf(project), live.id)
    const key = { accountId, projectId: project.id, deploymentId: old.id }
    assert.notEqual(await findDeployment(site.hosting.deps.database, key), null)
  })

  it('is told from what cannot be by nothing', async () => {
    const { at } = await deployed(0)
    for (const bad of ['a', 'x'.repeat(5000), '%00', 'A%20B', 'prj_1'])
      assert.equal(statusOf(await site.ask(session, `/account/projects/${bad}`)), 404)
    for (const bad of ['dep_0', '%00', 'x'.repeat(5000)])
      for (const act of ['promote', 'delete'])
        assert.equal(statusOf(await post(`${at}/deployments/${bad}/${act}`)), 404)
  })
})

describe('what people write about projects', () => {
  const shape = (html: string): string => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.slice(0, 6)).join('')

  it('never becomes markup', async () => {
    const { hosting } = site
    const shapes = async (text: string): Promise<string[]> => {
      session = await site.signIn()
      accountId = session.account.id
      const { at, project, deployments } = await deployed(1)
      const { database } = hosting.deps
      await database.query('update project set name = $2, description = $2, deployment_name = $2 where id = $1', [
        project.id,
        text,
      ])
      const told = { branch: text, commitMessage: text, environment: text }
      const key = await hosting.begin(project, accountId, told)
      await hosting.upload(key, file('index.html', text))
      await hosting.finalize(key)
      await hosting.begin(project, accountId, told)
      const answers = [
        ...['/account/projects', at, `${at}/settings`].map((path) => site.ask(session, path)),
        post('/account/projects', { name: text.repeat(101), slug: text, description: text }),
        post(`${at}/settings`, { name: '', description: text, deploymentName: text }),
        post(`${at}/delete`, { confirm: text }),
        post(`${at}/deployments/${deployments[0]?.id}/promote`, { live: text }),
      ]
      return (await Promise.all(answers)).map(textOf).map(shape)
    }
    const plain = await shapes('plain')
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '&lt;',
      '<b>',
      '">',
      '<!--',
      ']]>',
      '<script>',
      'a',
      '$&',
      '`',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        assert.deepEqual(await shapes(pieces.join('')), plain)
      }),
      { numRuns: process.env['BURIN_FUZZ'] === 'full' ? 200 : 10 },
    )
  })
})
