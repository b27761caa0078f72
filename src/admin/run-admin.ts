import { CliProblem } from '../cli/cli-problem.ts'
import { runCommand } from '../cli/run-command.ts'
import type { Ended } from '../cli/run-command.ts'
import type { CallOf } from '../cli/start.ts'
import type { Config } from '../config/config.ts'
import { readConfig } from '../config/read-config.ts'
import { unknownVariable } from '../config/unknown-variable.ts'
import { openObjects } from '../platform/blobs/open-objects.ts'
import { ADMIN_COMMANDS } from './admin-commands.ts'
import { mailHere } from './mail-here.ts'
import { openHere, openOwnerHere } from './open-here.ts'
import { performAdminCommand } from './perform-admin-command.ts'

/** Runs a command for operators, with the settings and the database of this machine. */
export async function runAdmin(args: readonly string[], callOf: CallOf): Promise<Ended> {
  const { columns } = callOf({ arguments: [], options: {}, lists: {}, asJson: false, wantsHelp: false }).terminal
  return runCommand(
    {
      commands: ADMIN_COMMANDS,
      perform: async (command, read) => {
        const call = callOf(read)
        return performAdminCommand(command, call, {
          readConfig: () => configOrProblem(call.tell),
          openDatabase: (config) => openHere(config, call.now),
          openOwner: (config, isNew) => openOwnerHere(config, call.now, isNew),
          openObjects,
          mailOf: mailHere,
        })
      },
      about: 'commands for operators',
      examples: [],
      columns,
    },
    args,
  )
}

function configOrProblem(tell: (line: string) => void): Config {
  const { config, problem, unknown } = readConfig()
  // A misspelt BURIN_DATA would lead to another database.
  for (const name of unknown) tell(`warning: ${unknownVariable(name)}`)
  if (config === null) throw new CliProblem(problem)
  return config
}
