import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainSlug } from './plain-slug.ts'

const cases: readonly (readonly [string, string])[] = [
  ['fa-solid fa-house', 'house'],
  ['fas fa-shopping-cart', 'shopping cart'],
  ['mdi:bell-off', 'bell off'],
  ['lucide:bell-ring', 'bell ring'],
  ['ri-home-line', 'home line'],
  ['bi-archive-fill', 'archive'],
  ['heroicons/outline/archive-box-x-mark', 'archive box x'],
  ['user-xmark', 'user x'],
  ['IconShoppingCart', 'shopping cart'],
  ['ShoppingCartOutlined', 'shopping cart'],
  ['BellIcon', 'bell'],
  ['ellipsis_vertical', 'ellipsis vertical'],
  ['more_vert', 'more vertical'],
  // A variant of a set, and numbers that are part of the picture.
  ['terminal-2', 'terminal'],
  ['face-3', 'face'],
  ['circle-2', 'circle 2'],
  ['dice-5', 'dice 5'],
  ['filter-2-check', 'filter check'],
  ['dna-2-off', 'dna off'],
  ['signal-cellular-alt-2-bar', 'signal cellular 2 bar'],
  ['filter-9-plus', 'filter 9 plus'],
  ['arrow-down-0-1', 'arrow down 0 1'],
  ['time-duration-5', 'time duration 5'],
  ['battery-50', 'battery 50%'],
  ['battery-charging-50', 'battery charging 50'],
  ['battery-horiz-050', 'battery horizontal 50%'],
  ['zoom-in', 'zoom in'],
  // Words of English that are names of sets too.
  ['solar-panel', 'solar panel'],
  ['lab-flask', 'lab flask'],
  // No names of sets.
  ['a bell', 'a bell'],
  ['bell', 'bell'],
  ['I need an icon', 'I need an icon'],
  ['fa', 'fa'],
  ['ti', 'ti'],
  ['https://example.com/a b', 'https://example.com/a b'],
]
for (const [text, plain] of cases) test(`"${text}" is "${plain}"`, () => assert.equal(plainSlug(text), plain))
