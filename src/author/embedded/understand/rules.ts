import type { Rule } from './understand.ts'
import { around } from './rules/around.ts'
import { arranged } from './rules/arranged.ts'
import { between } from './rules/between.ts'
import { burning } from './rules/burning.ts'
import { compound } from './rules/compound.ts'
import { crossForX } from './rules/cross-for-x.ts'
import { crossedBySign } from './rules/crossed-by-sign.ts'
import { crowd } from './rules/crowd.ts'
import { drawnOnce } from './rules/drawn-once.ts'
import { frame } from './rules/frame.ts'
import { generalName } from './rules/general-name.ts'
import { lastWord } from './rules/last-word.ts'
import { leaveOut } from './rules/leave-out.ts'
import { leftOver } from './rules/left-over.ts'
import { loneSlash } from './rules/lone-slash.ts'
import { loneWords } from './rules/lone-words.ts'
import { lostCount } from './rules/lost-count.ts'
import { lostState } from './rules/lost-state.ts'
import { namedQuality } from './rules/named-quality.ts'
import { nearestMood } from './rules/nearest-mood.ts'
import { neighbour } from './rules/neighbour.ts'
import { number } from './rules/number.ts'
import { oneBehindAnother } from './rules/one-behind-another.ts'
import { oneFace } from './rules/one-face.ts'
import { ownGlyph } from './rules/own-glyph.ts'
import { ownPart } from './rules/own-part.ts'
import { partOfHost } from './rules/part-of-host.ts'
import { relation } from './rules/relation.ts'
import { sameThing } from './rules/same-thing.ts'
import { signName } from './rules/sign-name.ts'
import { shapedFrame } from './rules/shaped-frame.ts'
import { scene } from './rules/scene.ts'
import { sideBySide } from './rules/side-by-side.ts'
import { state } from './rules/state.ts'
import { through } from './rules/through.ts'
import { whatASignSays } from './rules/what-a-sign-says.ts'
import { kindOfAThing } from './rules/kind-of-a-thing.ts'
import { whereNotAllowed } from './rules/where-not-allowed.ts'
import { toldState } from './rules/told-state.ts'

/** The rules in the order in which they are asked: what the words are, what the things are, which are shown and how, what is said of it. */
export const RULES: readonly Rule[] = [
  crossForX,
  signName,
  whatASignSays,
  burning,
  partOfHost,
  oneBehindAnother,
  shapedFrame,
  leaveOut,
  whereNotAllowed,
  crossedBySign,
  namedQuality,
  loneSlash,
  loneWords,
  oneFace,
  nearestMood,
  lostState,
  state,
  number,
  generalName,
  ownPart,
  kindOfAThing,
  leftOver,
  around,
  between,
  frame,
  sameThing,
  crowd,
  scene,
  ownGlyph,
  compound,
  lastWord,
  sideBySide,
  relation,
  through,
  lostCount,
  arranged,
  drawnOnce,
  neighbour,
  toldState,
]
