/** The oldest Node that the package for users runs with. */
export const OLDEST_NODE = 22

/**
 * The command of the package, as JavaScript that every Node since 12 reads: what it needs is asked before anything else is loaded, which
 * would end in an error of no use to anybody. `command` is the file beside it that has all else.
 */
export function frontDoor(command: string): string {
  return `#!/usr/bin/env node
const { node } = process.versions
if (Number(node.split('.')[0]) < ${OLDEST_NODE}) {
  process.stderr.write('burin: this takes Node ${OLDEST_NODE} or newer, and this is Node ' + node + ': update it, from https://nodejs.org or with your version manager\\n')
  process.exitCode = 1
} else import('./${command}')
`
}
