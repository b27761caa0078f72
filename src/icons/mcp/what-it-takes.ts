import { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { checkValue } from '../../api/check-value.ts'
import type { McpTool } from './mcp-tool.ts'

/** As far as our tools use it: what JSON Schema says of a value. */
interface Described {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Described>>
  readonly required?: readonly string[]
}

/** What a tool was called with, checked; throws a refusal that says all that is wrong, and all that the tool takes: a model then calls it rightly at once. */
export function checkedInput<Input>(tool: Pick<McpTool<Input>, 'name' | 'input'>, given: unknown): Input {
  try {
    return checkValue(given ?? {}, tool.input)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const wrong = (error.details.issues ?? [error]).map(({ message }) => message).join(' ')
    throw new ApiError('invalid', `${wrong} ${whatItTakes(tool)}`, error.details)
  }
}

/** Such as: `draw_icon` takes `prompt` (text), and if wanted `n` (1 or 2). */
function whatItTakes({ name, input }: Pick<McpTool<unknown>, 'name' | 'input'>): string {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' }) as Described
  const all = Object.entries(properties)
  const needed = all.filter(([one]) => required.includes(one)).map(worded)
  const wanted = all.filter(([one]) => !required.includes(one)).map(worded)
  return `\`${name}\` takes ${needed.join(', ')}${wanted.length === 0 ? '' : `, and if wanted ${wanted.join(', ')}`}.`
}

function worded([name, described]: readonly [string, Described]): string {
  return `\`${name}\` (${valuesOf(described)})`
}

function valuesOf({ type, enum: values, properties, minimum, maximum }: Described): string {
  if (values !== undefined) return `${values.slice(0, -1).map(String).join(', ')} or ${String(values.at(-1))}`
  if (properties !== undefined) return `an object of ${Object.entries(properties).map(worded).join(', ')}`
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`
  return type === 'string' ? 'text' : 'an object of texts'
}
