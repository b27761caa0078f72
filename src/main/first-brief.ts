import type { Brief } from '../author/author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'

/** Two things and the words between them: reading a request, composing, drawing and checking all run once. */
export const FIRST_BRIEF: Brief = {
  concept: null,
  prompt: 'a cloud with a lightning bolt',
  cut: HOUSE_CUT,
  count: 1,
}
