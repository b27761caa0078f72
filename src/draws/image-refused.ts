import { DrawRefused } from './draw-refused.ts'

/** The refusal of a picture; `problem` ends a sentence that begins with the path of its property. */
export function imageRefused(position: number, property: 'base64' | 'mime', problem: string): DrawRefused {
  const param = `images[${position}].${property}`
  return new DrawRefused('invalid_request', `\`${param}\` ${problem}`, { param })
}
