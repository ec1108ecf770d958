import type { Database } from '../../database/tables.ts'

export async function selectBackupSettings(database: Database) {
  const keys = ['nightly-backup', 'last-backup'] as const
  const rows = await database.selectFrom('site_settings').selectAll().where('key', 'in', keys).execute()
  const find = (key: (typeof keys)[number]) => rows.find((row) => row.key === key)?.value
  return { nightly: find('nightly-backup'), lastBackupAt: find('last-backup') ?? null }
}

export function selectAdminAddresses(database: Database): Promise<{ id: string; email: string }[]> {
  return database
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .execute()
}
