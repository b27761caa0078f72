import { phraseKey } from '../../lexicon/phrase.ts'

/** How one thing stands to another in a picture. */
export type Relation = 'with' | 'and' | 'inside' | 'on' | 'above' | 'below' | 'beside' | 'behind' | 'from' | 'to'

function phrases<T>(table: readonly (readonly [T, string])[]): ReadonlyMap<string, T> {
  return new Map(table.flatMap(([value, text]) => text.split('|').map((phrase) => [phraseKey(phrase), value] as const)))
}

/** Words that put two things in relation. "A inside B" reads from left to right: A is the guest. */
export const RELATIONS: ReadonlyMap<string, Relation> = phrases<Relation>([
  ['and', 'and | & | for | as | plus also | together with | y | et | und'],
  [
    'with',
    'with | con | avec | mit | com | has | having | holding | carrying | containing | wearing | full with | featuring | including | w',
  ],
  [
    'inside',
    'in | inside | within | inside of | contained in | enclosed in | surrounded by | framed by | in middle | in middle of',
  ],
  ['on', 'on | onto | on top | upon | hitting | sitting on | attached to | standing on'],
  ['above', 'above | over | on top of | hovering over | flying over'],
  ['below', 'below | under | beneath | underneath'],
  ['beside', 'beside | next to | near | alongside | by | at | between | around | and next to'],
  ['behind', 'behind | coming from behind'],
  [
    'from',
    'from | out of | falling from | coming from | coming out of | leaking from | hanging from | dropping from | growing from',
  ],
  ['to', 'to | into | toward | towards | through | going into | flying into | dropping in | against'],
])

/** Relations that say nothing of their own where there is only one thing: "for", "with". */
export const LIGHT_RELATIONS: ReadonlySet<string> = new Set(
  'and|&|for|as|plus also|together with|y|et|und|with|con|avec|mit|com|has|having|featuring|including|w|to|at|by|on|on top|from'.split(
    '|',
  ),
)

/** How a thing stands to another, as a participle: "placed in", "surrounded by". Any other says what has become of it. */
export const PLACING_WORDS: ReadonlySet<string> = new Set(
  'crossed placed centered centred positioned located aligned arranged set laid surrounded enclosed framed combined paired overlaid overlapped stacked layered connected linked joined attached fixed mounted followed accompanied topped held carried shaped made formed composed based inspired depicted shown displayed seen viewed'.split(
    ' ',
  ),
)

/** Words that cross out what they stand beside. */
export const SLASH_WORDS: ReadonlySet<string> = new Set(
  'off|no|not|without|sans|ohne|senza|slash|slashed|disabled|disable|muted|crossed out|struck out|struck through|strike through|turned off|switched off|forbidden|prohibited|not allowed|no allowed|dont|do not|never|free|unavailable|offline|disconnected|deactivated|banned|stop using|line through|slash through|turn off|switch off|turning off'.split(
    '|',
  ),
)

/** Shapes that can hold a glyph, by the words that ask for them; the values are glyph names, best first. */
export const CONTAINERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    circle: ['circle'],
    round: ['circle'],
    'dashed circle': ['circle-dashed'],
    'dashed square': ['selection'],
    square: ['square'],
    'rounded square': ['square'],
    tile: ['square'],
    rectangle: ['rectangle', 'square'],
    hexagon: ['hexagon'],
    octagon: ['octagon'],
    pentagon: ['pentagon'],
    diamond: ['diamond', 'rhombus'],
    rhombus: ['diamond', 'rhombus'],
    triangle: ['triangle'],
  }),
)

/** Signs that ride on other things: beside one of these the other word names the host. */
export const SIGNS: ReadonlySet<string> = new Set(
  'plus minus x check alert exclamation warning question info ban slash search lock unlock gear pencil star heart clock bolt play pause stop code share dollar percent key eye link refresh sparkle sparkles bookmark arrow chevron download upload trash dot bell-dot sync move reply forward minus-circle plus-circle'.split(
    ' ',
  ),
)

