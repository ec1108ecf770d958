import type { Database } from './tables.ts'

/** Sets how many bytes each member may store. Triggers of `012-storage-quota` count and refuse. */
export async function setStorageQuota(database: Database, bytes: number): Promise<void> {
  await database.updateTable('storage_quota').set({ bytes }).where('bytes', '!=', bytes).execute()
}
