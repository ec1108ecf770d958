import { Readable } from 'node:stream'
import type { Client } from '../../client.ts'
import { readSiteName } from '../../database/site-branding.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { textFile } from '../../export-files.ts'
import type { MemberData } from '../../feature-data.ts'
import type { Logger } from '../../logger.ts'
import { createZip, type ZipEntry } from '../../services/zip.ts'
import { recordEvent, type AuditSource } from '../audit/record.ts'
import { formatReadme } from './export-readme.ts'
import { getAccount } from './member-data-queries.ts'

const activeExports = new Set<string>()

type ExportContext = {
  database: Database
  services: Pick<Dependencies['services'], 'clock'>
  logger?: Logger
  memberData: MemberData
}

type ExportRequest = {
  userId: string
  source: AuditSource
  /** Whether to export what only the member may see. */
  isPrivate: boolean
}

/**
 * Stream a ZIP of a member's data, without secrets.
 * @param client the browser of the member; null for the admin command
 * @throws too-many-requests while another export is in progress
 */
export async function createExport(
  context: ExportContext,
  client: Pick<Client, 'sessionCookie'> | null,
  request: ExportRequest,
): Promise<Readable> {
  const { userId, source } = request
  if (activeExports.has(userId))
    throw refuse('too-many-requests', 'A download is already in progress. Please wait for it to finish.', {
      retryAfter: 10,
    })
  await recordEvent(context, { kind: 'export', memberId: userId, source })
  activeExports.add(userId)
  const zip = Readable.from(createZip(generateFiles(context, client, request), context.services.clock.now()))
  // An aborted download only emits 'close'.
  for (const event of ['end', 'close']) zip.once(event, () => activeExports.delete(userId))
  return zip
}

async function* generateFiles(
  { database, services, memberData }: ExportContext,
  client: Pick<Client, 'sessionCookie'> | null,
  { userId, isPrivate }: ExportRequest,
): AsyncGenerator<ZipEntry> {
  const { username } = await getAccount(database, userId)
  const siteName = await readSiteName(database)
  yield textFile('README.md', formatReadme({ username, siteName, now: services.clock.now() }, { isPrivate }))
  const member = { database, services, userId, isPrivate, client: client ?? { sessionCookie: null } }
  for (const { exportFiles } of memberData.features) if (exportFiles) yield* exportFiles(member)
}
