import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Author, Brief, Draft } from '../author/author.ts'
import { embeddedAuthor } from '../author/embedded/embedded-author.ts'
import { compile } from '../drawing/compiler/compile.ts'
import { parse } from '../drawing/language/parse.ts'
import { allCuts, cutName, HOUSE_CUT } from '../drawing/model/cut.ts'
import type { Finding } from '../drawing/model/finding.ts'
import { write } from '../drawing/svg/write.ts'
import { sampleLexicon } from '../lexicon/sample-lexicon.ts'
import type { DrawEvent } from './drawn.ts'
import { attempt, attemptBy } from './attempt.ts'
import { createStudio } from './draw.ts'
import type { Judge } from './draw.ts'

const GOOD = 'icon good\nkeyline circle\ncircle 12,12 10\n'
const OTHER = 'icon other\nkeyline square\nbox 3,3 18x18\n'
/** Two strokes that nearly touch: clear space fails. */
const CROWDED = 'icon crowded\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\n'
const WORSE =
  'icon worse\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\nline 8,4 8,20\nline 10.5,3 10.5,20\nline 13,4 13,20\n'
const BROKEN = 'icon broken\ncircel 12,12\n'

function unmatched(severity: Finding['severity']): Finding {
  return {
    rule: 'unmatched',
    severity,
    message: '"wombat" is not shown.',
    at: null,
    measured: null,
    limit: null,
    span: null,
  }
}

function draft(program: string, findings: readonly Finding[] = []): Draft {
  return { program, intent: `The ${/icon (\S+)/.exec(program)?.[1] ?? ''}.`, findings, idea: 'fake' }
}

function fakeAuthor(...items: readonly (readonly Draft[])[]): Author & { asked: number } {
  const author = {
    asked: 0,
    concept: () => 'fake',
    isDeterministic: true,
    revision: null,
    async *propose(_brief: Brief, index: 0 | 1) {
      for (const one of items[index] ?? []) {
        author.asked += 1
        yield one
      }
      return null
    },
  }
  return author
}

const brief: Brief = { prompt: 'x', concept: null, images: [], cut: HOUSE_CUT, count: 1 }

async function drawOne(...drafts: readonly Draft[]) {
  const { items } = await createStudio({ author: fakeAuthor(drafts), judge: attempt, revision: 'test' }).draw(brief)
  const [item] = items
  assert.ok(item)
  return item
}

