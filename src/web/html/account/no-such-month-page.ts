import type { WebAnswer } from '../../web-route.ts'
import { problemPage } from '../problem-page.ts'

export function noSuchMonthPage(): WebAnswer {
  return problemPage(
    404,
    'There is no such statement',
    'Nothing was billed by the month then, or the address is not one of a month, such as 2026-11.',
  )
}
