import type { Finding } from '../../../drawing/model/finding.ts'
import type { Field, Fields } from '../../../lexicon/fields.ts'
import type { GrammarWrapping } from '../../../lexicon/grammar-wrapping.ts'
import { unmatched } from '../meaning.ts'
import { isAskedAct } from './asked-act.ts'
import { purposeReader } from './purpose.ts'

/** A request without what is wrapped round the thing that is to be drawn. */
export interface Peeled {
  readonly text: string
  /** The same with its front: "add a card" may be a need, and not how a card is asked for. */
  readonly whole: string
  /** What of the wrapping somebody may look for in the drawing, and where it is decided. */
  readonly findings: readonly Finding[]
  /** What the request says that it is for; null where it does not. */
  readonly field: Field | null
}

/** Makes what peels requests by the tables of a grammar and the products of fields. */
export function requestPeeler(wrapping: GrammarWrapping, fields: () => Fields): (text: string) => Peeled {
  const finish = finishOf(wrapping)
  const purposeOf = purposeReader(wrapping, fields)
  return (said) => {
    const { text, field } = purposeOf(said)
    // "SVG-Icon" is two words in every language.
    const apart = text
      .trim()
      .replace(/\b(svg|vektor|vector|line)-(icon|symbol)/gi, '$1 $2')
      .replace(LINK_CALLED, '$1')
    const isWhole = field !== null && DONE_IN_PRODUCTS.test(apart)
    const front = (one: string): string => (isWhole ? one : peelFront(one, wrapping))
    const inner = [withoutKeys, withoutScreen, front, withoutManner, withoutPlace].reduce(
      (one, peel) => orWhole(peel(one), one),
      apart,
    )
    const named = finish.exec(inner)
    const bare = named === null ? inner : orWhole(inner.replace(finish, ' '), inner)
    const findings = named === null || bare === inner ? [] : [decidedByTheCut(named[0])]
    return { text: bare, whole: apart, findings, field }
  }
}

/** "Add a device, for smart homes" is a need of these: what adds things there. "Create an icon of a device" asks for a drawing. */
const DONE_IN_PRODUCTS =
  /^(?:add|make|create|show|give|get|insert|generate)\s+(?!.*\b(?:icon|symbol|pictogram|glyph|logo|picture|drawing|image)s?\b)/i

