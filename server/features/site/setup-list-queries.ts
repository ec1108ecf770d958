import type { Database } from '../../database/tables.ts'

const settingKeys = ['setup-list', 'help-countries', 'help-note'] as const

export async function selectSetupSettings(database: Database) {
  const rows = await database.selectFrom('site_settings').selectAll().where('key', 'in', settingKeys).execute()
  const find = (key: (typeof settingKeys)[number]) => rows.find((row) => row.key === key)?.value
  return {
    setupList: find('setup-list'),
    hasOwnHelp: find('help-countries') !== undefined || find('help-note') !== undefined,
  }
}

/** Selects the outcome of the last emails; undefined before the first one. */
export function selectMailState(database: Database) {
  return database
    .selectFrom('delivery_channels')
    .select(['last_success_at', 'last_error_at'])
    .where('channel', '=', 'email')
    .executeTakeFirst()
}

/** Finds out whether anyone was invited, or came without an invitation. */
export async function hasInvitedAnyone(database: Database): Promise<boolean> {
  const [invitations, members] = await Promise.all([
    database.selectFrom('invitations').select('id').limit(1).execute(),
    database.selectFrom('users').select('id').limit(2).execute(),
  ])
  return invitations.length > 0 || members.length > 1
}
