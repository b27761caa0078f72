/** The pages of icons that accounts keep, as routes over a real database: what people do there, and what others try. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { deleteAccount } from '../src/accounts/identity/delete-account.ts'
import type { Session } from '../src/accounts/identity/session.ts'
import { HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { rememberDrawn } from '../src/own-icons/drawn-icons.ts'
import { statusOf, textOf } from './account-scene.ts'
import { openAccountSite } from './account-site.ts'
import type { AccountSite } from './account-site.ts'

const MINUS = 'icon minus\nkeyline sign\nline 4,12 20,12\n'
const PLUS = 'icon plus\nkeyline sign\nline 4,12 20,12\nline 12,4 12,20\n'
/** Three strokes that lie off the pixel grid at the cut of the house, and on it at 16 px with a stroke of 3. */
const BARS = 'icon bars\nkeyline sign\nline 4,9 20,9\nline 4,12 20,12\nline 4,15 20,15\n'
const HOSTILE = '"><script>alert(1)</script>'

let site: AccountSite
let session: Session
before(async () => {
  site = await openAccountSite()
})
after(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  session = await site.signIn()
})

const open = async (address: string, who = session): Promise<string> => textOf(await site.ask(who, address))
const send = (address: string, form: Record<string, string> = {}, who = session) => site.ask(who, address, form)
const sent = (name: string, program: string, more: object = {}): object => ({
  name,
  program,
  prompt: null,
  cut: HOUSE_CUT,
  ...more,
})
const keep = async (icons: unknown, set = ''): Promise<{ status: number; body: Record<string, unknown> }> => {
  const answer = await send('/account/icons', { icons: typeof icons === 'string' ? icons : JSON.stringify(icons), set })
  return { status: statusOf(answer), body: JSON.parse(textOf(answer)) as Record<string, unknown> }
}
const ids = (html: string): string[] =>
  [...html.matchAll(/href="\/account\/icons\/(ico_\w{24})"/g)].map(([, id = '']) => id)
const makeSet = async (name: string): Promise<string> => {
  const answer = await send('/account/icons/sets', { name })
  return answer.kind === 'redirect' ? answer.location : assert.fail(textOf(answer))
}

