import type { Call, Outcome } from '../cli/command.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { OwnedDatabase } from '../database/open-database.ts'
import type { ObjectStore } from '../platform/blobs/object-store.ts'
import type { SendMail } from '../platform/mail/send-mail.ts'
import type { RandomBytes } from '../platform/random-text.ts'
import type { AdminCommand } from './admin-command.ts'

export interface AdminWorld {
  /** Throws a `CliProblem` when a setting is wrong. */
  readonly readConfig: () => Config
  readonly openDatabase: (config: Config) => Promise<Database>
  /** Opens it as its owner, as it is; `isNew`: it may be made. */
  readonly openOwner: (config: Config, isNew: boolean) => Promise<OwnedDatabase>
  readonly openObjects: (config: Config, random: RandomBytes) => Promise<ObjectStore>
  readonly mailOf: (config: Config) => SendMail | null
}

/** Gives a command the database in the way that it wants it, and runs it. */
export async function performAdminCommand(command: AdminCommand, call: Call, world: AdminWorld): Promise<Outcome> {
  const config = world.readConfig()
  const { opens } = command
  await using database: Database & Partial<OwnedDatabase> = await (opens === undefined
    ? world.openDatabase(config)
    : world.openOwner(config, opens === 'new-as-owner'))
  // Awaited here: the database closes when this function ends.
  return await command.run({
    ...call,
    config,
    database,
    ownConnections: database.ownConnections ?? 0,
    openDatabase: () => world.openDatabase(config),
    openObjects: () => world.openObjects(config, call.random),
    sendMail: world.mailOf(config),
  })
}
