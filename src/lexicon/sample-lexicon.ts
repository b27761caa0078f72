import { parse } from '../drawing/language/parse.ts'
import { readClasses } from './classes.ts'
import { readDescriptions } from './descriptions.ts'
import { readFields } from './fields.ts'
import { readGrammar } from './grammar.ts'
import type { Lexicon } from './lexicon.ts'
import { indexOfWords } from './index-of-words.ts'
import { lexiconOf } from './lexicon-of.ts'
import { phraseBookOf, readNeeds } from './phrase-book.ts'
import { readWordPictures } from './word-pictures.ts'
import { picturesOf } from './frames.ts'
import { readGeneral } from './read-general.ts'
import { sortedText } from './sorted-lines.ts'
import { readTable } from './read-table.ts'
import { readIdeas, readSynonyms } from './read-synonyms.ts'

const GLYPHS = [
  'icon circle\nkeyline circle\ninner 8,8 8x8\ncircle 12,12 10',
  'icon square\nkeyline square\ninner 8,8 8x8\nbox 3,3 18x18',
  'icon plus\nwords add\nkeyline sign\nmini {\n  line 4,1 4,7\n  line 1,4 7,4\n}\nline 12,4 12,20\nline 4,12 20,12',
  'icon check\nwords tick, check mark\nkeyline sign\nmini { line 1,4 3,6 7,2 }\nline 4,13 9,18 20,7',
  'icon x\nkeyline sign\nmini {\n  line 1,1 7,7\n  line 7,1 1,7\n}\nline 5,5 19,19\nline 19,5 5,19',
  'icon search\nkeyline square\nmini {\n  circle 3,3 2\n  line 5,5 7,7\n}\ncircle 10.5,10.5 7.5\nline 16,16 21,21',
  'icon lock\nwords padlock\nkeyline tall\nmini { box 1,3 6x5 }\nbox 4,11 16x10\npath 8,11 8,7 cw 4 16,7 16,11 ink',
  'icon bolt\nwords lightning, lightning bolt, power\nkeyline tall\nmini { line 5,0.5 2.5,4 5.5,4 3,7.5 }\npoly 13,2 5,14 12,14 11,22 19,10 12,10',
  'icon cloud\nwords weather\nkeyline wide\njoin {\n  circle 9.5,10 5.5\n  circle 16.5,13 4.5\n  circle 6.5,13 4.5\n  box 6.5,13 10x4.5\n}',
  'icon user\nwords person\nkeyline tall\nbadge 15,14 8x8\nmini {\n  circle 4,2 1.5\n  line 1,7 7,7\n}\ncircle 12,7 4\nline 4,21 4,15~5.5 20,15~5.5 20,21 solid',
  'icon users\nwords people, group\nkeyline wide\ncircle 8,8 4\ncircle 17,8 3',
  'icon file\nwords document\nkeyline tall\ninner 8,11 8x8\npoly 4,2 14,2 20,8 20,22 4,22',
  'icon bell\nwords notification, alarm\nkeyline square\nmini { circle 4,4 3 }\npath 6,9 cw 6 18,9 18,12~4 20,17 4,17 6,12~4 close',
  'icon battery\nkeyline wide\nparam level 0..4 = 4\nbox 2,7 18x10\nwhen level >= 1 { box 5,10 3x4 solid }',
  'icon arrow\nkeyline sign\ntraits directional\nparam facing up right down left = up\nmini { line 4,1 4,7 }\nline 12,4 12,20\nline 6,10 12,4 18,10',
  'icon star\nwords favorite\nkeyline circle\nmini { poly 4,0.5 5,3 7.5,3 5.5,4.6 6.3,7.3 4,5.8 1.7,7.3 2.5,4.6 0.5,3 3,3 }\npoly 12,2 15,9 22,9 16.5,13.5 18.5,21 12,16.5 5.5,21 7.5,13.5 2,9 9,9',
  'icon heart\nwords love, favorite\nkeyline square\nmini { circle 4,4 3 }\ncurve 12,20.5! 4.5,13 3,8.8 7.2,4.5 12,7.2! 16.8,4.5 21,8.8 19.5,13 close',
  'icon house\nwords home\nkeyline square\npoly 3,10.5 12,3 21,10.5 21,21 3,21',
  'icon smile\ncategory people\nwords happy, face\nkeyline circle\ncircle 12,12 10',
  'icon lightbulb\nwords idea, light bulb, gavel\nkeyline tall\ncircle 12,9 6\nline 10,21 14,21',
]

