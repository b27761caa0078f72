/** The two roles of a database. */
export interface RoleNames {
  /** Owns all tables and functions, and changes them at a migration. */
  readonly owner: string
  /** Serves: reads and writes what the service needs, and can change no table, trigger or function. */
  readonly serving: string
}

export const ROLE_NAMES: RoleNames = { owner: 'burin_owner', serving: 'burin_serving' }
