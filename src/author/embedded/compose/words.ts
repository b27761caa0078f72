import type { Meaning, Placement, Subject } from '../meaning.ts'

/** Glyph names that need another noun in a sentence. */
const NOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    check: 'check mark',
    cut: 'pair of scissors',
    'users-three': 'group of three people',
    x: 'cross',
    plus: 'plus sign',
    minus: 'minus sign',
    bolt: 'lightning bolt',
    dollar: 'dollar sign',
    percent: 'percent sign',
    search: 'magnifying glass',
    question: 'question mark',
    exclamation: 'exclamation mark',
    alert: 'warning sign',
    code: 'code sign',
    info: 'letter i',
    at: 'at sign',
    hash: 'hash sign',
    mail: 'envelope',
    chat: 'speech bubble',
    refresh: 'refresh arrow',
    download: 'download arrow',
    upload: 'upload arrow',
    ban: 'ban sign',
    home: 'house',
    tv: 'television',
    image: 'picture',
    share: 'share sign',
    wifi: 'wireless signal',
    dots: 'row of dots',
    play: 'play triangle',
    pause: 'pause sign',
    power: 'power sign',
    filter: 'funnel',
    trash: 'trash can',
    link: 'chain link',
    'cloud-lightning': 'cloud with a lightning bolt below it',
    'cloud-rain': 'cloud with rain below it',
    'cloud-snow': 'cloud with snow below it',
    'cloud-sun': 'cloud with the sun behind it',
    'cloud-moon': 'cloud with the moon behind it',
    'cloud-upload': 'cloud with an arrow up',
    'cloud-download': 'cloud with an arrow down',
    'folder-open': 'open folder',
    'book-open': 'open book',
    'door-open': 'open door',
    'mail-open': 'open envelope',
    'file-text': 'file with lines of text',
    'heart-break': 'broken heart',
    'user-circle': 'user in a circle',
    'shield-check': 'shield with a check mark',
    'credit-card': 'credit card',
    'trending-up': 'rising trend line',
    'trending-down': 'falling trend line',
    'external-link': 'frame with an arrow out of it',
    login: 'frame with an arrow into it',
    logout: 'frame with an arrow out of it',
    rss: 'feed signal',
    text: 'letter T',
    frown: 'frowning face',
    meh: 'face without expression',
    laugh: 'laughing face',
    angry: 'angry face',
    surprise: 'surprised face',
    wink: 'winking face',
    confused: 'confused face',
    'dead-face': 'face with crosses for eyes',
    walk: 'walking person',
    run: 'running person',
    swim: 'swimmer',
    hiking: 'hiker',
    wheelchair: 'wheelchair user',
    spy: 'hat and glasses',
    muscle: 'flexed arm',
    gesture: 'tapping finger',
    mask: 'face mask',
    male: 'male sign',
    female: 'female sign',
    gender: 'combined gender sign',
    transgender: 'transgender sign',
    'non-binary': 'non-binary sign',
    smoking: 'burning cigarette',
    tennis: 'tennis ball',
    baseball: 'baseball bat with a ball',
    bowling: 'bowling pin with a ball',
    golf: 'golf flag',
    dna: 'DNA helix',
  }),
)

const UNCOUNTABLE =
  /^(?:weather|lightning|rain|snow|fog|wind|money|cash|music|grass|fire|water|bread|rice|soap|hair|milk|wine|beer|coffee|tea|popcorn|corn|wheat|salt|bold|italic|underline)$/

const COUNTS = ['no', 'one', 'two', 'three', 'four']

/** One plain-English sentence that says what is drawn. */
export function sentence(meaning: Meaning, guest: 'badge' | 'inside' | 'scene' | null): string {
  const { head, slash, container, count } = meaning
  if (head === null) return 'A letter in a square, because the request names nothing known.'
  let said =
    count > 1
      ? `${COUNTS[count] ?? count} ${plural(nounOf(head))}`
      : withArticle(nounOf(head)) + (head.kind === 'glyph' ? (head.state ?? '') : '')
  if (meaning.guest !== null && guest !== null)
    said += ` ${guestWords(meaning.guest.subject, meaning.guest.placement, guest)}`
  if (container !== null) said += ` in ${withArticle(container)}`
  if (slash) said += `, crossed out`
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}

function guestWords(subject: Subject, placement: Placement, how: 'badge' | 'inside' | 'scene'): string {
  const noun = withArticle(nounOf(subject))
  if (how === 'badge') return `with ${noun}${subject.kind === 'character' ? '' : ' badge'}`
  if (how === 'inside') return `with ${noun} inside`
  const place = {
    above: ' above it',
    below: ' below it',
    behind: ' behind it',
    beside: ' beside it',
    on: ' on it',
    inside: ' inside',
    with: '',
  }[placement]
  return `with ${noun}${place}`
}

/** How a subject is called in a sentence. */
export function nounOf(subject: Subject): string {
  if (subject.kind === 'character')
    return /^\d+$/.test(subject.characters) ? `number ${subject.characters}` : `letter ${subject.characters}`
  return NOUNS.get(subject.glyph) ?? subject.glyph.replaceAll('-', ' ')
}

function withArticle(noun: string): string {
  if (UNCOUNTABLE.test(noun) || isPlural(noun)) return noun
  // "a unicorn", "a user": spoken with a consonant.
  return `${/^(?:[aeio]|hour|u(?!ni|s[ae]|til|r[ai]))/.test(noun) || /^letter-?[AEFHILMNORSX]\b/.test(noun) ? 'an' : 'a'} ${noun}`
}

function isPlural(noun: string): boolean {
  return /[^suix]s$/.test(noun) && !/(?:bus|lens|gas|canvas|compass|news|tennis|chess)$/.test(noun)
}

function plural(noun: string): string {
  if (isPlural(noun)) return noun
  if (/\bchild$/.test(noun)) return `${noun}ren`
  if (/\bperson$/.test(noun)) return noun.replace(/person$/, 'people')
  if (/\b(?:foot|tooth)$/.test(noun)) return noun.replace('oo', 'ee')
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}
