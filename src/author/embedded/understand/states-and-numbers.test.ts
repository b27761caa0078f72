import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadText } from '../read-brief.ts'
import { shortMeaning } from './short-meaning.ts'

const lexicon = loadLexicon()
const read = createReadText(lexicon)

for (const [request, expected] of [
  // what a thing looks like in a state
  ['half full glass', 'glass[half]'],
  ['empty bottle', 'bottle[empty]'],
  ['full star', 'star[full]'],
  ['envelope opened', 'mail-open'],
  ['folder opened', 'folder-open'],
  ['lamp on', 'lamp-lit'],
  ['light turned on', 'lightbulb-lit'],
  ['lamp on a table', 'lamp-on-desk'],
  ['speaker at low volume', 'volume[1]'],
  ['closed laptop', 'laptop[closed]'],
  ['blinds half closed', 'blinds[half]'],
  ['blinds fully closed', 'blinds[closed]'],
  ['aperture wide open', 'aperture[open]'],
  ['silo one third full', 'silo[half] !one third full'],
  ['jar filled to 60 percent', 'jar[half]'],
  ['truck half loaded', 'truck[half]'],
  ['tank nearly empty', 'storage-tank[low]'],
  ['shield cracked', 'shield[broken]'],
  ['burnt out bulb', 'lightbulb[broken]'],
  // which way it looks
  ['truck facing left', 'truck[left]'],
  ['truck facing right', 'truck'],
  ['plane facing right', 'plane[right]'],
  ['tooth facing left', 'tooth !facing left'],
  // one of three dots
  ['row of three dots, second filled', 'page-dots[second]'],
  // no sign says how a thing looks
  ['broken cup', 'cup !broken'],
  ['closed scissors', 'cut !closed'],
  ['closed ticket', 'ticket +x(with)'],
  // no is no thing that a kind is said of
  ['no bird', 'bird /off'],
  // how many are shown
  ['three signal bars', 'signal[3]'],
  ['stack of three layers', 'layers'],
  ['three bars', 'menu'],
  ['pair of socks', 'sock x2'],
  ['pair of headphones', 'headphones'],
  ['two glasses', 'glass x2'],
  ['a row of four squares', 'grid !row of'],
  ['no jobs in the queue', 'briefcase /off'],
  // what somebody drew so
  ['user in a circle', 'user-circle'],
  ['exclamation mark in a triangle', 'warning'],
  ['letter in an envelope', 'mail-letter'],
  // what words are read as a whole, and nothing of them is lost
  ['a heart in a heart', 'heart !heart'],
  ['hammer and wrench', 'hammer +wrench(with)'],
  ['mail with an @ sign', 'mail +at(with)'],
  ['book on a table', 'desk +book(above)'],
  ['add an item to my cart', 'shopping-cart +plus(with)'],
  ['add a bell', 'bell'],
] as const)
  test(`"${request}"`, () => {
    assert.equal(shortMeaning(read(request, lexicon).meaning), expected)
  })
