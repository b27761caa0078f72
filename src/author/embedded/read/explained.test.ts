import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { meaningLine } from '../meaning-line.ts'
import { createReadBrief } from '../read-brief.ts'

const read = createReadBrief(loadLexicon())

function partsOf(prompt: string): string {
  return meaningLine(read({ concept: null, prompt })).parts
}

test('words that explain a picture add nothing to it', () => {
  for (const [prompt, parts] of [
    ['magnifying glass with a plus, zoom in', 'zoom-in'],
    ['zoom out (magnifying glass with a minus)', 'zoom-out'],
    ['two overlapping squares for copy', 'copy'],
    ['truck with a check, delivered', 'truck check'],
    ['car with a lightning bolt, electric car', 'car bolt'],
    ['electric car: car with a plug', 'car plug'],
    ['user with a plus, add friend', 'user plus'],
    ['trash can, delete', 'trash'],
    ['triangle with an exclamation mark, warning', 'warning'],
    ['arrow leaving a door, log out', 'logout'],
    ['hard disk with a heart, drive health', 'hard-drive heart'],
    ['keyboard with a gear, input settings', 'keyboard gear'],
    ['cloud with a check, all changes saved', 'cloud check'],
    ['bell with check, notified', 'bell check'],
    ['lock on a calendar (dates blocked)', 'calendar lock'],
    ['magnet attracting people, lead generation', 'magnet users'],
    ['luggage and person, baggage claim waiting', 'luggage user'],
    ['camera with a rotate arrow, to flip to the front camera', 'camera rotate'],
    ['new arrivals - shirt with a sparkle', 'shirt sparkles'],
    ['wallet low balance: wallet with a down arrow', 'wallet arrow'],
    ['shopping cart with a clock, save for later', 'shopping-cart clock'],
    ['user plus (invite a colleague)', 'user plus'],
    ['two keys, shared access', 'key×2'],
    ['phone with a dot, voicemail', 'phone dot'],
    ['hospital bed with a minus, discharge patient', 'hospital-bed minus'],
    ['star half filled, average rating', 'star'],
    ['shield with a check, payment secure, purchase protected', 'shield check'],
  ] as const)
    assert.equal(partsOf(prompt), parts, prompt)
})

test('a clause that describes a picture is it, whatever the other may be drawn as', () => {
  for (const [prompt, parts] of [
    ['plug with a cross (power disconnected)', 'plug x'],
    ['raindrop with a cross, no rain expected', 'droplet x'],
    ['router with an exclamation mark, no internet', 'router exclamation'],
    ['message with exclamation, not sent', 'chat exclamation'],
    ['lightning bolt with a clock, off-peak power', 'bolt clock'],
    ['card declined, x on credit card', 'credit-card x'],
    ['delivery address, pin on a house', 'home map-pin'],
    ['learn more, book with an i', 'book info'],
    ['GPS lost, satellite with an x', 'satellite x'],
    ['incoming payment: wallet with arrow in', 'wallet arrow'],
  ] as const)
    assert.equal(partsOf(prompt), parts, prompt)
})

test('words of a picture have the sense that its explanation tells, unless they name what is drawn', () => {
  assert.equal(partsOf('box with a tick, parcel delivered'), 'package check')
  assert.equal(partsOf('bus with a pin, bus stop nearby'), 'bus map-pin')
  assert.equal(partsOf('key with a clock, temporary access'), 'key clock')
})

test('what is described as going in or out is so before an explanation too', () => {
  assert.equal(partsOf('phone incoming call, handset with an arrow pointing into it'), 'incoming')
  assert.equal(partsOf('arrow from box to box, move between lists'), 'box×2 arrow')
})

test('what may add to a picture is lost, and said', () => {
  for (const prompt of [
    'house with a car, sun',
    'folder with a star, arrow',
    'cat with a hat, skateboarding',
    'house with a car, sun shining',
    'box with a cat, lid open',
    'car with a ladder, pointing left',
    'house with a garage, red car',
    'table with a lamp, two chairs',
    'calendar with a check, pencil',
    'car with a surfboard, palm tree',
    'shirt with a star, striped',
  ])
    assert.ok(
      read({ concept: null, prompt }).findings.some(({ severity }) => severity === 'error'),
      prompt,
    )
})