describe('the loop', () => {
  test('stops at the first draft without errors', async () => {
    const author = fakeAuthor([draft(GOOD), draft(OTHER)])
    const { items } = await createStudio({ author, judge: attempt, revision: 'test' }).draw(brief)
    assert.equal(author.asked, 1)
    assert.deepEqual([items[0]?.status, items[0]?.attempts, items[0]?.intent], ['checked', 1, 'The good.'])
  })

  test('goes on after errors and counts the attempts', async () => {
    const item = await drawOne(draft(CROWDED), draft(BROKEN), draft(GOOD))
    assert.deepEqual([item.status, item.attempts, item.intent], ['checked', 3, 'The good.'])
  })

  test('keeps the best try, not the last, and never takes more than four', async () => {
    const author = fakeAuthor([draft(WORSE), draft(CROWDED), draft(WORSE), draft(BROKEN), draft(GOOD)])
    const { items } = await createStudio({ author, judge: attempt, revision: 'test' }).draw(brief)
    assert.equal(author.asked, 4)
    assert.deepEqual([items[0]?.status, items[0]?.attempts, items[0]?.intent], ['draft', 4, 'The crowded.'])
    assert.ok(items[0]?.findings.some(({ severity }) => severity === 'error'))
  })

  test('of two with as many errors it keeps the one with fewer warnings, and of equal ones the earlier', async () => {
    const plain = draft(CROWDED.replace('crowded', 'plain'))
    const warned = draft(CROWDED, [unmatched('warning')])
    for (const drafts of [
      [warned, plain, draft(CROWDED)],
      [plain, warned, draft(CROWDED)],
    ])
      assert.equal((await drawOne(...drafts)).intent, 'The plain.')
  })

  test('fewer errors count before fewer warnings', async () => {
    const wrong = draft(CROWDED, [unmatched('error')])
    const warned = draft(CROWDED.replace('crowded', 'plain'), [unmatched('warning')])
    for (const drafts of [
      [wrong, warned],
      [warned, wrong],
    ])
      assert.equal((await drawOne(...drafts)).intent, 'The plain.')
  })

  test('a word that is not shown makes a draft, but no further attempt could show it', async () => {
    const item = await drawOne(draft(GOOD, [unmatched('error')]), draft(OTHER))
    assert.deepEqual([item.status, item.attempts], ['draft', 1])
  })

  test('a warning leaves it checked', async () => {
    const item = await drawOne(draft(GOOD, [unmatched('warning')]))
    assert.deepEqual([item.status, item.findings[0]?.rule], ['checked', 'unmatched'])
  })

  test('a program that cannot be read is an attempt with problems, never an exception', async () => {
    const item = await drawOne(draft(BROKEN), draft('icon nothing\n'))
    assert.deepEqual([item.status, item.svg, item.attempts], ['draft', '', 2])
    assert.deepEqual([...new Set(item.findings.map(({ rule }) => rule))], ['program'])
  })

  test('a crash of the engine costs an attempt, not the draw, and leaves with its program and cut', async () => {
    const crashing: typeof compile = (program, cut) => {
      if (program.name === 'good') throw new Error('no such corner')
      return compile(program, cut)
    }
    const judge: Judge = (one, cut) => attemptBy(crashing, one, cut)
    const author = fakeAuthor([draft(GOOD), draft(OTHER)])
    const { items, crashes } = await createStudio({ author, revision: 'test', judge }).draw(brief)
    assert.deepEqual([items[0]?.status, items[0]?.attempts, items[0]?.intent], ['checked', 2, 'The other.'])
    assert.deepEqual(
      crashes?.map(({ program, cut }) => [program, cut]),
      [[GOOD, HOUSE_CUT]],
    )
    assert.match(crashes?.[0]?.trace ?? '', /no such corner\n +at /)
  })

  test('nothing proposed is an item without a picture', async () => {
    const { items } = await createStudio({ author: fakeAuthor([]), judge: attempt, revision: 'test' }).draw({
      ...brief,
      count: 2,
    })
    assert.deepEqual(
      items.map(({ svg, status, attempts, findings }) => [svg, status, attempts, findings.length]),
      [
        ['', 'draft', 0, 1],
        ['', 'draft', 0, 1],
      ],
    )
  })

  test('the second item is another picture, where there is one', async () => {
    const author = fakeAuthor([draft(GOOD)], [draft(GOOD), draft(OTHER)])
    const { items } = await createStudio({ author, judge: attempt, revision: 'test' }).draw({ ...brief, count: 2 })
    assert.deepEqual(
      items.map(({ index, intent, attempts }) => [index, intent, attempts]),
      [
        [0, 'The good.', 1],
        [1, 'The other.', 1],
      ],
    )
  })

  test('the same composition moved by a pixel is no second idea; where there is no other, that is said', async () => {
    const author = fakeAuthor([draft(GOOD)], [draft('icon good\nkeyline circle\ncircle 12,12 9\n')])
    const { items } = await createStudio({ author, judge: attempt, revision: 'test' }).draw({ ...brief, count: 2 })
    assert.match(items[1]?.findings[0]?.message ?? '', /^This is no second idea/)
  })

  test('equal findings are one', async () => {
    const item = await drawOne(draft(GOOD, [unmatched('warning'), unmatched('warning')]))
    assert.equal(item.findings.filter(({ rule }) => rule === 'unmatched').length, 1)
  })

  test('those who watch hear every step in order', async () => {
    const events: DrawEvent[] = []
    await createStudio({ author: fakeAuthor([draft(CROWDED), draft(GOOD)]), judge: attempt, revision: 'test' }).draw(
      brief,
      (event) => events.push(event),
    )
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['intent', 'program', 'preview', 'intent', 'program', 'preview', 'item'],
    )
  })

  test('an aborted draw ends', async () => {
    const studio = createStudio({ author: fakeAuthor([draft(GOOD)]), judge: attempt, revision: 'test' })
    await assert.rejects(studio.draw(brief, undefined, AbortSignal.abort()), { name: 'AbortError' })
  })
})

describe('with the embedded author', () => {
  const studio = createStudio({ author: embeddedAuthor(sampleLexicon()), judge: attempt, revision: 'test' })
  const prompts = [
    'cloud with a bolt below',
    'user plus',
    'no bell',
    'star in a circle',
    'wombat',
    'letter B in a square',
  ]

  test("an item's program, compiled again with its cut, gives exactly its svg", async () => {
    for (const [index, cut] of allCuts().entries()) {
      if (index % 7 !== 0) continue
      const prompt = prompts[index % prompts.length] ?? ''
      const { items } = await studio.draw({ prompt, concept: null, images: [], cut, count: 2 })
      for (const { program, svg } of items)
        assert.equal(write(compile(parse(program).program, cut).drawing), svg, `${prompt} ${cutName(cut)}`)
    }
  })

  test('an item is checked exactly when no finding is an error, and the same request gives the same draw', async () => {
    for (const prompt of prompts) {
      const request: Brief = { prompt, concept: null, images: [], cut: HOUSE_CUT, count: 2 }
      const drawn = await studio.draw(request)
      for (const { status, findings } of drawn.items)
        assert.equal(status === 'checked', !findings.some(({ severity }) => severity === 'error'))
      assert.deepEqual(await studio.draw(request), drawn)
      assert.notEqual(drawn.items[0]?.svg, drawn.items[1]?.svg)
    }
  })
})
