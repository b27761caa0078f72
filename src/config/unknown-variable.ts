import { nearest } from '../drawing/language/nearest.ts'
import { VARIABLES } from './read-config.ts'

/** What to say of a variable that begins like ours and is none: one sentence with the setting that was most likely meant. */
export function unknownVariable(name: string): string {
  const near = nearestSetting(name)
  return near === undefined
    ? `${name} is no setting; there are ${VARIABLES.join(', ')}`
    : `${name} is no setting; did you mean ${near}?`
}

/** People remember the last word of a name best (`BURIN_PORT`), then how it begins (`BURIN_LOG_LEVEL`). */
function nearestSetting(name: string): string | undefined {
  const plain = name.slice('BURIN_'.length)
  const withSameEnd = VARIABLES.filter((one) => one.startsWith('BURIN_') && lastWord(one) === lastWord(name))
  return (
    VARIABLES.find((one) => one === plain) ??
    likest(name, withSameEnd) ??
    withSameEnd[0] ??
    likest(name, VARIABLES) ??
    VARIABLES.find((one) => name.startsWith(`${one}_`)) ??
    VARIABLES.find((one) => likest(lastWord(name), [lastWord(one)]) !== undefined)
  )
}

function likest(word: string, names: readonly string[]): string | undefined {
  const [found] = nearest(
    word,
    names.map((one) => one.toLowerCase()),
  )
  return found?.toUpperCase()
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf('_') + 1)
}
