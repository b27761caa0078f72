import { randomBytes } from 'node:crypto'
import { readConfig } from '../config/read-config.ts'
import type { Config } from '../config/config.ts'
import { unknownVariable } from '../config/unknown-variable.ts'
import { CliProblem } from './cli-problem.ts'
import { COMMANDS } from './commands.ts'
import { openHere, openOwnerHere } from './open-here.ts'
import { runCommand } from './run-command.ts'

/** The front door of the command line. */
async function burin(): Promise<void> {
  const { exitCode, output, problem } = await runCommand(
    {
      commands: COMMANDS,
      readConfig: configOrProblem,
      openDatabase: (config) => openHere(config, Date.now),
      openOwner: (config, isNew) => openOwnerHere(config, Date.now, isNew),
      tell: (line) => process.stderr.write(`burin: ${line}\n`),
      now: Date.now,
      random: randomBytes,
    },
    process.argv.slice(2),
  )
  process.stdout.write(output)
  process.stderr.write(problem)
  process.exitCode = exitCode
}

function configOrProblem(): Config {
  const { config, problem, unknown } = readConfig()
  // A misspelt BURIN_DATA would lead to another database.
  for (const name of unknown) process.stderr.write(`burin: warning: ${unknownVariable(name)}\n`)
  if (config === null) throw new CliProblem(problem)
  return config
}

await burin()
