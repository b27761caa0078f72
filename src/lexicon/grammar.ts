import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PartOfGlyph, PlaceOnHost, Sense, SignNoun } from './grammar-rows.ts'
import { hostPartsOf, partsOf, scenesOf, sensesOf, signNounsOf } from './grammar-rows.ts'
import type { GrammarWrapping } from './grammar-wrapping.ts'
import { lazyObject } from './lazy-object.ts'
import { once } from './once.ts'
import { wordsOf } from './phrase.ts'
import { readTable } from './read-table.ts'
import { sortedFile } from './sorted-lines.ts'

/** How one thing stands to another in a picture. */
export const RELATIONS = [
  'with',
  'holding',
  'and',
  'inside',
  'on',
  'above',
  'below',
  'beside',
  'front',
  'behind',
  'from',
  'out',
  'to',
] as const
export type Relation = (typeof RELATIONS)[number]

/** How the head of a picture is drawn, as the table of pictures that can hardly be told has it. */
export type DrawnHow = 'alone' | 'crossed out' | 'in numbers'

/** The words and glyphs that the grammar of requests treats alike: rows of the tables in `grammar/`, which say of each what it is for. */
export interface Grammar {
  readonly relations: ReadonlyMap<string, Relation>
  readonly lightRelations: ReadonlySet<string>
  /** Words for one of a thing and for many. */
  readonly sameInPlural: ReadonlySet<string>
  readonly placing: ReadonlySet<string>
  /** Say how a sign sits on a thing, as every sign does. */
  readonly howItSits: ReadonlySet<string>
  /** Say where a thing that moves goes. */
  readonly moving: ReadonlySet<string>
  /** Say how several of a thing are arranged. */
  readonly inARow: ReadonlySet<string>
  readonly inAColumn: ReadonlySet<string>
  /** Measures of several that stand so: "a row of four dots". */
  readonly rowsOf: ReadonlySet<string>
  readonly several: ReadonlySet<string>
  readonly severalOf: ReadonlySet<string>
  readonly aCouple: ReadonlySet<string>
  readonly columnsOf: ReadonlySet<string>
  readonly pilesOf: ReadonlySet<string>
  /** Say why a thing is crossed out. */
  readonly outOfOrder: ReadonlySet<string>
  /** Nouns of clauses that say what a picture means, and of nothing to be seen. */
  readonly explaining: ReadonlySet<string>
  readonly shapesOf: ReadonlySet<string>
  readonly groupsOf: ReadonlySet<string>
  readonly inAGroup: ReadonlySet<string>
  readonly letterNames: ReadonlySet<string>
  readonly numberNames: ReadonlySet<string>
  readonly slash: ReadonlySet<string>
  /** The same behind one thing, with nothing more said of it. */
  readonly slashAtTheEnd: ReadonlySet<string>
  /** Those of them that name the line itself. */
  readonly lines: ReadonlySet<string>
  /** The words that those phrases are made of. */
  readonly slashWords: ReadonlySet<string>
  readonly leavingOut: ReadonlySet<string>
  /** What things have as they are drawn. */
  readonly neverWithout: ReadonlySet<string>
  /** Words that join what a description names, and tell nothing of it. */
  readonly joining: ReadonlySet<string>
  /** What a device has while it is on. */
  readonly offWithout: ReadonlySet<string>
  readonly stop: ReadonlySet<string>
  readonly style: ReadonlySet<string>
  readonly stylePhrases: ReadonlySet<string>
  readonly measures: ReadonlySet<string>
  readonly measuresOfOneThing: ReadonlySet<string>
  readonly partsOfAnimals: ReadonlySet<string>
  readonly qualities: ReadonlySet<string>
  readonly telling: ReadonlySet<string>
  /** States that change how a thing looks. */
  readonly seenStates: ReadonlySet<string>
  readonly fillers: ReadonlySet<string>
  readonly backgrounds: ReadonlySet<string>
  readonly compoundHeads: ReadonlySet<string>
  readonly mildStates: ReadonlySet<string>
  readonly lostInPhrases: ReadonlySet<string>
  readonly lostWhereItRings: ReadonlySet<string>
  readonly ringing: ReadonlySet<string>
  readonly plainFaceWords: ReadonlySet<string>
  readonly uncountable: ReadonlySet<string>
  readonly bareKinds: ReadonlySet<string>
  /** Word → value. */
  readonly numbers: ReadonlyMap<string, number>
  /** Glyphs that show several of a thing, and how many. */
  readonly showsSoMany: ReadonlyMap<string, number>
  /** Glyph → what is in its picture anyway. */
  readonly parts: ReadonlyMap<string, readonly PartOfGlyph[]>
  /** Feeling → the nearest mood. */
  readonly feelings: ReadonlyMap<string, string>
  /** Word → the glyphs that it asks for, best first. */
  readonly signWords: ReadonlyMap<string, readonly string[]>
  /** Noun → the signs whose kind it names, and what the two together are, where that is another glyph. */
  readonly signNouns: ReadonlyMap<string, readonly SignNoun[]>
  /** Part of a thing → the things that bear others there. */
  readonly hostParts: ReadonlyMap<string, readonly PlaceOnHost[]>
  readonly containers: ReadonlyMap<string, readonly string[]>
  /** State → the glyphs that are in it anyway. */
  readonly drawnAnyway: ReadonlyMap<string, readonly string[]>
  /** Sign or emoji → the words for it. */
  readonly signs: ReadonlyMap<string, string>
  readonly emoji: ReadonlyMap<string, string>
  /** Glyph → what it is called in a sentence. */
  readonly nouns: ReadonlyMap<string, string>
  /** Name of a kind of things → parts of the categories that such glyphs are in. */
  readonly kinds: ReadonlyMap<string, readonly string[]>
  /** Word of several senses → what it is read as beside which words, the first that fits. */
  readonly senses: Pick<ReadonlyMap<string, readonly Sense[]>, 'get'>
  /** Words of senses that are about as likely → a picture of each. */
  readonly doubts: ReadonlyMap<string, readonly string[]>
  /** `how it is drawn > at which cuts` → pictures that strangers could not tell there. */
  readonly hardlyTold: ReadonlyMap<string, readonly string[]>
  /** What strangers could not tell a glyph beside, by `glyph > at which cuts`; `*`: whatever that is, but for what has a `!` before it. */
  readonly hardlyToldBeside: (row: string) => readonly string[]
  /** `glyph relation glyph` → the glyph that shows the two so. */
  readonly scenes: ReadonlyMap<string, string>
  /** `word > picture` → how people describe that picture, whose texts have the word; `<name>` → words that descriptions have in common. In the order in which they are asked. */
  readonly pictured: ReadonlyMap<string, readonly string[]>
  /** Glyph → requests for another good picture of what it shows, best first. */
  readonly seconds: ReadonlyMap<string, readonly string[]>
  /** What is wrapped round the thing that a request is about. */
  readonly wrapping: GrammarWrapping
  readonly glyphs: GrammarGlyphs
}

