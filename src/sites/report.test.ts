import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openSiteScene } from '../../tests/site-scene.ts'
import type { SiteScene } from '../../tests/site-scene.ts'

const HOST = 'shop.sites.test'

let scene: SiteScene
before(async () => {
  scene = await openSiteScene()
  scene.put('shop', {
    report: 'mine',
    'report.html': 'mine',
    'report/index.html': 'folder',
    _redirects: '/* /report/ 302!',
  })
})
after(() => scene[Symbol.asyncDispose]())

describe('/report', () => {
  it('is a form of ours, whatever the site has there, without scripts, cookies or a line in the log of its owner', async () => {
    for (const [host, path] of [
      [HOST, '/report'],
      [HOST, '/report?x=<b>'],
      ['SHOP.sites.test.', '/report'],
    ] as const) {
      const seen = scene.observed.length
      const { status, headers, body } = await scene.ask(host, path, { 'if-none-match': '*', range: 'bytes=0-1' })
      equal(status, 200)
      match(body.toString(), /<form method="post" action="https:\/\/api\.example\/report"/)
      match(body.toString(), /name="host" value="shop\.sites\.test"/)
      doesNotMatch(body.toString(), /<script|<b>|mine/)
      match(
        String(headers['content-security-policy']),
        /default-src 'none';.*form-action https:\/\/api\.example\/report;/,
      )
      deepEqual([headers['cache-control'], headers['set-cookie']], ['no-store', undefined])
      equal(scene.observed.length, seen)
    }
    const { body } = await scene.ask(HOST, '/report', {}, 'HEAD')
    equal(body.length, 0)
  })
  it('leaves the site its other pages', async () => {
    equal((await scene.ask(HOST, '/report/')).headers['location'], '/report/')
    scene.put('plain', { 'report.html': 'mine', 'report/index.html': 'folder' })
    equal((await scene.ask('plain.sites.test', '/report/')).body.toString(), 'folder')
    match((await scene.ask('plain.sites.test', '/report')).body.toString(), /Report this site/)
  })
  it('is there for a site that is taken down, whose page leads to it, and not where there is none', async () => {
    scene.put('down', { 'index.html': 'home' })
    scene.bar('down', { barred: 'taken-down', reason: 'phishing' })
    const page = await scene.ask('down.sites.test', '/')
    deepEqual([page.status, page.body.includes('href="/report"')], [451, true])
    equal((await scene.ask('down.sites.test', '/report')).status, 200)
    equal((await scene.ask('nobody.sites.test', '/report')).status, 404)
    equal((await scene.ask('else.example', '/report')).status, 404)
    scene.put('empty', { 'index.html': 'home' })
    const missing = await scene.ask('empty.sites.test', '/none', { accept: 'text/html' })
    ok(missing.status === 404 && missing.body.includes('href="/report"'))
  })
})
