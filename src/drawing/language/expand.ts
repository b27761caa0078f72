import type { Span } from '../model/finding.ts'
import { binder } from './bind.ts'
import type { BoundStatement } from './bound.ts'
import { childrenOf, replaceChildren } from './children.ts'
import { LIMITS } from './limits.ts'
import { loweredCount } from './lowered-count.ts'
import { nearest } from './nearest.ts'
import type { Problem, Program, Size, Statement, UseStatement } from './program.ts'

/** What one expansion has done so far. */
interface Expansion {
  readonly lookup: (glyph: string) => Program | null
  readonly names: readonly string[]
  readonly problems: Problem[]
  /** Glyphs put in so far. */
  count: number
}

/**
 * The program with each `use` replaced by `part <glyph> { move … { scale … { statements } } }`: the glyph's grid
 * ([0, 24]², for its mini form one of its own) is scaled evenly to fit the box and centred in it. The part keeps the use's
 * modifiers, and everything inside has the use's span. A use that cannot be replaced is left out, with a problem;
 * a program that outgrows the limits of written ones comes back without statements.
 * `names` are the glyphs that hints may offer for an unknown one.
 */
export function expand(
  program: Program,
  lookup: (glyph: string) => Program | null,
  names: readonly string[] = [],
): { readonly program: Program; readonly problems: readonly Problem[] } {
  const expansion: Expansion = { lookup, names, problems: [], count: 0 }
  const inside = (statement: Statement): readonly Statement[] => expandStatement(statement, expansion, [program.name])
  const mini = program.mini?.flatMap(inside) ?? []
  const expanded: Program = {
    ...program,
    mini: mini.length === 0 ? null : mini,
    statements: program.statements.flatMap(inside),
  }
  const fits = checkSize(expanded, expansion)
  return { program: fits ? expanded : { ...program, mini: null, statements: [] }, problems: expansion.problems }
}

/** `above` are the glyphs that the statement stands in, outermost first. */
function expandStatement(statement: Statement, expansion: Expansion, above: readonly string[]): readonly Statement[] {
  if (statement.kind === 'use') return expandUse(statement, expansion, above)
  const replaced = replaceChildren(statement, (child) => expandStatement(child, expansion, above))
  return replaced === null ? [] : [replaced]
}

function expandUse(use: UseStatement, expansion: Expansion, above: readonly string[]): readonly BoundStatement[] {
  const { span, glyph } = use
  const report = (message: string, expected: string, hint: string, at: Span = span): readonly BoundStatement[] => {
    expansion.problems.push({ span: at, message, expected, hint })
    return []
  }
  if (above.includes(glyph))
    return report(`\`${glyph}\` would be drawn inside itself.`, 'another glyph', `Draw ${glyph} with statements.`)
  if (above.length > LIMITS.useNesting)
    return report(
      `Glyphs use glyphs at most ${LIMITS.useNesting} deep.`,
      'a glyph that uses fewer others',
      'Draw it with statements.',
    )
  if (expansion.count === LIMITS.uses)
    return report(
      `A program uses at most ${LIMITS.uses} glyphs, those inside glyphs included.`,
      'fewer glyphs',
      'Leave this use out.',
    )
  const found = expansion.lookup(glyph)
  if (found === null) {
    const near = nearest(glyph, expansion.names, 3)
    return report(
      `No glyph is called \`${glyph}\`.`,
      'the name of a glyph',
      near.length === 0
        ? 'Draw it with statements.'
        : `Did you mean ${near.map((name) => `\`${name}\``).join(' or ')}?`,
      use.glyphSpan,
    )
  }
  expansion.count += 1
  // A glyph's own spans mean nothing in the text that uses it: everything inside has the use's.
  const block = binder(found, use.arguments, {
    report: (problem) => void expansion.problems.push({ ...problem, span }),
    use: (inner) => expandUse({ ...inner, span, glyphSpan: span }, expansion, [...above, glyph]),
  })
  const mini = use.mini ? block(found.mini ?? []) : []
  const small = mini.length > 0
  if (use.mini && !small) report(`\`${glyph}\` has no mini form.`, 'a use without mini', 'Leave `mini` out.')
  const children = (small ? mini : block(found.statements)).map((statement) => withSpan(statement, span))
  if (children.length === 0)
    return report(`\`${glyph}\` draws nothing here.`, 'a glyph with statements', 'Leave this use out.')
  return [
    {
      kind: 'part',
      name: glyph,
      modifiers: use.modifiers,
      children: fit(children, small ? found.miniSize : WHOLE, use),
      span,
    },
  ]
}

const WHOLE: Size = { width: 24, height: 24 }

/** Statements of a grid, moved and scaled into the use's box. */
function fit(children: readonly BoundStatement[], grid: Size, { into, span }: UseStatement): readonly BoundStatement[] {
  // Rounded down, so that the grid never reaches over the box; three decimals, as in formatted text.
  const factor = Math.floor(Math.min(into.width / grid.width, into.height / grid.height) * 1000 + 1e-6) / 1000
  const x = roundShift(into.x + (into.width - grid.width * factor) / 2)
  const y = roundShift(into.y + (into.height - grid.height * factor) / 2)
  const scaled: readonly BoundStatement[] =
    factor === 1 ? children : [{ kind: 'scale', factor, x: 0, y: 0, children, span }]
  return x === 0 && y === 0 ? scaled : [{ kind: 'move', x, y, children: scaled, span }]
}

/** To a hundredth: the rounded factor leaves some thousandths at each side that nobody wants to read. */
function roundShift(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

/** The same tree with one span everywhere. */
function withSpan(statement: BoundStatement, span: Span): BoundStatement {
  if (statement.kind === 'join') {
    const operands = statement.operands.map((one) => ({ ...one, statement: withSpan(one.statement, span) }))
    return { ...statement, operands, span }
  }
  if (!('children' in statement)) return { ...statement, span }
  return { ...statement, children: statement.children.map((child) => withSpan(child, span)), span }
}

/** Expanded programs keep the limits of written ones, so that they too can be printed, read and compiled. */
function checkSize(program: Program, { problems }: Expansion): boolean {
  const sizes = [...program.statements, ...(program.mini ?? [])].map(measure)
  const statements = sizes.reduce((sum, size) => sum + size.count, 0)
  const depth = sizes.reduce((deepest, size) => Math.max(deepest, size.depth), 0)
  const lowered = loweredCount(program)
  const before = problems.length
  const report = (message: string, expected: string): void => {
    const span: Span = { start: 0, end: 0, line: 1, column: 1 }
    problems.push({
      span,
      message: `With its glyphs the program ${message} are allowed.`,
      expected,
      hint: 'Use fewer or simpler glyphs.',
    })
  }
  if (statements > LIMITS.statements)
    report(`has ${statements} statements; at most ${LIMITS.statements}`, 'fewer statements')
  if (depth > LIMITS.nesting)
    report(`nests blocks ${depth} deep; at most ${LIMITS.nesting}`, 'fewer blocks inside blocks')
  if (lowered > LIMITS.lowered) report(`draws ${lowered} shapes; at most ${LIMITS.lowered}`, 'fewer shapes')
  return problems.length === before
}

/** Statements in a tree and how deep its blocks are nested. */
function measure(statement: Statement): { readonly count: number; readonly depth: number } {
  const children = childrenOf(statement)
  if (children === null) return { count: 1, depth: 0 }
  return children
    .map(measure)
    .reduce((sum, one) => ({ count: sum.count + one.count, depth: Math.max(sum.depth, one.depth + 1) }), {
      count: 1,
      depth: 1,
    })
}
