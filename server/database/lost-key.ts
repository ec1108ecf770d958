import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { getKeyFile } from '../services/secrets.ts'

export class LostKeyError extends Error {}

/**
 * Checks that the database of an existing site still has its secret key. A first start that was interrupted has neither
 * accounts nor anything encrypted, so it may create the key.
 * @throws LostKeyError
 */
export function assertKeyNotLost(databaseFile: string, dataDir: string): void {
  const keyFile = getKeyFile(dataDir)
  if (existsSync(keyFile) || !needsKey(databaseFile)) return
  throw new LostKeyError(
    `${keyFile} is missing, but pillars.db next to it needs it. The key encrypts saved access tokens and the keys of push messages, and it signs invitations, calendar addresses and links in emails.\n` +
      'To keep them, put the copy of secret.key that you stored into this folder, or set SECRET_KEY if the site used that.\n' +
      'To go on without them: npm start -- --new-key\n' +
      'Then enter the access tokens again and run npm run admin -- reset-push-keys. Invitations, calendar addresses and links in earlier emails stop working. Accounts, passwords and texts do not depend on the key.',
  )
}

function needsKey(databaseFile: string): boolean {
  if (!existsSync(databaseFile) || statSync(databaseFile).size === 0) return false
  const connection = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    const tables = connection.prepare("select name from sqlite_schema where type = 'table'").all()
    const has = (table: string, query: string) =>
      tables.some(({ name }) => name === table) && connection.prepare(query).get() !== undefined
    return (
      has('users', 'select 1 from users limit 1') ||
      has('site_settings', "select 1 from site_settings where key = 'push-keys'")
    )
  } finally {
    connection.close()
  }
}
