import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from '../../../lexicon/fields.ts'
import { readWrapping } from '../../../lexicon/grammar.ts'
import { purposeReader } from './purpose.ts'

const fields = readFields()
const purposeOf = purposeReader(readWrapping(), () => fields)

const FOR_A_PRODUCT: readonly (readonly [request: string, text: string, field: string])[] = [
  ['resume, for an applicant tracking system', 'resume', 'recruiting'],
  ['resume (recruiting app)', 'resume', 'recruiting'],
  ['resume icon for our HR software', 'resume icon', 'human resources'],
  ['in a dental practice app: chart', 'chart', 'dentistry'],
  ['for a podcast player: speed', 'speed', 'podcasts'],
  ['For a hiring platform I need a resume', 'I need a resume', 'recruiting'],
  ['Banking app - transfer', 'transfer', 'banking'],
  ['search for jobs in a recruiting app', 'search for jobs', 'recruiting'],
  ['returns (parcel) (for a shop)', 'returns (parcel)', 'shopping'],
  ['single, for a train ticket app', 'single', 'railway'],
  ['image (for a photo app)', 'image', 'photography'],
  ['bell icon for a hotel', 'bell icon', 'hotel'],
  ['resume pour une application de recrutement', 'resume', 'recruiting'],
  ['scan ski pass, for ski resort operations', 'scan ski pass', 'skiing'],
  ['restore painting, for museum loans and conservation', 'restore painting', 'museum loans and digs'],
  ['approve leave, for hr and payroll', 'approve leave', 'human resources'],
  ['berth occupied, for harbour berth booking', 'berth occupied', 'sailing'],
  ['low balance, for school lunch ordering', 'low balance', 'education'],
  ['queen spotted, for a beekeeping apiary log', 'queen spotted', 'beekeeping'],
  ["start tuning, for a piano tuner's round", 'start tuning', 'craft workshops'],
  ['raise hand, for Video Meetings', 'raise hand', 'meetings and mail'],
  ['canned reply, for Help Desk Inbox', 'canned reply', 'support'],
  ['rewash, for Commercial Linen Laundry', 'rewash', 'laundry and linen'],
  ['lock, for hotel room doors', 'lock', 'hotel'],
  // Of a product in no field its own words tell what they can.
  ['hive weight (for a varroa register)', 'hive weight', 'varroa register'],
]
for (const [request, text, field] of FOR_A_PRODUCT)
  test(`"${request}" is "${text}" for ${field}`, () => {
    const read = purposeOf(request)
    assert.deepEqual([read.text, read.field?.name], [text, field])
  })

const NOTHING_BUT_A_PICTURE = [
  'an app',
  'icon for a bakery',
  'an icon for a banking app',
  'create a simple icon for a banking app',
  'logo for a dental practice app',
  'key for a hotel',
  'bell for a hotel reception',
  'sign for a railway platform',
  'bottle, for a baby',
  'lock for hotel room doors',
  'cake, for bride and groom',
  'frame, for an oil painting',
  'a doctor, in a hospital',
  'check (in a circle)',
  'house, shop',
  'camera: off',
  'search in a website',
  'turn on screen reader',
  'check in to site',
]
for (const request of NOTHING_BUT_A_PICTURE)
  test(`"${request}" is drawn whole`, () => assert.deepEqual(purposeOf(request), { text: request, field: null }))

test('nothing is read for a request without a word or a mark of purpose', () => {
  const unread = purposeReader(readWrapping(), () => assert.fail('the fields were read'))
  assert.equal(unread('two users with a lock').field, null)
})
