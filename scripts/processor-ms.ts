import { readFileSync } from 'node:fs'

/** Milliseconds of processors so far: of this process and, on Linux, of those that it started and that have ended. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + childrenMs()
}

function childrenMs(): number {
  if (process.platform !== 'linux') return 0
  // After the name, which is in brackets: the state first, cutime and cstime 14th and 15th, in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}
