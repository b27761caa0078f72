import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { unmatched } from '../meaning.ts'
import { createNeedReaders, createReadText } from '../read-brief.ts'
import type { Read } from '../subject-and-words.ts'
import { likelier } from './likelier.ts'
import type { Likely } from './likelihood.ts'
import { failing } from './read-need.ts'

const lexicon = loadLexicon()
const readers = createNeedReaders(lexicon)
const readText = createReadText(lexicon, readers)
const read = (text: string): Read => readText(text, lexicon)
const thingOf = ({ meaning: { head } }: Read): string | null => (head?.kind === 'glyph' ? head.glyph : null)

/** Reads "sick teacher" as a stethoscope, which may also be a user with an alert. */
function chosen(asRead: Likely, other: Likely, pictures: readonly string[] = ['user with alert']): Read {
  return likelier('teacher sick', read('stethoscope'), {
    pictures: () => pictures,
    read,
    likelihood: (_, isAsRead) => (isAsRead ? asRead : other),
    lexicon,
  })
}

const SURE = { thing: 0.8, whole: 0.5 }
const UNSURE = { thing: 0.1, whole: 0.05 }

test('what is plainly likelier is drawn, and said', () => {
  const read = chosen({ thing: 0.5, whole: 0.2 }, SURE)
  assert.equal(thingOf(read), 'user')
  assert.ok(
    read.meaning.findings.some(
      ({ message }) => message === '"teacher sick" is read as "a user with an exclamation mark".',
    ),
  )
  assert.ok(!failing(read.meaning))
})

test('what is as likely stays as the rules have it', () => {
  assert.equal(thingOf(chosen(SURE, { thing: 0.9, whole: 0.52 })), 'stethoscope')
})

test('a thing that is unlikely is asked about, with what else may be meant', () => {
  const read = chosen(UNSURE, UNSURE)
  assert.ok(failing(read.meaning))
  assert.ok(read.meaning.findings.some(({ message }) => message === 'Did you mean "a user with an exclamation mark"?'))
  assert.ok(failing(chosen(UNSURE, UNSURE, []).meaning))
})

test('a draft stays one, and who describes a picture is drawn that', () => {
  const likelihood = (): Likely => UNSURE
  const draft: Read = {
    ...read('stethoscope'),
    meaning: { ...read('stethoscope').meaning, findings: [unmatched('error', 'Lost.')] },
  }
  assert.equal(likelier('teacher sick', draft, { pictures: () => [], read, likelihood, lexicon }), draft)
  const described = read('a user with a stethoscope')
  assert.equal(
    likelier('a user with a stethoscope', described, { pictures: () => [], read, likelihood, lexicon }),
    described,
  )
})

test('a buoy that is called so is one', () => {
  const buoy = read('buoy')
  const isOne = likelier('mooring buoy', buoy, {
    pictures: () => ['anchor'],
    read,
    likelihood: (_, isAsRead) => (isAsRead ? { thing: 0.5, whole: 0.1 } : SURE),
    lexicon,
  })
  assert.equal(thingOf(isOne), 'buoy')
})

test('a word alone that is unlikely is the likeliest thing of its field, with a sign only where the word says it', () => {
  const alone = (text: string, picture: string): Read =>
    likelier(text, read('stethoscope'), {
      pictures: () => [picture],
      read,
      likelihood: (_, isAsRead) => (isAsRead ? UNSURE : { thing: 0.5, whole: 0.06 }),
      lexicon,
    })
  assert.equal(thingOf(alone('staff', 'users with percent')), 'users')
  assert.equal(alone('staff', 'users with percent').meaning.guest, null)
  assert.notEqual(alone('returns', 'box with undo').meaning.guest, null)
  // A sign is no thing.
  assert.ok(failing(alone('staff', 'plus').meaning))
})

test('a need that is the name of what is drawn is not doubted', () => {
  const named = likelier('redo', read('redo'), { pictures: () => [], read, likelihood: () => UNSURE, lexicon })
  assert.ok(!failing(named.meaning))
})