/** Verbs and states that ask for a sign beside a thing: "new folder", "verified user". Used only next to a thing. */
export const SIGN_WORDS: ReadonlyMap<string, readonly string[]> = phrases<readonly string[]>([
  [['plus'], 'add | new | create | insert | append | invite | follow | adding | join'],
  [['minus'], 'remove | subtract | unfollow | deduct | removing'],
  [
    ['x'],
    'cancel | cancelled | canceled | rejected | failed | deny | close | decline | declined | delete | deleted | discard',
  ],
  [['ban'], 'block | blocked | ban | blacklist'],
  [
    ['check', 'checkmark'],
    'verified | approved | done | confirmed | accepted | success | successful | tick | ticked | checkmark | check mark | valid | complete | completed | confirm | paid | allowed | permitted',
  ],
  [
    ['exclamation', 'alert', 'warning'],
    'alert | warning | error | problem | attention | exclamation | important | issue | danger',
  ],
  [['question', 'help'], 'question | help | unknown | faq | unsure'],
  [['gear', 'settings'], 'settings | configure | configuration | options | manage | preferences | cog'],
  [['pencil', 'edit'], 'edit | editing | modify | rename | write'],
  [['search'], 'search | find | looking for | searching | zoom | lookup'],
  [['lock'], 'locked | secure | secured | private | encrypted | protected'],
  [['unlock', 'lock-open'], 'unlocked'],
  [['clock'], 'scheduled | pending | timed | recent | history | waiting'],
  [['refresh', 'sync'], 'sync | refresh | reload | synced | update | updated | recurring'],
  [['star'], 'favorite | favourite | starred | featured'],
  [['heart'], 'liked | loved | love'],
  [['share'], 'share | shared | sharing'],
  [['pause'], 'paused | on hold'],
  [['dot'], 'unread'],
  [['stop'], 'stopped'],
  [['bolt'], 'charging'],
  [['undo', 'history'], 'restore | restored | recover | revert'],
  [['download'], 'download | downloading | downloaded'],
  [['upload'], 'upload | uploading | uploaded'],
])

export const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    single: 1,
    two: 2,
    double: 2,
    pair: 2,
    couple: 2,
    both: 2,
    three: 3,
    triple: 3,
    trio: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    zero: 0,
  }),
)

/** Words without a picture of their own in any sentence. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of for my your our his her their its it that which who is are was be being been am as so very just please i we you me us he she they them ' +
    'this these those some any each every there here can could should would will shall may might must do does did have had get got let lets make makes ' +
    'need want wants like something thing things one ones someone somebody person who also then than or if when while where what how ' +
    'pointing facing used use using represent represents representing means meaning saying says called named about looks looking look s t via per etc along its own ' +
    'el los las le les der das un une una il lo gli du del della di de la draw drawing drawn create generate design show shows showing give depict depicting depicts picture image of another other please'
  )
    .split(' ')
    .filter((word) => word !== 'image' && word !== 'person' && word !== 'create' && word !== 'picture'),
)

/** Words about the drawing, not about what it shows: the cut decides these. Left out unless nothing else is said. */
export const STYLE_WORDS: ReadonlySet<string> = new Set(
  (
    'icon icons icone pictogram pictograph glyph symbol sign logo logotype emblem svg png vector vectors button buttons style styled styles simple minimal minimalist minimalistic clean modern ' +
    'flat line lines outline outlined outlines linear stroke strokes stroked solid filled fill monochrome duotone thin thick bold light regular sharp rounded crisp px size ' +
    'drawing illustration graphic graphics clipart sketch sketchy basic standard generic plain default design'
  ).split(' '),
)

/** The same in two or three words. */
export const STYLE_PHRASES: ReadonlySet<string> = new Set(
  'hand drawn|hand drawn style|flat design|line art|line icon|line drawing|icon set|icon pack|pixel perfect|app icon|web icon|ui icon|ux icon|material design|clip art|line style|outline style|stroke width|black white|black and white|single line|one line|in style|toolbar icon|user interface|user interface icon'.split(
    '|',
  ),
)

/** "a stack of books" is books: words that measure what follows them with "of". */
export const MEASURES: ReadonlySet<string> = new Set(
  'stack pile bunch heap slice piece set lot lots bit sheet flock bouquet deck herd pack handful swarm string queue crowd row kind type sort loaf drop picture image drawing icon symbol outline silhouette'.split(
    ' ',
  ),
)

/** Qualities that a one-colour line drawing does not show. */
export const QUALITIES: ReadonlySet<string> = new Set(
  (
    'small big large tiny red orange yellow green blue purple violet pink brown black white gray grey golden gold silver bronze teal cyan magenta navy beige turquoise colorful colourful colored coloured dark bright pastel neon ' +
    'cute angry funny friendly cool awesome beautiful pretty nice elegant fancy fun playful serious scary spooky cozy calm epic stylish professional corporate retro vintage futuristic classic old young ancient ' +
    'fresh hot cold warm wet dry dirty shiny glossy matte glowing sparkling transparent soft hard fast slow quick quiet loud heavy lightweight huge giant little mini tall short wide narrow long deep high thin fat round curved curvy straight ' +
    'aluminium aluminum steel copper ceramic cardboard rubber bamboo wooden metal metallic plastic glass leather realistic detailed abstract geometric organic gradient shadow shaded 3d isometric animated cartoon cartoonish kawaii hipster luxury premium cheap free best better good great bad ' +
    'perfect amazing lovely sweet delicious tasty juicy spicy healthy sick tired sleepy wild tame fluffy furry smooth rough sleek dynamic powerful strong weak important special magical mystical smart clever digital virtual electric electronic ' +
    'modern traditional japanese chinese italian french german american british mexican indian nordic victorian medieval last first tropical summer winter autumn fall spring holiday urban rural personal public private global local international national general main real live current daily weekly monthly ' +
    'dashed dotted striped spotted checkered patterned textured full empty crowded busy lonely lost broken all whole entire rest awning ribbon piece pieces online later again more'
  )
    .split(' ')
    .filter((word) => word !== 'clean' && word !== 'glass' && word !== 'gold'),
)

