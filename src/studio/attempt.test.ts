import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Draft } from '../author/author.ts'
import { compile } from '../drawing/compiler/compile.ts'
import type { Problem } from '../drawing/language/program.ts'
import type { Finding } from '../drawing/model/finding.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { attempt, attemptBy } from './attempt.ts'

const GOOD = 'icon good\nkeyline circle\ncircle 12,12 10\n'
const PROBLEM: Problem = {
  span: { start: 25, end: 31, line: 3, column: 1 },
  message: 'The corner is too sharp',
  expected: 'a flatter corner',
  hint: 'Move it!',
}

function draft(program: string): Draft {
  return { program, intent: 'A circle.', findings: [], idea: 'scripted' }
}

describe('an attempt', () => {
  it('shows nothing of a program with one problem, and says it in whole sentences with its place', () => {
    const refusing: typeof compile = (program, cut) => ({ ...compile(program, cut), problems: [PROBLEM] })
    const { svg, findings, hasDrawingError, crash } = attemptBy(refusing, draft(GOOD), HOUSE_CUT)
    deepEqual([svg, hasDrawingError, crash], ['', true, null])
    deepEqual(
      findings.map(({ rule, severity, message, span }) => [rule, severity, message, span]),
      [
        [
          'program',
          'error',
          'Line 3, column 1: The corner is too sharp. Expected: a flatter corner. Move it!',
          PROBLEM.span,
        ],
      ],
    )
  })

  it('shows nothing where the author has nothing to draw and says why, and no other try is worth it', () => {
    const finding: Finding = {
      rule: 'picture-unclear',
      severity: 'error',
      message: 'It is empty.',
      at: null,
      measured: null,
      limit: null,
      span: null,
    }
    const tried = attempt({ ...draft(''), findings: [finding] }, HOUSE_CUT)
    deepEqual([tried.svg, tried.hasDrawingError, tried.findings], ['', false, [finding]])
    equal(attempt(draft(''), HOUSE_CUT).hasDrawingError, true)
  })

  it('says of a program without a shape what to add', () => {
    const { svg, findings } = attempt(draft('icon nothing\n'), HOUSE_CUT)
    equal(svg, '')
    equal(
      findings[0]?.message,
      'Line 1, column 1: `nothing` draws nothing at this cut. Expected: a statement that draws. Add a shape, such as `circle 12,12 9`.',
    )
  })

  it('knows that a thing has vanished before anything is painted', () => {
    let painted = 0
    const counting: typeof compile = (program, cut) => {
      const { drawing, problems } = compile(program, cut)
      const { cap, join, strokeWidth, marks, traits, twin } = drawing
      const ink = (): typeof drawing.ink => {
        painted += 1
        return drawing.ink
      }
      return {
        drawing: {
          cut,
          cap,
          join,
          strokeWidth,
          marks,
          traits,
          twin,
          get ink() {
            return ink()
          },
        },
        problems,
      }
    }
    const covered = 'icon covered\npart ring { circle 12,12 4 }\npart lid over=box { box 3,3 18x18 }\n'
    const tried = attemptBy(counting, draft(covered), HOUSE_CUT)
    deepEqual([tried.hasDrawingError, tried.leastErrors, painted], [true, 1, 0])
    equal(tried.findings[0]?.rule, 'vanished')
    equal(painted > 0, true)
  })

  it('unites the strokes of no twin that what is filled clearly differs from, in the same box', () => {
    const never = (): never => {
      throw new Error('nobody needs it')
    }
    const asking: typeof compile = (program, cut) => {
      const { drawing, problems } = compile(program, cut)
      const { painted = [], marks = [] } = drawing.twin ?? {}
      const twin = {
        painted,
        marks,
        get ink() {
          return never()
        },
        get area() {
          return never()
        },
        get inkBox() {
          return never()
        },
      }
      return { drawing: { ...drawing, twin }, problems }
    }
    const filled = { ...HOUSE_CUT, finish: 'filled' } as const
    const { crash, hasDrawingError, svg } = attemptBy(asking, draft(GOOD), filled)
    deepEqual([crash, hasDrawingError, svg], [null, false, attempt(draft(GOOD), filled).svg])
  })

  it('keeps what the author said, and says the same only once', () => {
    const said = {
      rule: 'unmatched',
      severity: 'warning',
      message: 'No.',
      at: null,
      measured: null,
      limit: null,
      span: null,
    } as const
    const { findings, hasDrawingError } = attempt({ ...draft(GOOD), findings: [said, said] }, HOUSE_CUT)
    deepEqual([findings, hasDrawingError], [[said], false])
  })
})
