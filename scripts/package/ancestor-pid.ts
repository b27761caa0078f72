import { execFileSync } from 'node:child_process'

const SHELL = /(^|\/)-?(sh|bash|dash|zsh|ash|fish|cmd\.exe)$/

/** The process that ran a script of package.json: the parent of `pid`, a shell between the two left out. Null where no `ps` tells. */
export function ancestorPid(pid: number): number | null {
  try {
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' }).trim().split('\n')
    const processes = new Map(
      rows.map((row) => {
        const [id, parent, ...name] = row.trim().split(/\s+/)
        return [Number(id), { parent: Number(parent), name: name.join(' ') }] as const
      }),
    )
    let above = processes.get(pid)?.parent
    while (above !== undefined && SHELL.test(processes.get(above)?.name ?? '')) above = processes.get(above)?.parent
    return above ?? null
  } catch {
    return null
  }
}
