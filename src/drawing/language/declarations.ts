import type { DeclarationForm } from './declaration-form.ts'
import { badge } from './declarations/badge.ts'
import { category } from './declarations/category.ts'
import { detail } from './declarations/detail.ts'
import { icon } from './declarations/icon.ts'
import { inner } from './declarations/inner.ts'
import { keyline } from './declarations/keyline.ts'
import { mini } from './declarations/mini.ts'
import { param } from './declarations/param.ts'
import { stroke } from './declarations/stroke.ts'
import { traits } from './declarations/traits.ts'
import { words } from './declarations/words.ts'

/** Every declaration, in the order in which a formatted program has them. */
export const DECLARATIONS: readonly DeclarationForm[] = [
  icon,
  category,
  words,
  keyline,
  traits,
  param,
  inner,
  badge,
  detail,
  stroke,
  mini,
]