/** Names of glyphs, those of one role together, best first. */
export interface GrammarGlyphs {
  readonly signs: ReadonlySet<string>
  readonly faces: ReadonlySet<string>
  readonly pairing: ReadonlySet<string>
  /** What is under them is smaller, whichever the request names first. */
  readonly covers: ReadonlySet<string>
  /** What is on them stands inside them. */
  readonly screens: ReadonlySet<string>
  readonly showBoth: ReadonlySet<string>
  /** What they are named with is in their picture: a call that comes in has its phone. */
  readonly showTheNamed: ReadonlySet<string>
  readonly plainFace: ReadonlySet<string>
  readonly aloneWithAState: ReadonlySet<string>
  readonly aloneWithASlash: ReadonlySet<string>
  readonly direction: ReadonlySet<string>
  /** Point up in their picture, and anywhere when turned. */
  readonly seenFromAbove: ReadonlySet<string>
  readonly notices: ReadonlySet<string>
  /** Beside these a cross is that of a church. */
  readonly bearsCross: ReadonlySet<string>
  readonly toldWhenSmall: ReadonlySet<string>
  readonly toldInCompany: ReadonlySet<string>
  readonly toldInNumbers: ReadonlySet<string>
  readonly seenOver: ReadonlySet<string>
  /** `host guest`. */
  readonly heldInside: ReadonlySet<string>
  /** `what the word is drawn as what it is with something inside`. */
  readonly roomier: ReadonlySet<string>
  /** `what the word is drawn as what it is where something leads from one to another`. */
  readonly exchanging: ReadonlySet<string>
  readonly leastWhenCrossedOut: ReadonlySet<string>
  readonly emptyWhenCrossedOut: ReadonlySet<string>
  readonly crossedOutTheOtherWay: ReadonlySet<string>
  readonly toldWhenCrossedOut: ReadonlySet<string>
  readonly crossedOutByASign: ReadonlySet<string>
  readonly alwaysCrossedOutByASign: ReadonlySet<string>
  readonly crossedOutByASignWithMany: ReadonlySet<string>
  readonly frames: ReadonlySet<string>
  /** A pair of them is one of them. */
  readonly showAPair: ReadonlySet<string>
}

