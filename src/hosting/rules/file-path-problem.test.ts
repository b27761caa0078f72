import { equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { filePathProblem } from './file-path-problem.ts'

describe('the path of a file', () => {
  it('may be any relative one', () => {
    for (const path of ['index.html', 'a/b/c.js', '.well-known/x', '_redirects', 'a b', 'ü/日本.html', '...', 'a..b/c'])
      equal(filePathProblem(path), null, path)
  })
  it('may have 1,024 bytes', () => {
    for (const letter of ['a', 'é', '日', '😀']) {
      const bytes = Buffer.byteLength(letter)
      const whole = letter.repeat(Math.floor(1024 / bytes)) + 'a'.repeat(1024 % bytes)
      equal(filePathProblem(whole), null, letter)
      match(filePathProblem(`${whole}a`) ?? '', /longer than 1024 bytes/)
    }
  })
  it('is refused for what would mislead', () => {
    const wrong: readonly (readonly [string, RegExp])[] = [
      ['', /empty/],
      ['/a', /relative/],
      ['a//b', /empty segment/],
      ['a/', /empty segment/],
      ['./a', /segment "\."; leave out \.\//],
      ['a/../b', /segment "\.\."/],
      ['..', /segment "\.\."/],
      ['a\\b', /backslash/],
      ['a\u0000', /control/],
      ['a\n', /control/],
      ['a\u0085', /control/],
      ['e\u0301', /NFC/],
      ['\ud800', /Unicode/],
    ]
    for (const [path, problem] of wrong) match(filePathProblem(path) ?? '', problem, JSON.stringify(path))
  })
  it('never leads out of the folder, whatever passes', () => {
    const part = fc.constantFrom('..', '.', '', 'a', '/', '\\', '%2e%2e', '\u0000', 'é')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = parts.join('/')
        if (filePathProblem(path) !== null) return
        const { pathname } = new URL(`http://h/site/${path.split('/').map(encodeURIComponent).join('/')}`)
        equal(pathname.startsWith('/site/'), true)
      }),
    )
  })
})
