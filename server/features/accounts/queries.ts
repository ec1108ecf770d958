import type { Database, Row } from '../../database/tables.ts'

export function findAccountByEmail(database: Database, email: string) {
  const columns = ['id', 'email', 'email_verified_at', 'username', 'role', 'password_hash', 'last_seen_at'] as const
  return database.selectFrom('users').select(columns).where('email', '=', email).executeTakeFirst()
}

export function listAccountsByEmail(database: Database, emails: string[]) {
  return database
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'role'])
    .where('email', 'in', emails)
    .execute()
}

export async function findTakenNames(
  database: Database,
  names: { email: string | null; username_key: string; username_skeleton: string; except: string },
) {
  const { email, username_key, username_skeleton, except } = names
  const find = (table: 'users' | 'applications') =>
    database
      .selectFrom(table)
      .select(['email', 'username_key', 'username_skeleton'])
      .where((eb) =>
        eb.or([
          eb('email', '=', email),
          eb('username_key', '=', username_key),
          eb('username_skeleton', '=', username_skeleton),
        ]),
      )
      .where('id', '!=', except)
      .execute()
  const accounts = await find('users')
  const applications = await find('applications')
  const rows = [...accounts, ...applications]
  return {
    email: rows.some((row) => row.email === email),
    /** The email is only that of a sign-up that waits for approval. */
    waiting: !accounts.some((row) => row.email === email),
    username: rows.some((row) => row.username_key === username_key),
    lookalike: rows.some((row) => row.username_skeleton === username_skeleton),
  }
}

export function findNamesWithoutSkeleton(tx: Database, { limit }: { limit: number }) {
  return tx.selectFrom('users').select(['id', 'username']).where('username_skeleton', 'is', null).limit(limit).execute()
}

export async function setUsernameSkeleton(
  tx: Database,
  { id, username, skeleton }: { id: string; username: string; skeleton: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ username_skeleton: skeleton })
    .where('id', '=', id)
    .where('username', '=', username)
    .execute()
}

export async function getUsername(tx: Database, id: string): Promise<string> {
  return (await tx.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow()).username
}

/** @returns false when the email or username is taken */
export async function insertAccount(tx: Database, row: Row<'users'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Profile = Partial<
  Pick<
    Row<'users'>,
    | 'username'
    | 'username_key'
    | 'username_skeleton'
    | 'first_name'
    | 'last_name'
    | 'time_zone'
    | 'day_start'
    | 'show_numbers'
    | 'audience'
  >
>

export async function updateProfile(
  tx: Database,
  userId: string,
  change: Profile & { updated_at: string },
): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', userId).execute()
}

/** Changes the name by which search finds the member, if they allow it. */
export async function updateFindableName(tx: Database, userId: string, name: string): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ findable_name: name })
    .where('user_id', '=', userId)
    .where('findable_name', 'is not', null)
    .execute()
}

/** Reads what the member's days depend on, and locks the account until this transaction ends. */
export async function lockDaySettings(tx: Database, userId: string): Promise<{ timeZone: string; dayStart: number }> {
  const row = await tx
    .updateTable('users')
    .set((eb) => ({ time_zone: eb.ref('time_zone') }))
    .where('id', '=', userId)
    .returning(['time_zone', 'day_start'])
    .executeTakeFirstOrThrow()
  return { timeZone: row.time_zone, dayStart: row.day_start }
}

export async function hasOtherAccount(tx: Database, userId: string): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').where('id', '!=', userId).limit(1).executeTakeFirst()) !== undefined
}

/** @returns false when the account no longer has that address */
export async function setEmailVerified(
  tx: Database,
  { userId, email, now }: { userId: string; email: string; now: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)), updated_at: now }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** @returns false when the account already had that role */
export async function setRole(
  tx: Database,
  change: { userId: string; role: Row<'users'>['role']; now: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set({ role: change.role, updated_at: change.now })
    .where('id', '=', change.userId)
    .where('role', '!=', change.role)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