const FILES = {
  words: 'grammar/words.txt',
  glyphs: 'grammar/glyphs.txt',
  relations: 'grammar/relations.txt',
  numbers: 'grammar/numbers.txt',
  showsSoMany: 'grammar/shows-so-many.txt',
  parts: 'grammar/parts.txt',
  feelings: 'grammar/feelings.txt',
  signWords: 'grammar/sign-words.txt',
  signNouns: 'grammar/sign-nouns.txt',
  hostParts: 'grammar/host-parts.txt',
  containers: 'grammar/containers.txt',
  drawnAnyway: 'grammar/drawn-anyway.txt',
  signs: 'grammar/signs.txt',
  emoji: 'grammar/emoji.txt',
  nouns: 'grammar/nouns.txt',
  kinds: 'grammar/kinds.txt',
  senses: 'grammar/senses.txt',
  doubts: 'grammar/doubts.txt',
  hardlyTold: 'grammar/hardly-told.txt',
  hardlyToldBeside: 'grammar/hardly-told-beside.tsv',
  scenes: 'grammar/scenes.txt',
  pictured: 'grammar/pictured.txt',
  seconds: 'grammar/seconds.txt',
  wrapping: 'grammar/wrapping.txt',
} as const

type Rows = ReturnType<typeof readTable>

/** Reads the signs and emoji alone: 3 KB. */
export function readSigns(): Pick<Grammar, 'signs' | 'emoji'> {
  return { signs: byCell(rowsOf('signs'), (head) => head), emoji: byCell(rowsOf('emoji'), (head) => head) }
}

/** Reads what is wrapped round requests alone: 7 KB. */
export function readWrapping(): GrammarWrapping {
  const wrapping = setsOf('wrapping')
  return {
    asking: wrapping('asking'),
    adding: wrapping('adding'),
    added: wrapping('added'),
    addedTo: wrapping('added to'),
    politeness: wrapping('politeness'),
    receivers: wrapping('receivers'),
    articles: wrapping('articles'),
    drawings: wrapping('drawings'),
    things: wrapping('things'),
    manners: wrapping('manners'),
    joining: wrapping('joining'),
    finishes: wrapping('finishes'),
    purposes: wrapping('purposes'),
    placesOfUse: wrapping('places of use'),
    owners: wrapping('owners'),
    programs: wrapping('programs'),
    ventures: wrapping('ventures'),
    seenThings: wrapping('seen things'),
    marks: wrapping('marks'),
  }
}

/** The words that say that there are several of a thing, and how they stand. */
function numbersOf(words: (name: string) => ReadonlySet<string>) {
  return {
    inARow: () => words('in a row'),
    inAColumn: () => words('in a column'),
    rowsOf: () => words('rows of'),
    several: () => words('several'),
    severalOf: () => words('several of'),
    aCouple: () => words('a couple'),
    columnsOf: () => words('columns of'),
    pilesOf: () => words('piles of'),
    shapesOf: () => words('shapes of'),
    groupsOf: () => words('groups of'),
    inAGroup: () => words('in a group'),
  }
}

/** Opens the tables of the grammar: each is read when it is first asked for. Asking for a row that is missing throws. */
export function readGrammar(): Grammar {
  const [words, signs] = [setsOf('words'), once(readSigns)]
  return lazyObject<Grammar>({
    relations: () => byCell(rowsOf('relations'), (head) => RELATIONS.find((one) => one === head) ?? missing(head)),
    lightRelations: () => words('light relations'),
    sameInPlural: () => words('same in plural'),
    placing: () => words('placing'),
    howItSits: () => words('how it sits'),
    moving: () => words('moving'),
    ...numbersOf(words),
    outOfOrder: () => words('out of order'),
    explaining: () => words('explaining'),
    letterNames: () => words('letter names'),
    numberNames: () => words('number names'),
    slash: () => words('slash'),
    slashAtTheEnd: () => words('slash at the end'),
    lines: () => words('crossing line'),
    slashWords: () => new Set([...words('slash')].flatMap(wordsOf)),
    leavingOut: () => words('leaving out'),
    neverWithout: () => words('never without'),
    offWithout: () => words('off without'),
    joining: () => words('joining'),
    stop: () => words('stop'),
    style: () => words('style'),
    stylePhrases: () => words('style phrases'),
    measures: () => words('measures'),
    measuresOfOneThing: () => words('measures of one thing'),
    partsOfAnimals: () => words('parts of animals'),
    qualities: () => words('qualities'),
    telling: () => words('telling'),
    seenStates: () => words('seen states'),
    fillers: () => words('fillers'),
    backgrounds: () => words('backgrounds'),
    compoundHeads: () => words('compound heads'),
    mildStates: () => words('mild states'),
    lostInPhrases: () => words('lost in phrases'),
    lostWhereItRings: () => words('lost where it rings'),
    ringing: () => words('ringing'),
    plainFaceWords: () => words('plain face'),
    uncountable: () => words('uncountable'),
    bareKinds: () => words('bare kinds'),
    numbers: () => byCell(rowsOf('numbers'), Number),
    showsSoMany: () => byCell(rowsOf('showsSoMany'), Number),
    parts: () => partsOf(rowsOf('parts')),
    feelings: () => byCell(rowsOf('feelings'), (head) => head),
    signWords: () => byHead(rowsOf('signWords')),
    signNouns: () => signNounsOf(rowsOf('signNouns')),
    hostParts: () => hostPartsOf(rowsOf('hostParts')),
    containers: () => byHead(rowsOf('containers')),
    drawnAnyway: () => byHead(rowsOf('drawnAnyway')),
    signs: () => signs().signs,
    emoji: () => signs().emoji,
    nouns: () => new Map(rowsOf('nouns').map(({ heads, cells }) => [heads[0] ?? '', cells[0] ?? ''])),
    kinds: () => byHead(rowsOf('kinds')),
    senses: () => sensesOf(textOf('senses')),
    doubts: () => byHead(rowsOf('doubts')),
    hardlyTold: () => byHead(rowsOf('hardlyTold')),
    hardlyToldBeside: () => readHardlyToldBeside(),
    scenes: () => scenesOf(rowsOf('scenes')),
    pictured: () => byHead(rowsOf('pictured')),
    seconds: () => byHead(rowsOf('seconds')),
    wrapping: () => readWrapping(),
    glyphs: () => readGlyphSets(),
  })
}

