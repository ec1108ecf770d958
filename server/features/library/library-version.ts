import { lockSiteSetting, writeSiteSetting } from '../../database/site-settings.ts'
import type { Database } from '../../database/tables.ts'
import { isOlder } from '../../installation.ts'

const key = 'library-version'

/**
 * Whether a version may bring the library to its edition: no later one has done so. During an update, servers of two
 * versions start in any order.
 */
export async function claimLibrary(tx: Database, version: string): Promise<boolean> {
  const { version: last }: { version?: string } = JSON.parse(await lockSiteSetting(tx, key))
  if (last !== undefined && isOlder(version, last)) return false
  if (last !== version) await writeSiteSetting(tx, key, { version })
  return true
}
