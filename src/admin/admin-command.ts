import type { AccountStore } from '../accounts/account.ts'
import type { Call, CommandShape, Outcome } from '../cli/command.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { ObjectStore } from '../platform/blobs/object-store.ts'
import type { SendMail } from '../platform/mail/send-mail.ts'

/** A command for operators: it works on the database that the settings name, beside the service or without it. */
export interface AdminCommand extends CommandShape {
  readonly needs: 'database'
  /**
   * How its database is opened: as the service does, brought up to date (left out); as it is, by the owner of its tables; or so
   * too, and made when there is none.
   */
  readonly opens?: 'as-owner' | 'new-as-owner'
  /** Throws a `CliProblem` for what the caller can mend. */
  run(call: AdminCall): Promise<Outcome>
}

/** What a command for operators is given. */
export interface AdminCall extends Call {
  readonly config: Config
  readonly database: AccountStore
  /** How many connections it has open besides, where it was opened by the owner. */
  readonly ownConnections: number
  /** Opens it as the service does. */
  readonly openDatabase: () => Promise<Database>
  /** Opens the store of the contents of hosted sites. */
  readonly openObjects: () => Promise<ObjectStore>
  /** Null: the settings name no server that sends mail. */
  readonly sendMail: SendMail | null
}
