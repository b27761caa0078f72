const LONGEST_BYTES = 1024
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

/** Why a file of a site may not have this path, as one sentence; null when it may. */
export function filePathProblem(path: string): string | null {
  if (path === '') return 'is empty'
  if (!path.isWellFormed()) return 'is not Unicode text'
  if (utf8Bytes(path) > LONGEST_BYTES) return `is longer than ${LONGEST_BYTES} bytes`
  if (CONTROL.test(path)) return 'has a control character'
  if (path.includes('\\')) return 'has a backslash; folders are separated by /'
  if (path.startsWith('/')) return 'begins with /; paths are relative to the folder of the site'
  const wrong = path.split('/').find((segment) => segment === '' || segment === '.' || segment === '..')
  if (wrong === '') return 'has an empty segment (// or a / at its end)'
  if (wrong === '.') return 'has the segment "."; leave out ./'
  if (wrong === '..') return 'has the segment ".."; paths never lead out of the folder of the site'
  return path.normalize('NFC') === path ? null : 'is not in the Unicode form NFC'
}

function utf8Bytes(text: string): number {
  // Most paths are short: then it is enough to know that they are.
  return text.length * 3 <= LONGEST_BYTES ? text.length : encodeURIComponent(text).replace(/%../g, '.').length
}