/** The "Forgot password" link has no link in its icon, as the "Save" button has no button. */
const LINK_CALLED = /(["“«][^"”»]+["”»])\s+(?:text\s+)?links?\b/gi

/** What is left; the whole where nothing would be: "icon" is a request too. */
function orWhole(left: string, whole: string): string {
  const trimmed = left.replace(/\s+/g, ' ').replace(/^[\s,;:.–-]+|[\s,;:.–-]+$/g, '')
  return /[\p{L}\p{N}\p{S}]/u.test(trimmed) ? trimmed : whole
}

/** An opening lies in another: "please create an icon of …". */
const MOST_OPENINGS = 3

function peelFront(text: string, wrapping: GrammarWrapping): string {
  let left = text
  for (let peeled = 0; peeled < MOST_OPENINGS; peeled++) {
    if (isAskedAct(left, wrapping)) break
    const inner = left.slice(openingOf(wordsAt(left), wrapping))
    if (inner === left || !/[\p{L}\p{N}]/u.test(inner)) break
    left = inner
  }
  return left
}

/** A word in lower case and where the next one begins; an apostrophe parts words ("d'un", "un'icona"). */
interface WordAt {
  readonly word: string
  readonly end: number
}

/** No opening is longer. */
const LONGEST_OPENING = 20

function wordsAt(text: string): WordAt[] {
  const words: WordAt[] = []
  for (const { 0: whole, 1: word = '', index } of text.matchAll(/([^\s'’]+['’]?)\s*/g)) {
    words.push({ word: word.toLowerCase().replace('’', "'"), end: index + whole.length })
    if (words.length === LONGEST_OPENING) break
  }
  return words
}

/** Where the thing begins behind "please", "create an icon of", "icon:", "draw me a simple" or "add a"; 0 where nothing is wrapped round it. */
function openingOf(words: readonly WordAt[], wrapping: GrammarWrapping): number {
  const { asking, politeness, receivers, articles, drawings, things, manners, joining } = wrapping
  const polite = all(words, 0, politeness)
  if (polite > 0) return words[polite - 1]?.end ?? 0
  const asked = one(words, 0, asking)
  const received = asked === 0 ? 0 : one(words, asked, receivers)
  const article = one(words, received, articles)
  const drawing = one(words, manner(words, article, manners), drawings, ':')
  const isThing = things.has(words[drawing - 1]?.word ?? '') && words[drawing]?.word === 'with' && asked === 0
  const isDrawing = drawing > manner(words, article, manners) && !isThing
  // "Une icône minimaliste représentant un nuage": a manner may stand behind the word for the drawing.
  const mannered = manner(words, drawing, manners)
  const behind = isDrawing ? all(words, mannered, joining) : drawing
  const joined = behind > mannered ? behind : isDrawing ? all(words, drawing, joining) : drawing
  const isJoined = isDrawing && (joined > drawing || asked > 0 || (words[drawing - 1]?.word.endsWith(':') ?? false))
  const end = isJoined ? one(words, joined, articles) : asked > 0 && article > received ? article : 0
  return end === 0 ? 0 : (words[end - 1]?.end ?? 0)
}

/** Behind the words for how it is drawn: "a simple 24px outline". */
function manner(words: readonly WordAt[], at: number, manners: ReadonlySet<string>): number {
  let end = at
  while (manners.has(words[end]?.word ?? '') || /^\d+px$/.test(words[end]?.word ?? '')) end++
  return end
}

/** Behind the longest of the phrases that stands at a place; the place itself where none does. */
function one(words: readonly WordAt[], at: number, phrases: ReadonlySet<string>, ending = ''): number {
  for (let length = 4; length >= 1; length--) {
    const phrase = words
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ')
      .replaceAll("' ", "'")
    const bare = ending !== '' && phrase.endsWith(ending) ? phrase.slice(0, -1) : phrase
    if (words.length >= at + length && phrases.has(bare)) return at + length
  }
  return at
}

/** Behind all of the phrases that follow each other at a place. */
function all(words: readonly WordAt[], at: number, phrases: ReadonlySet<string>): number {
  const end = one(words, at, phrases)
  return end === at ? at : all(words, end, phrases)
}

/** Names of what a request says, as programs write them: "subject: compass, style: line". */
const KEYS = String.raw`style|size|background|strokes?|stroke-width|colou?r|format|finish|weight|padding|grid|theme|linecap|linejoin|output`
const SUBJECT =
  /(?:^|[.;,]\s*)(?:subject|concept|prompt|task|request|image|description|icon|heroicon|name|idea|title)\s*[:=]\s+(.+)$/is
const TOLD_BY_KEY = new RegExp(String.raw`\s*[.,;]\s*(?:${KEYS})\s*[:=]\s*[^.,;]+`, 'gi')
/** "Icon for the search bar: a magnifying glass": behind the colon stands what is drawn. */
const BEHIND_COLON = /^[^:]*\b(?:icons?|symbols?|pictograms?|icône|icono|ícone|icona)\b[^:]*:\s+(.+)$/is

/** What a request says by keys: its subject alone. */
function withoutKeys(text: string): string {
  const told = text.replace(TOLD_BY_KEY, '')
  const subject = SUBJECT.exec(told)?.[1]
  return (subject ?? BEHIND_COLON.exec(told)?.[1] ?? told).trim()
}

/** Parts of a screen, where an icon stands. */
const SCREEN = String.raw`(?:button|tab|section|page|category|menu|bar|screen|app|website|site|toolbar|header|footer|sidebar|navigation|nav|switcher|dashboard|panel|modal|dialog|link)s?`
const ON_SCREEN = new RegExp(
  String.raw`^(.*\b(?:icons?|symbols?|pictograms?)\s+(?:of|showing|depicting|with)\s.+?)\s+(?:for|to|in|on)\s+(?:the|our|my|your|an?)\s[\w\s-]*\b${SCREEN}\.?$`,
  'i',
)
const SCREENS_ICON = new RegExp(
  String.raw`^(?:menu item|tab bar|nav(?:igation)? ?bar|navbar|${SCREEN}) icon\s+for\s+`,
  'i',
)

/** "… of an airplane to the travel section", "menu item icon for logout": says where it will stand. */
function withoutScreen(text: string): string {
  return (ON_SCREEN.exec(text)?.[1] ?? text)
    .replace(SCREENS_ICON, '')
    .replace(/\b(?:bouton|botón|botão|pulsante|schaltfläche)\s+/i, '')
}

/** How it is to be drawn, which the cut decides or such an icon never has: corners, strokes, sizes, grounds and other sets' manners. */
const MANNERS: readonly RegExp[] = [
  /(?:[.,;]\s*|\b(?:with|and)\s+)+(?:no|without)\s+(?:any\s+)?(?:text|words|letters|labels?|gradients?|shadows?|fills?|background|colou?rs?)\b/gi,
  /\s+(?:no|without)\s+(?:any\s+)?(?:gradients?|shadows?|fills?)\b/gi,
  /[.,;]\s*(?:strokes?|outlines?|lines?)[\s-]only\b/gi,
  /(?:[.,;]\s*|\b(?:with|and)\s+)+(?:an?\s+)?(?:(?:horizontally |vertically )?cent(?:ered|red)|symmetric(?:al)?|legible|scalable|crisp|clean|consistent|even|uniform|pixel[\s-](?:perfect|aligned)|thin|thick)(?:\s+(?:strokes?|lines?|style|weight|width|edges))*(?:\s+(?:in|on|within|at)\s+(?:the\s+|an?\s+)?(?:canvas|viewbox|frame|small sizes?|middle|artboard|grid))?(?=\s*(?:$|[.,;]))/gi,
  /(?:[.,;]\s*|\b(?:with|and)\s+)+(?:\d+\s?(?:px)?\s+)?(?:padding|margins?|safe area)\b(?:\s*(?:of|:)?\s*\d+\s?px)?/gi,
  /(?:[.,;]\s*|\b(?:with|and)\s+)*\b(?:stroke-)?line(?:cap|join)s?\s*[:=]\s*"?\w+"?/gi,
  /(?:[.,;]\s*|\b(?:with|and)\s+)*\b(?:round(?:ed)?|square|butt|miter)\s+line(?:cap|join)s?\b(?:\s+and\s+(?:line)?(?:cap|join)s?)?/gi,
  /\b(?:with|and|at)\s+(?:an?\s+)?\d+(?:\.\d+)?\s+(?:stroke|line)(?:[\s-](?:width|weight))?\b/gi,
  /(?:\b(?:at|in|on)\s+(?:an?\s+)?|,\s*)*\b\d+\s?[x×]\s?\d+(?:\s?px)?\s*(?:viewbox|canvas|artboard|grid)?\b/gi,
  /,\s*(?:trait|contour|línea|linea|trazo|traço|linha|tratto|linie|linienstärke|strichstärke|strich)\s*(?:de|di|von|:)?\s*\d+(?:[.,]\d+)?\s?px\b/gi,
  /,\s*(?:style|stil|estilo|stile)\s+[\p{L}-]+$/giu,
  /\s+(?:con|com|mit|avec)\s+(?:des\s+)?(?:esquinas redondeadas|cantos arredondados|angoli arrotondati|abgerundeten ecken|coins arrondis)\b/gi,
  /(?:\b(?:with|and|on|in)\s+|,\s*)*\b(?:an?\s+)?(?:no|transparent|white|black|plain|clear|solid|empty)\s+back(?:ground|drop)\b/gi,
  /(?:,\s*|\b(?:with|on)\s+)(?:an?\s+)?[a-z]+ background$/gi,
  /(?:\b(?:with|and)\s+|,\s*)*\b(?:rounded|round|sharp|square|smooth|soft|crisp)\s+(?:line\s+|stroke\s+)?(?:corners?|edges?|caps?|joins?|ends?|lines?|strokes?)(?:\s+(?:and|&)\s+(?:caps?|joins?|corners?|edges?))?\b/gi,
  /(?:\b(?:with|and|at)\s+|,\s*)*\b(?:an?\s+)?(?:\d+(?:\.\d+)?\s?(?:px|pt|dp)?\s+)?(?:stroke|line|border)(?:[\s-](?:width|weight|thickness))?\s*(?:of|:|=)?\s*\d+(?:\.\d+)?\s?(?:px|pt|dp)?\b/gi,
  /(?:\b(?:with|and|at|in)\s+|,\s*)*\b(?:an?\s+)?\d+(?:\.\d+)?\s?(?:px|pt|dp)\s*(?:strokes?|lines?|outlines?|borders?|size|grid)?\b/gi,
  /(?:\b(?:at|in)\s+|,\s*)*\b\d+\s?[x×]\s?\d+\b(?:\s?px\b)?(?:\s+grid\b)?/gi,
  /(?:,\s*)?\bin\s+(?:the\s+)?style\s+of\s+.+$/gi,
  /(?:,\s*)?\b(?:lucide|feather|material|heroicons?|phosphor|tabler|fluent|bootstrap|ios|font\s?awesome|sf symbols?)[\s-]style\b/gi,
  /(?:\b(?:with|using|and)\s+|,\s*)*\bcurrent\s?color\b/gi,
  /(?:\b(?:with|and)\s+|,\s*)+\b(?:no|without)\s+(?:any\s+)?(?:text|words|letters|labels?|gradients?|shadows?|colou?rs?)\b/gi,
  /,\s*(?:no|without)\s+(?:any\s+)?(?:text|words|letters|labels?|gradients?|shadows?)\b/gi,
  /(?:,\s*|\s+)(?:as|in)\s+(?:an?\s+)?svg(?:\s+format)?\b/gi,
  /,\s*(?:fondo transparente|sin fondo|fond transparent|sans fond|transparenter hintergrund|ohne hintergrund|abgerundete ecken|fundo transparente|sem fundo|sfondo trasparente|senza sfondo|esquinas redondeadas|coins arrondis|cantos arredondados|angoli arrotondati)$/gi,
]

/** One of these is in whatever one of the manners is: most requests have none, and to make so many patterns takes a tenth of what a first request does. */
const MAY_HAVE_MANNER =
  /[.,;\d]|\bno\b|without|cent(?:er|r)ed|symmetric|legible|scalable|crisp|clean|consistent|even|uniform|pixel|thin|thick|padding|margin|safe area|line|rond|redond|rotond|round|rund|background|backdrop|sharp|square|smooth|soft|style|current|svg/i

function withoutManner(text: string): string {
  if (!MAY_HAVE_MANNER.test(text)) return text
  return MANNERS.reduce((left, manner) => left.replace(manner, ' '), text)
}

/** "… icon for the top navigation bar": says where it will stand. Without a word for the drawing, "lock for the door" is about two things, as is a symbol on what is no part of a screen. */
function withoutPlace(text: string): string {
  const { thing, where = '', place = '' } = PLACE.exec(text)?.groups ?? {}
  return thing === undefined || (/^(?:in|on)$/i.test(where) && !PART_OF_SCREEN.test(place)) ? text : thing
}

const PLACE =
  /^(?<thing>.*[^\s].*?)\s+(?:icon|symbol|pictogram|button)s?(?:\s+icons?)?\s+(?<where>for|in|on|to use in)\s+(?<place>(?:my|our|your|the|an?)\s.+)$/i
const PART_OF_SCREEN = new RegExp(String.raw`^(?:my|our|your)\s|\b${SCREEN}\b`, 'i')

function finishOf({ finishes }: GrammarWrapping): RegExp {
  const names = anyOf(finishes)
  return new RegExp(`(?:^${names}(?=\\s)|[,.;]\\s*${names}\\s*\\.?\\s*$|(?<=\\sicon)\\s+${names}\\s*$)`, 'i')
}

function decidedByTheCut(text: string): Finding {
  const named = text.trim().replace(/^[,.;]\s*|\.$/g, '')
  const finish = /fill|solid/i.test(named) ? 'filled' : 'outlined'
  return unmatched('info', `"${named}" is decided by the cut: send "cut": {"finish": "${finish}"}.`)
}

/** One of the phrases, the longest first. */
function anyOf(phrases: ReadonlySet<string>): string {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
  return `(?:${longestFirst.map((one) => one.replaceAll(' ', '\\s+').replaceAll("'", "['’]")).join('|')})`
}
