import { equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { localPath } from './local-path.ts'

describe('the path to go on to', () => {
  for (const path of ['/', '/account/keys', '/?prompt=a+bell&size=16', '/device?user_code=BCDF-GHJK#top', '/a:b//c'])
    it(`may be ${path}`, () => equal(localPath(path), path))

  for (const path of [
    '//evil.example',
    '//evil.example/account',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    'https://evil.example/',
    'https:/account',
    'javascript:alert(1)',
    'account',
    ' /account',
    '',
    `/${'a'.repeat(3000)}`,
  ])
    it(`may not be ${JSON.stringify(path.slice(0, 30))}`, () => equal(localPath(path), null))

  it('has what a header cannot carry percent-encoded', () => {
    equal(localPath('/?prompt=Glühbirne'), '/?prompt=Gl%C3%BChbirne')
    equal(localPath('/a\r\nSet-Cookie: x=1'), '/aSet-Cookie:%20x=1')
  })
  it('may be left out', () => equal(localPath(null), null))
})
