/** Ends a tool with one line on stderr and exit code 2: the caller asked for something that does not exist. */
export function stop(tool: string, problem: unknown): never {
  const text = problem instanceof Error ? problem.message : String(problem)
  process.stderr.write(`${tool}: ${text}\n`)
  process.exit(2)
}
