import type { Client } from './client.ts'
import type { Database, Tables } from './database/tables.ts'
import type { Dependencies } from './dependencies.ts'
import type { ZipEntry } from './services/zip.ts'

export const noText = 'not counted because it contains no text'

/** What happens to the rows of a member in one table. */
export type MemberTable = {
  /** The file of the export that has them. */
  exported: `${string}.json` | 'picture' | `not exported because ${string}`
  deletion: 'removed' | 'anonymized' | `kept because ${string}`
  /** The columns that count towards the storage of the member. */
  storage: readonly string[] | `not counted because ${string}`
}

/** The member whose data is exported. */
export type ExportedMember = {
  database: Database
  services: Pick<Dependencies['services'], 'clock'>
  userId: string
  /** Whether to export what only the member may see. */
  isPrivate: boolean
  client: Pick<Client, 'sessionCookie'>
}

/** The member who is being deleted. */
export type Leaver = { userId: string; posts: 'keep' | 'remove'; now: Date }

/** What a feature stores about members: every table with the id of a member, and the files of the export. */
export type FeatureData = {
  tables: Partial<Record<keyof Tables, MemberTable>>
  exportFiles?: (member: ExportedMember) => Iterable<ZipEntry> | AsyncIterable<ZipEntry>
}

/** Changes rows before the account is deleted. @returns the members whose notifications changed */
export type DeletionStep = (tx: Database, leaver: Leaver) => Promise<string[]>

export type MemberData = { features: FeatureData[]; deletionSteps: DeletionStep[] }
