import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { toAdminError } from './admin-copy.ts'
import type { Config } from './config.ts'
import { backUpDatabase } from './database/backup.ts'
import { getChecksumFile } from './database/checksum.ts'
import { DatabaseFileError, type DatabaseFileFacts } from './database/database-file.ts'
import { noteBackup, saveLastBackup } from './database/last-backup.ts'
import { openDatabase, prepareDatabaseFile } from './database/open.ts'
import { restoreDatabase } from './database/restore.ts'
import { formatSize } from './database/size.ts'

type Location = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Backs up the database. @returns the text to print @throws DatabaseFileError */
export async function createBackup({ dataDir, databaseUrl }: Location, target: string, now: Date): Promise<string> {
  const path = resolve(target)
  if (databaseUrl) return backUpPostgresTo({ dataDir, databaseUrl }, path, now)
  if (!existsSync(dataDir) || !existsSync(prepareDatabaseFile(dataDir)))
    throw new DatabaseFileError(`There is no site in ${dataDir} yet. Start the server once, or set DATA_DIR.`)
  if (!existsSync(dirname(path))) throw new DatabaseFileError(`There is no folder ${dirname(path)}.`)
  const facts = await backUpDatabase(prepareDatabaseFile(dataDir), path)
  noteBackup(prepareDatabaseFile(dataDir), now)
  return [
    `Backed up the database to ${path} (${describe(facts)}).`,
    `Its checksum is in ${getChecksumFile(path)}. Keep the two files together.`,
    `Store ${join(dataDir, 'secret.key')} too, in a different place.`,
  ].join('\n')
}

async function backUpPostgresTo(
  location: { dataDir: string; databaseUrl: string },
  path: string,
  now: Date,
): Promise<string> {
  if (existsSync(path)) throw new DatabaseFileError(`${path} already exists. Choose another name.`)
  if (!existsSync(dirname(path))) throw new DatabaseFileError(`There is no folder ${dirname(path)}.`)
  const { backUpPostgres } = await import('./database/postgres-backup.ts')
  const formats = {
    dump: 'in the format of pg_dump',
    db: 'as an SQLite database, because pg_dump is missing, too old, or failed',
  }
  let described = ''
  try {
    await backUpPostgres(location.databaseUrl, (format) => {
      described = formats[format]
      return path
    })
  } catch (error) {
    throw toAdminError(error)
  }
  const database = await openDatabase(location)
  // The backup is complete. The role may only read.
  await saveLastBackup(database, now).catch(() => {})
  await database.destroy()
  return [
    `Backed up the database to ${path}, ${described}.`,
    `Its checksum is in ${getChecksumFile(path)}. Keep the two files together.`,
    'Store SECRET_KEY too, in a different place.',
  ].join('\n')
}

/** Replaces the embedded database with a backup. @returns the text to print @throws DatabaseFileError */
export function restoreBackup({ dataDir, databaseUrl }: Location, source: string, now: Date): string {
  if (databaseUrl)
    throw new DatabaseFileError(
      'This site uses PostgreSQL. Restore a .dump with its own tools: PGPASSWORD=… pg_restore --clean --if-exists --no-owner --dbname=postgres://user@host/name FILE\nFor a .db, remove DATABASE_URL from the settings and run this command again. Then copy the site to an empty PostgreSQL database: npm run admin -- copy --to postgres://user:password@host/name',
    )
  const { file, replaced, isVerified, ...facts } = restoreDatabase({ dataDir, now }, resolve(source))
  const path = resolve(source)
  return [
    ...(isVerified
      ? []
      : [`Warning: there is no ${getChecksumFile(path)}, so only the structure of the backup was checked.`]),
    `Restored ${path} (${describe(facts)}) to ${file}.`,
    ...replaced.map((name) => `Kept the earlier database as ${name}`),
    'Start the server. It updates the database if the backup is from an earlier version.',
  ].join('\n')
}

function describe({ accounts, bytes, version }: DatabaseFileFacts): string {
  return `${accounts} ${accounts === 1 ? 'account' : 'accounts'}, ${formatSize(bytes)}, version ${version}`
}
