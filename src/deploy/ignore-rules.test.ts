import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countRules, ignoreRules } from './ignore-rules.ts'

/** Text of an ignore file, what it leaves out, and what not: as git 2.39 says of each. */
const CASES: readonly (readonly [text: string, out: readonly string[], left: readonly string[]])[] = [
  ['*.map', ['a.map', 'a/b.map', '.map', 'x.map/'], ['a.MAP', 'map', 'a.map.js']],
  ['/a', ['a', 'a/', 'a/b'], ['b/a']],
  ['a/b', ['a/b', 'a/b/c'], ['x/a/b', 'a/c', 'a/']],
  ['a/', ['a/', 'x/a/', 'a/b'], ['a', 'x/a']],
  ['a/**', ['a/b', 'a/b/c', 'a/b/'], ['a', 'a/']],
  ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['b', 'ab', 'a/bc']],
  ['**/b/c', ['b/c', 'a/b/c'], ['a/bc', 'c']],
  ['**', ['a', 'a/b', '.a'], []],
  ['a**b', ['ab', 'axb'], ['a/b']],
  ['a?c', ['abc', 'a.c'], ['ac', 'a/c', 'abbc']],
  ['[ab]x', ['ax', 'bx'], ['cx', '[ab]x']],
  ['[!a-c]x', ['dx', '-x'], ['ax', 'cx', 'x']],
  ['[]a]', [']', 'a'], ['b']],
  ['[[:digit:]]*', ['1', '9a'], ['a1']],
  ['[a', [], ['a', '[a']],
  ['a\\*', ['a*'], ['ab']],
  ['\\#a\n\\!b', ['#a', '!b'], ['a', 'b']],
  ['# a\n\n  \n', [], ['a', '# a']],
  ['a  \nb\\ ', ['a', 'b '], ['a  ', 'b']],
  ['*.txt\n!keep.txt', ['a.txt'], ['keep.txt', 'x/keep.txt']],
  ['!keep.txt\n*.txt', ['keep.txt'], []],
  ['a/\n!a/b', ['a/', 'a/b'], []],
  ['a/*\n!a/b', ['a/c'], ['a/', 'a/b']],
  ['a\r\nb\r\n', ['a', 'b'], ['a\r']],
]

describe('the rules of an ignore file', () => {
  it('leave out what git would', () => {
    for (const [text, out, left] of CASES) {
      const said = ignoreRules(text)
      deepEqual(
        [...out, ...left].filter((path) => said(path) === true).toSorted(),
        out.toSorted(),
        JSON.stringify(text),
      )
    }
  })
  it('say what they bring back by its name, and not by a pattern', () => {
    const said = ignoreRules('!id_rsa')
    deepEqual([said('a/id_rsa'), said('id_dsa')], ['keep', false])
    const patterns = ignoreRules('*\n!dist/\n!dist/**')
    deepEqual([patterns('dist/id_rsa'), patterns('id_rsa')], [false, true])
  })
  it('are counted without comments', () => equal(countRules('# a\n\n*.map\n!b\n'), 2))
  it('come to an end, however they are made', () => {
    const long = 'a'.repeat(255)
    const paths = [`${long}/${long}/${long}/${long}`, 'a/'.repeat(500), ' '.repeat(250)]
    const hostile = [
      `${'a*'.repeat(30_000)}b`,
      `${'*a'.repeat(200)}b`,
      `${'**/a/'.repeat(200)}b`,
      `${'**/'.repeat(20_000)}b`,
      `${'*/'.repeat(500)}*b`,
      `${'?*'.repeat(120)}b`,
      `${'[a-z]*'.repeat(120)}b`,
      `${'['.repeat(60_000)}`,
      `[${'[:'.repeat(30_000)}`,
      `a${' '.repeat(60_000)}b`,
      `${'\\'.repeat(60_001)}`,
    ]
    for (const pattern of hostile) {
      const said = ignoreRules(pattern)
      deepEqual(
        paths.map((path) => said(path)),
        [false, false, false],
        pattern.slice(0, 20),
      )
    }
  })
})
