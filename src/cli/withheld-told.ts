import type { Withheld } from '../hosting/contract/project-object.ts'
import { oneLine } from './table.ts'

/** Why visitors do not see a site, in one line. A service may know of more reasons than this command. */
export function withheldTold({ why, reason }: Pick<Withheld, 'reason'> & { readonly why: string }): string {
  const because = reason === null ? '' : ` (${oneLine(reason)})`
  switch (why) {
    case 'name_waits':
      return 'visitors do not see it until the operator has looked at its name, which reads like that of somebody known'
    case 'name_refused':
      return `visitors do not see it: the operator refused its name${because}; make a project of another name`
    default:
      return `visitors do not see it: the operator took it down${because}; write to the operator`
  }
}