const SYNONYMS = `user: account | profile
bell-off: notifications-off | mute-notifications
battery: battery-full | cell
search: magnifying-glass | find | loupe
laptop-x: nothing
poodle: poodle-dog
anvil: power | forge
cottage: house | hut
starfish: star-house | sea-star
gavel: mallet | hammer
`

const LANGUAGES = 'cloud: wolke | nube\n'

const IDEAS = `security, protection: shield | lock
ideas, innovation: lightbulb | star
`

/** A small lexicon for tests: its drawings are plain, its words cover what the grammar of composition can do. */
export function sampleLexicon(): Lexicon {
  const programs = GLYPHS.map((text) => {
    const { program, problems } = parse(text)
    if (problems.length > 0) throw new Error(`${program.name}: ${problems[0]?.message ?? ''}`)
    return program
  })
  const index = indexOfWords(programs, {
    synonyms: readSynonyms(SYNONYMS),
    languages: readSynonyms(LANGUAGES),
    ideas: readIdeas(IDEAS),
    compositions: readIdeas('zoom in: search plus\n'),
  })
  return lexiconOf(new Map(programs.map((program) => [program.name, program])), index, {
    compounds: () => new Set(['lock box', 'bell tower', 'star cloud', 'padlock lock']),
    noSlips: () => new Set(['starts']),
    manySensed: () => [],
    brands: () => ['cloudio'],
    general: () => readGeneral(sortedText('fortress\tcastle\t1\nplumber\tuser\t1\nwaiter\tuser\t1\n')),
    needs: () =>
      phraseBookOf(
        readNeeds(
          'direct debit\tfile with a plus\tfile with arrow up\nreturns\tfile with x\t\tparcel,order\nstar\tstar with check\t\trating\nteam events\tstar with check\n',
          'sample',
        ),
      ),
    wordPictures: () =>
      readWordPictures(
        sortedText(
          'cancel\t600\tfile:20\tx:76\nparcel\t600\tfile:95\t\nrenew\t600\t\tplus:60\nsnooz\t2000\tbell:95\tclock:15\n',
        ),
      ),
    frames: () => ({
      things: picturesOf(readTable('file: parcel\nstar with plus | heart: sun lotion\n')),
      doings: picturesOf(readTable('x: cancel\ncheck: approve\noff: hide\nplus: renew | open\n')),
      states: picturesOf(readTable('check: open\n')),
      doneTo: picturesOf(readTable('check: lock\n-: battery\n')),
      idle: new Map([['up', new Set(['lock'])]]),
      passedOver: new Set(['my', 'a']),
      light: new Set(['see']),
      noThings: new Set(['bolt']),
      verbs: new Set(['star']),
      crowded: new Set(['smile']),
      aspects: new Set(['parcel']),
      thingsFirst: new Set(),
      smaller: new Map([['battery', 'bolt']]),
    }),
    descriptions: () =>
      readDescriptions(
        sortedText('one thing on top of three\tcloud\n'),
        sortedText('bang\tbell once\nclapper\tbell several\nhang\tbell once|lock once\ntower\tcastle both|bell once\n'),
      ),
    fields: readFields,
    classes: () => readClasses('star\tstars\t|comet|meteor|\n'),
    grammar: readGrammar,
    forms: () => () => [],
    twins: () =>
      new Map([
        ['smile', [{ twin: 'circle', cuts: new Set(['16/3/*/outlined', '16/2/0/filled']) }]],
        ['battery', [{ twin: 'square', cuts: new Set(['16/3/3/outlined']) }]],
      ]),
  })
}