/** Words that leave out what follows them: "cloud without rain". Between two things they cross nothing out. */
export const LEAVING_OUT: ReadonlySet<string> = new Set(['without', 'sans', 'ohne', 'senza', 'not'])

/** Feelings that no face here shows; the nearest mood is drawn and the word is said. */
export const FEELINGS: ReadonlyMap<string, string> = phrases<string>([
  [
    'frown',
    'angry | mad | furious | annoyed | crying | scared | afraid | sick | worried | confused | tired | sleepy | bored | dizzy',
  ],
  ['smile', 'winking | kissing | surprised | shocked'],
])

/** Faces that show a feeling of their own: beside one of these the word "face" names no second one. */
export const FACES: ReadonlySet<string> = new Set(
  'angry cry wink surprise confused kiss laugh frown meh cool-face dead-face sick-face heart-eyes tongue'.split(' '),
)

/** States that a picture may leave out without meaning something else: "full cart", "active user". */
export const MILD_STATES: ReadonlySet<string> = new Set(
  'filled medium middle mid flat complete on enabled active happy glad joyful cheerful smiling'.split(' '),
)

/** Qualities that a viewer looks for: a dashed circle drawn whole is another thing. */
export const TELLING: ReadonlySet<string> = new Set(
  'dashed dotted striped spotted checkered patterned broken lost 3d isometric angry mad furious crying scared'.split(
    ' ',
  ),
)

/** Words of user interfaces that add nothing to a picture: "view details", "sync now". */
export const FILLERS: ReadonlySet<string> = new Set(
  'item items detail details now here feature option function functionality action mode stuff entry record center centre middle tip day today immediately instantly screen section area page panel name'.split(
    ' ',
  ),
)

/** Places that are no thing to be shown after "in", "on" or "at": "a tractor in a field". */
export const BACKGROUNDS: ReadonlySet<string> = new Set(
  'field ground air background floor scene outside outdoors indoors side front back sky surface horizon distance corner edge end'.split(
    ' ',
  ),
)

/** Glyphs that are at home beside another without a word between them: "camera heart", "truck clock", "car wifi". */
export const PAIRING: ReadonlySet<string> = new Set(
  (
    'file user folder calendar home chat monitor image mail shield database text cloud table book camera smartphone window car eye map-pin phone smile building receipt gear users globe list ' +
    'clipboard clock chart-bar filter lock pencil play money hand map truck cube flag video-camera heart music notebook shopping-cart tablet utensils wifi credit-card cursor droplet navigation ' +
    'plane bell briefcase card presentation sliders stopwatch watch archive devices paper-plane scan book-open robot search shopping-basket speaker checklist grid microphone network train battery code ' +
    'git-branch input keyboard layout lightbulb loader price-tag rss sun film floppy layers server shopping-bag sidebar transfer bolt laptop menu selection volume workflow trash toggle key moon holding-hand export import printer refresh copy save leaf fire bug'
  ).split(' '),
)

/** Nouns that make one thing with the noun before them: a cash machine is no cash with a machine. */
export const COMPOUND_HEADS: ReadonlySet<string> = new Set(
  (
    'machine bag box boot shoe basket table chair house case bottle jar tank truck car boat ship board lamp station shop store maker stand holder tool room park tree knife pot pan bowl ' +
    'glass brush stick gun hat coat shoe cage plate paper bed door cabinet desk bar cart wheel engine mower opener cutter cleaner dryer washer oven helmet ball bat hoop net racket glove spoon fork cell yard suit strap rack tray pipe saw drill hose'
  ).split(' '),
)

/** States in which a thing is drawn anyway: a mail is closed, an eye is open. */
export const DRAWN_ANYWAY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'closed',
    new Set('book folder mail lock package gift archive store inbox briefcase file note clipboard chat box'.split(' ')),
  ],
  [
    'empty',
    new Set(
      'shopping-cart shopping-basket shopping-bag trash folder cup bowl inbox box checkbox square circle'.split(' '),
    ),
  ],
  ['horizontal', new Set('dots menu minus line list rectangle monitor battery ruler'.split(' '))],
  ['landscape', new Set('image monitor laptop tv rectangle window'.split(' '))],
  ['portrait', new Set('file smartphone user tablet'.split(' '))],
  ['vertical', new Set('smartphone tablet file exclamation thermometer'.split(' '))],
  ['upright', new Set('smartphone tablet file piano user bottle'.split(' '))],
  ['open', new Set('eye unlock hand laptop cut umbrella window external-link'.split(' '))],
])

/** States that a phrase may carry and its picture does not: "phone ringing" is among the words for a phone. */
export const LOST_IN_PHRASES: ReadonlySet<string> = new Set(['ringing', 'vibrating', 'crying', 'sleeping', 'weeping'])