/** Reads which glyphs the grammar treats alike. */
function readGlyphSets(): Grammar['glyphs'] {
  const glyphs = setsOf('glyphs')
  return lazyObject<Grammar['glyphs']>({
    signs: () => glyphs('signs'),
    faces: () => glyphs('faces'),
    pairing: () => glyphs('pairing'),
    covers: () => glyphs('covers'),
    screens: () => glyphs('screens'),
    showBoth: () => glyphs('show both'),
    showTheNamed: () => glyphs('show the named'),
    plainFace: () => glyphs('plain face'),
    aloneWithAState: () => glyphs('alone with a state'),
    aloneWithASlash: () => glyphs('alone with a slash'),
    direction: () => glyphs('direction'),
    seenFromAbove: () => glyphs('seen from above'),
    notices: () => glyphs('notices'),
    bearsCross: () => glyphs('bear a cross'),
    toldWhenSmall: () => glyphs('told when small'),
    toldInCompany: () => glyphs('told in company'),
    toldInNumbers: () => glyphs('told in numbers'),
    seenOver: () => glyphs('seen over'),
    heldInside: () => glyphs('held inside'),
    roomier: () => glyphs('with something inside'),
    exchanging: () => glyphs('exchanging something'),
    leastWhenCrossedOut: () => glyphs('least when crossed out'),
    emptyWhenCrossedOut: () => glyphs('empty when crossed out'),
    crossedOutTheOtherWay: () => glyphs('crossed out the other way'),
    toldWhenCrossedOut: () => glyphs('told when crossed out'),
    crossedOutByASign: () => glyphs('crossed out by a sign'),
    alwaysCrossedOutByASign: () => glyphs('always crossed out by a sign'),
    crossedOutByASignWithMany: () => glyphs('crossed out by a sign with many lanes'),
    frames: () => glyphs('frames'),
    showAPair: () => glyphs('show a pair'),
  })
}

/** A draw asks for a few of its thousand rows, and one of a thing alone for none. */
function readHardlyToldBeside(): Grammar['hardlyToldBeside'] {
  const { find } = sortedFile(fileURLToPath(new URL(FILES.hardlyToldBeside, import.meta.url)))
  return (row) =>
    find(row)
      ?.slice(row.length + 1)
      .split(' | ') ?? []
}

function rowsOf(name: keyof typeof FILES): Rows {
  return readTable(textOf(name))
}

function textOf(name: keyof typeof FILES): string {
  return readFileSync(new URL(FILES[name], import.meta.url), 'utf8')
}

/** The sets of a table, whose rows are made sets when they are first asked for. */
function setsOf(table: keyof typeof FILES): (name: string) => ReadonlySet<string> {
  const rows = once(() => new Map(rowsOf(table).map(({ heads, cells }) => [heads[0], cells])))
  return (name) => new Set(rows().get(name) ?? missing(name))
}

function byCell<V>(rows: Rows, valueOf: (head: string) => V): Map<string, V> {
  return new Map(rows.flatMap(({ heads, cells }) => cells.map((cell) => [cell, valueOf(heads[0] ?? '')] as const)))
}

function byHead(rows: Rows): Map<string, readonly string[]> {
  return new Map(rows.flatMap(({ heads, cells }) => heads.map((head) => [head, cells] as const)))
}

function missing(name: string): never {
  throw new Error(`lexicon: the tables of the grammar have no row "${name}"`)
}
