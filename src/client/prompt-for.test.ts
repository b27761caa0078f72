import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { promptFor } from './prompt-for.ts'

test('a need is followed by what it is for, in brackets', () =>
  equal(promptFor('resume', 'an applicant tracking system'), 'resume (for an applicant tracking system)'))

test('what it is for is one line without brackets', () =>
  equal(promptFor('crown', ' dental\n(practice) '), 'crown (for dental practice)'))

test('a need stays as it is where nobody said what it is for', () => equal(promptFor('crown', ' '), 'crown'))
