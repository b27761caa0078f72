/** The forms that Stripe's API takes, checked as strictly as Stripe does: unknown and malformed parameters are refused. */

export type FormValue = string | FormTree
export interface FormTree {
  [name: string]: FormValue
}

/** Which parameters a call takes: `line_items[#][price]`, with `#` for a number and `*` for any name. */
export type FormRules = Readonly<Record<string, RegExp>>

export interface StripeProblem {
  readonly status: number
  readonly code: string
  readonly param?: string
  readonly message: string
  readonly type?: string
}

export const TEXT: RegExp = /^[^]{1,500}$/
export const INTEGER: RegExp = /^(0|[1-9]\d{0,11})$/
export const FLAG: RegExp = /^(true|false)$/
export const ADDRESS: RegExp = /^https?:\/\/[^\s]+$/

export function problem(status: number, code: string, message: string, param?: string): StripeProblem {
  return { status, code, message, ...(param === undefined ? {} : { param }) }
}

/** The parameters as a tree; or why Stripe would refuse them. */
export function readForm(text: string, rules: FormRules, required: readonly string[]): FormTree | StripeProblem {
  const tree: FormTree = {}
  const seen = new Set<string>()
  for (const [name, value] of new URLSearchParams(text)) {
    const rule = rules[ruleName(name)]
    if (rule === undefined) return problem(400, 'parameter_unknown', `Received unknown parameter: ${name}`, name)
    if (seen.has(name)) return problem(400, 'parameter_invalid', `${name} is given twice`, name)
    if (!rule.test(value)) return problem(400, 'parameter_invalid', `Invalid ${name}: ${value}`, name)
    seen.add(name)
    plant(tree, name.split(/\[|\]\[?/).filter(Boolean), value)
  }
  const missing = required.find((name) => ![...seen].some((one) => one === name || one.startsWith(`${name}[`)))
  return missing === undefined
    ? tree
    : problem(400, 'parameter_missing', `Missing required param: ${missing}.`, missing)
}

export function isProblem(one: object): one is StripeProblem {
  return 'status' in one && typeof one.status === 'number' && 'message' in one
}

/** The text of a parameter; empty when it was not given, or is a tree. */
export function textIn(form: FormTree, name: string): string {
  const value = form[name]
  return typeof value === 'string' ? value : ''
}

function ruleName(name: string): string {
  return name.replace(/\[\d+\]/g, '[#]').replace(/\b(metadata|payload)(\]?)\[\w+\]$/, '$1$2[*]')
}

function plant(tree: FormTree, way: readonly string[], value: string): void {
  const [first = '', ...rest] = way
  if (rest.length === 0) tree[first] = value
  else plant((tree[first] ??= {}) as FormTree, rest, value)
}
