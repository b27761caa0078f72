import { FINISHES, RADII, SIZES, STROKES } from '../../model/cut.ts'
import type { DeclarationForm } from '../declaration-form.ts'
import { RANGES } from '../limits.ts'
import type { Detail } from '../program.ts'
import type { Reader } from '../reader.ts'
import { fail, failAtNext, peek, readToHeadEnd, take } from '../reader.ts'
import { printNumber } from '../scalar.ts'

const ENTRY = /^(\d{1,2})\/(\d(?:\.\d)?)(?:\/([0-3*])(?:\/(outlined|filled))?)?=(\d{1,2}(?:\.\d{1,3})?)$/

/** `detail`: levels of detail that were chosen by trying. */
export const detail: DeclarationForm = {
  keyword: 'detail',
  summary:
    'The cuts at which it is drawn with the detail of another number of lanes (`@`) than theirs: what was found to hold there. `*` is any radius; the first that names a cut holds.',
  forms: ['detail SIZE/STROKE=LANES …', 'detail SIZE/STROKE/RADIUS/FINISH=LANES …'],
  example: 'icon map-pin\ndetail 20/2=6 16/2/*/outlined=6\npath 5,9 cw 7 19,9 12,22 close\ncircle 12,9 2 @6+\n',
  repeatable: false,
  parse(reader, draft) {
    const found = readToHeadEnd(reader, readEntry)
    if (found !== null) draft.detail = found
  },
  print: ({ detail: entries }) => (entries.length === 0 ? [] : [`detail ${entries.map(printEntry).join(' ')}`]),
}

function readEntry(reader: Reader): Detail | null {
  const token = peek(reader)
  const [, ofSize, ofStroke, ofRadius, ofFinish, ofLanes] =
    (token.kind === 'word' ? ENTRY.exec(token.text) : null) ?? []
  const size = SIZES.find((one) => one === Number(ofSize))
  const stroke = STROKES.find((one) => one === Number(ofStroke))
  const radius = RADII.find((one) => String(one) === ofRadius) ?? null
  const finish = FINISHES.find((one) => one === ofFinish) ?? null
  if (size === undefined || stroke === undefined) {
    failAtNext(
      reader,
      'a size, a stroke and lanes, such as 20/2=6',
      `Sizes are ${SIZES.join(', ')}, strokes ${STROKES.join(', ')}; leave the line out when the lanes of each cut are right.`,
    )
    return null
  }
  take(reader)
  const lanes = Number(ofLanes)
  const { from, to } = RANGES.lanes
  if (lanes <= from || lanes > to)
    fail(
      reader,
      token.span,
      `There are never more than ${to} lanes, and always some.`,
      `lanes up to ${to}`,
      'Write 20/2=6, for instance.',
    )
  return { size, stroke, radius, finish, lanes }
}

function printEntry({ size, stroke, radius, finish, lanes }: Detail): string {
  const rest = finish !== null ? `/${radius ?? '*'}/${finish}` : radius !== null ? `/${radius}` : ''
  return `${size}/${stroke}${rest}=${printNumber(lanes)}`
}
