import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { problemText } from '../drawing/language/parse.ts'
import { print } from '../drawing/language/print.ts'
import type { Problem, Program } from '../drawing/language/program.ts'
import { compileText } from './compile/compile-text.ts'
import { CUT_HELP, CUT_OPTIONS, cutOf } from './cut-of.ts'
import { stop } from './stop.ts'

const HELP = `compile: compiles a program in the icon language to SVG

  npm run -s compile -- FILE.icon|- [cut] [--set name=value]… [--check] [--print] [--out FILE]

${CUT_HELP}
  --set name=value a parameter's value; may be repeated
  --check          also check the drawing; findings go to stderr
  --print          print the formatted program, with its glyphs put in, instead of the SVG
  --out FILE       write there instead of stdout

Problems go to stderr: FILE:line:column: What is wrong. Expected …. What to write.
Exit code: 0 compiled (and, with --check, no errors), 1 problems or errors, 2 wrong usage.`

const OPTIONS = {
  ...CUT_OPTIONS,
  set: { type: 'string', multiple: true },
  check: { type: 'boolean' },
  print: { type: 'boolean' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const

function main(): number {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (values.help === true) {
    process.stdout.write(`${HELP}\n`)
    return 0
  }
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('name one file, or - for standard input')
  const text = textOf(file)
  const { problems, icon } = compileText(text, {
    cut: cutOf(values),
    given: (program) => assigned(values.set ?? [], program),
  })
  report(file, problems)
  if (icon === null) return 1
  const result = values.print === true ? print(icon.program) : `${icon.svg}\n`
  if (values.out === undefined) process.stdout.write(result)
  else writeFileSync(values.out, result)
  if (values.check !== true) return 0
  const findings = icon.findings()
  for (const { rule, severity, message, span } of findings)
    process.stderr.write(
      `${file}${span === null ? '' : `:${span.line}:${span.column}`}: ${severity} ${rule}: ${message}\n`,
    )
  return findings.some((finding) => finding.severity === 'error') ? 1 : 0
}

/** What `--set` gives; throws for a parameter that the program does not have: no line of the file is to blame. */
function assigned(texts: readonly string[], { name, parameters }: Program): ReadonlyMap<string, string | number> {
  const given = new Map(texts.map(assignment))
  const names = parameters.map((parameter) => parameter.name)
  const unknown = given.keys().find((one) => !names.includes(one))
  if (unknown !== undefined)
    throw new Error(`--set ${unknown}: ${name} has no such parameter; it has ${names.join(', ') || 'none'}`)
  return given
}

function textOf(file: string): string {
  if (file === '-') return readFileSync(0, 'utf8')
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined)
    throw new Error(
      `there is no file ${file}; to draw from words: npm run -s draw -- ${file.replace(/^.*\/|\.icon$/g, '')}`,
    )
  if (found.isDirectory()) throw new Error(`${file} is a folder; name one file in it`)
  return readFileSync(file, 'utf8')
}

function assignment(text: string): [string, string | number] {
  const match = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text)
  if (match?.[1] === undefined || match[2] === undefined) throw new Error(`--set ${text}: write name=value`)
  return [match[1], /^-?\d+$/.test(match[2]) ? Number(match[2]) : match[2]]
}

function report(file: string, problems: readonly Problem[]): void {
  for (const problem of problems)
    process.stderr.write(`${file}:${problem.span.line}:${problem.span.column}: ${problemText(problem)}\n`)
}

try {
  process.exitCode = main()
} catch (error) {
  stop('compile', error, Object.keys(OPTIONS))
}