describe('icons of an account', () => {
  it('are kept from the tray, shown with pictures, renamed, cut anew, put into sets and removed', async () => {
    const set = await makeSet('Mail app')
    const { body } = await keep([sent('minus', MINUS), sent(HOSTILE, PLUS, { prompt: HOSTILE })], set.split('/').at(-1))
    assert.deepEqual(body, { came: 2, there: 0, noRoom: 0, refused: [], inSet: 2 })
    const list = await open('/account/icons')
    assert.match(list, /2 of 2,000/)
    assert.match(list, /script-alert-1-script/)
    assert.ok(!list.includes('<script>alert'))
    assert.equal(list.match(/<svg aria-hidden="true"/g)?.length, 2)
    const [plus = ''] = ids(list)
    const page = await open(`/account/icons/${plus}`)
    assert.ok(page.includes('“&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;”'))
    const saved = await send(`/account/icons/${plus}`, {
      name: 'Add a thing',
      size: '16',
      stroke: '1.5',
      radius: '0',
      finish: 'outlined',
    })
    assert.equal(statusOf(saved), 303)
    assert.match(await open(`/account/icons/${plus}`), /<h1>add-a-thing<\/h1>[^]*16\/1\.5\/0 outlined/)
    assert.ok(!(await open(set)).includes('add-a-thing'))
    assert.equal(statusOf(await send(`/account/icons/${plus}`, { name: '!!' })), 400)
    assert.equal(statusOf(await send(`/account/icons/${plus}/remove`)), 303)
    assert.equal(ids(await open('/account/icons')).length, 1)
  })

  it('are only what our engine draws', async () => {
    const odd = [
      sent('none', 'icon none\n'),
      sent('wrong', '<svg onload="alert(1)"/>'),
      sent('long', `${MINUS}${'# x\n'.repeat(5000)}`),
      sent('zero', `${MINUS}# \0\n`),
      sent('fine', MINUS, { cut: { size: 17 }, prompt: 'x'.repeat(501) }),
    ]
    const { body } = await keep(odd)
    assert.deepEqual([body['came'], (body['refused'] as string[]).sort()], [1, ['long', 'none', 'wrong', 'zero']])
    for (const wrong of [
      '',
      'x',
      '{}',
      '[]',
      '[1]',
      '[{"name": 1, "program": ""}]',
      JSON.stringify(Array(51).fill(sent('a', MINUS))),
    ])
      assert.equal((await keep(wrong)).status, 400, wrong)
  })

  it('are marked as drafts in a set without scripts: by the checker at its cut, by their author at every cut', async () => {
    const set = await makeSet('Mail app')
    await keep([sent('minus', MINUS, { isDraft: true }), sent('bars', BARS), sent('plus', PLUS)], set.split('/').at(-1))
    const drafts = (page: string): string[] =>
      page
        .split('<li data-name="')
        .slice(1)
        .flatMap((one) => (/>Draft<\/span>/.test(one) ? (one.split('"')[0] ?? '') : []))
    assert.deepEqual(drafts(await open(set)).sort(), ['bars', 'minus'])
    await send(set, { name: 'Mail app', size: '16', stroke: '3', radius: '3', finish: 'outlined' })
    assert.deepEqual(drafts(await open(set)), ['minus'])
    const given = JSON.parse(await open(`${set}/icons.json`)) as { name: string; said: { message: string }[] }[]
    const said = new Map(given.map((one) => [one.name, one.said.map(({ message }) => message).join()]))
    assert.deepEqual([said.get('bars'), said.get('plus')], ['', ''])
    assert.match(said.get('minus') ?? '', /drawn as a draft/)
    const minus = ids(await open('/account/icons'))[2] ?? ''
    await send(`/account/icons/${minus}`, { name: 'minus', size: '20', stroke: '2', radius: '3', finish: 'outlined' })
    assert.match(await open(`/account/icons/${minus}`), /Draft/)
  })

  it('another account sees none of them, and can change none', async () => {
    const set = await makeSet('Mine')
    await keep([sent('minus', MINUS)], set.split('/').at(-1))
    const [id = ''] = ids(await open('/account/icons'))
    const other = await site.signIn()
    for (const address of [`/account/icons/${id}`, set, `${set}/icons.json`])
      assert.equal(statusOf(await site.ask(other, address)), 404, address)
    const forms = [
      `/account/icons/${id}`,
      `/account/icons/${id}/keep`,
      `/account/icons/${id}/remove`,
      set,
      `${set}/share`,
      `${set}/unshare`,
      `${set}/delete`,
      `${set}/take-out`,
      `${set}/put-back`,
    ]
    for (const address of forms)
      assert.equal(statusOf(await send(address, { name: 'x', icon: id }, other)), 404, address)
    for (const odd of ['/account/icons/x', '/account/icons/%00', '/account/icons/sets/x'])
      assert.equal(statusOf(await site.ask(session, odd)), 404, odd)
    assert.match(await open(set), /minus/)
  })

  it('what is taken out of a set is named, and comes back by a button', async () => {
    const set = await makeSet('Mail app')
    await keep([sent('minus', MINUS), sent('plus', PLUS)], set.split('/').at(-1))
    const [id = ''] = ids(await open('/account/icons'))
    const out = await send(`${set}/take-out`, { icon: id })
    assert.deepEqual(out, { kind: 'redirect', location: `${set}?out=${id}` })
    const without = await open(`${set}?out=${id}`)
    assert.match(without, /plus is out of the set\. It stays with your account\./)
    assert.match(without, new RegExp(`action="${set}/put-back"><input type="hidden" name="icon" value="${id}">`))
    assert.ok(!without.includes('data-name="plus"'))
    const back = await send(`${set}/put-back`, { icon: id })
    assert.deepEqual(back, { kind: 'redirect', location: `${set}?back=${id}` })
    const whole = await open(`${set}?back=${id}`)
    assert.match(whole, /plus is back, at the end of the set\./)
    assert.ok(whole.includes('data-name="plus"'))
    // A second press changes nothing, and an address that somebody made up says nothing.
    assert.deepEqual(await send(`${set}/put-back`, { icon: id }), { kind: 'redirect', location: set })
    assert.ok(!(await open(`${set}?out=ico_%22%3E`)).includes('out of the set'))
  })

  it('a set is shared by a link that says nothing of whose it is, is for no search engine, and can be taken back', async () => {
    const set = await makeSet(HOSTILE)
    await keep([sent('minus', MINUS)], set.split('/').at(-1))
    await send(`${set}/share`)
    const [, address = ''] = /value="https:\/\/burin\.example(\/shared\/icons\/\w{24})"/.exec(await open(set)) ?? []
    const other = await site.signIn()
    const answer = await site.ask(other, address)
    assert.match(answer.headers?.['x-robots-tag'] ?? '', /noindex/)
    const page = textOf(answer)
    assert.match(page, /<svg role="img" aria-label="minus"/)
    for (const hidden of [
      session.account.id,
      session.account.email,
      '<script>alert',
      'set_',
      'ico_',
      '/account/icons/',
    ])
      assert.ok(!page.includes(hidden), hidden)
    assert.equal(statusOf(await site.ask(other, `${address.slice(0, -1)}_`)), 404)
    await send(`${set}/unshare`)
    assert.equal(statusOf(await site.ask(other, address)), 404)
    await send(`${set}/share`)
    const [, again = ''] = /(\/shared\/icons\/\w{24})"/.exec(await open(set)) ?? []
    assert.notEqual(again, address)
    await deleteAccount(site.deps.accounts!.identity, session.account)
    assert.equal(statusOf(await site.ask(other, again)), 404)
  })

  it('names of sets that others read are plain, and a set takes no other cut than there is', async () => {
    for (const name of ['', ' ', 'x'.repeat(61), 'a\u0000b', 'a\nb', 'a\u202Eb'])
      assert.equal(statusOf(await send('/account/icons/sets', { name })), 400, JSON.stringify(name))
    const set = await makeSet('ü'.repeat(60))
    assert.equal(statusOf(await send(set, { name: 'x\u0007' })), 400)
    await send(set, { name: 'Other', size: '999', stroke: '1', radius: '3', finish: 'outlined' })
    assert.match(await open('/account/icons'), /Other<\/a>[^]*0 icons at 24\/2\/3 outlined/)
  })

  it('what was drawn is shown, kept one by one, emptied and switched off', async () => {
    const deps = { database: site.database, now: site.deps.now, random: site.deps.random }
    const draws = Array.from({ length: 61 }, (_, at) => ({
      name: 'minus',
      program: `${MINUS}# ${at}\n`,
      prompt: 'a minus',
      cut: HOUSE_CUT,
      isDraft: at === 60,
    }))
    await rememberDrawn(deps, { accountId: session.account.id, icons: draws })
    const history = await open('/account/icons/history')
    assert.equal(ids(history).length, 60)
    assert.match(history, /Draft/)
    const [, older = ''] = /href="([^"]*before=[^"]*)"/.exec(history) ?? []
    assert.equal(ids(await open(older)).length, 1)
    const [id = ''] = ids(history)
    await send(`/account/icons/${id}/keep`)
    await send('/account/icons/history', { history: 'off' })
    await send('/account/icons/history/clear')
    assert.match(await open('/account/icons/history'), /Nothing that you draw from now on is kept here/)
    assert.deepEqual(ids(await open('/account/icons')), [id])
    const exported = JSON.parse(await open('/account/export.json')) as { icons: unknown[]; keepsIconHistory: boolean }
    assert.deepEqual([exported.icons.length, exported.keepsIconHistory], [1, false])
  })
})
