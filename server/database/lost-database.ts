import { existsSync, statSync } from 'node:fs'
import { getKeyFile } from '../services/secrets.ts'

export class LostDatabaseError extends Error {}

/**
 * Checks that the folder of an existing site still has its database. Otherwise the first visitor of the new, empty
 * site could become its admin.
 * @throws LostDatabaseError
 */
export function assertDatabaseNotLost(databaseFile: string, dataDir: string): void {
  if (!existsSync(getKeyFile(dataDir)) || (existsSync(databaseFile) && statSync(databaseFile).size > 0)) return
  throw new LostDatabaseError(
    `${dataDir} has the secret.key of an existing site, but its database, pillars.db, is missing or empty.\n` +
      'To keep that site, restore a backup with npm run admin -- restore FILE, or set DATA_DIR to the folder of the database.\n' +
      'To start a new, empty site in this folder: npm start -- --new-site',
  )
}
