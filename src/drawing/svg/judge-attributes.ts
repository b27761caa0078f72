import type { SvgElement } from '../model/document.ts'
import { LISTS, NAMESPACE, ROOT, SHAPES, STROKED_ROOT, TEXTS } from './contract.ts'
import { readPathData } from './path-data.ts'

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/
const MAY_NOT_BE_NEGATIVE: ReadonlySet<string> = new Set(['r', 'rx', 'ry', 'width', 'height', 'stroke-width'])

/** What about an element's name and attributes is not in the contract: one sentence each. */
export function judgeAttributes(element: SvgElement, isRoot: boolean): string[] {
  const { name, attributes } = element
  const contract = isRoot ? ROOT : SHAPES.get(name)
  if (contract === undefined) return [`<${name}> is not in the contract.`]
  const problems: string[] = []
  const isStroked = isRoot && attributes.has('stroke')
  for (const required of isStroked ? [...contract.required, ...STROKED_ROOT] : contract.required) {
    if (!attributes.has(required)) problems.push(`<${name}> has no attribute ${required}.`)
  }
  for (const [attribute, value] of attributes) {
    const isKnown = contract.required.includes(attribute) || contract.optional.includes(attribute)
    if (!isKnown) problems.push(`<${name}> has the attribute ${attribute}, which is not in the contract.`)
    else problems.push(...judgeValue(name, attribute, value))
  }
  if (isRoot && !isStroked && attributes.has('stroke-width')) problems.push('<svg> has a stroke-width but no stroke.')
  return problems
}

function judgeValue(element: string, attribute: string, value: string): string[] {
  if (value.includes('&')) return [`The attribute ${attribute} of <${element}> has an entity.`]
  if (attribute === 'xmlns') return value === NAMESPACE ? [] : [`The attribute xmlns of <svg> must be ${NAMESPACE}.`]
  if (attribute === 'd') return [...readPathData(value).problems]
  if (TEXTS.has(attribute)) return []
  const numbers = LISTS.has(attribute) ? value.trim().split(/[ \t\n\r]*,[ \t\n\r]*|[ \t\n\r]+/) : [value]
  const bad = numbers.find((number) => !NUMBER.test(number) || number.length > 12)
  if (bad !== undefined) {
    return [
      `The attribute ${attribute} of <${element}> has ${JSON.stringify(bad.slice(0, 24))} where a number must stand.`,
    ]
  }
  if (attribute === 'points' && numbers.length % 2 === 1) return ['The attribute points has an odd number of numbers.']
  if (attribute === 'viewBox' && numbers.length !== 4) return ['The attribute viewBox must have four numbers.']
  const isNegative = MAY_NOT_BE_NEGATIVE.has(attribute) && Number(value) < 0
  return isNegative ? [`The attribute ${attribute} of <${element}> is negative.`] : []
}
