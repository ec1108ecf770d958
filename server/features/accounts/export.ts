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
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { recordEvent, type AuditSource } from '../audit/record.ts'
import { formatReadme } from './export-readme.ts'
import { getAccount } from './member-data-queries.ts'

/** Who is downloading something now. */
const downloading = new Set<string>()

type ExportContext = {
  database: Database
  services: Pick<Dependencies['services'], 'clock' | 'secrets'>
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
 * Streams an export to a browser, one at a time and five a day.
 * @throws too-many-requests
 */
export async function downloadExport(
  context: Dependencies & { memberData: MemberData },
  client: Client,
  { userId, downloaderId, isPrivate }: { userId: string; downloaderId: string; isPrivate: boolean },
): Promise<Readable> {
  if (downloading.has(downloaderId))
    throw refuse('too-many-requests', 'A download is already in progress. Please wait for it to finish.', {
      retryAfter: 10,
    })
  downloading.add(downloaderId)
  const end = () => void downloading.delete(downloaderId)
  try {
    await throttle(
      context,
      `export ${userId} by ${downloaderId}`,
      throttleLimits.exportsPerMember,
      (wait) => `This data can be downloaded five times a day. You can download it again in ${wait}.`,
    )
    const source = { actorId: downloaderId, address: client.address }
    const zip = await createExport(context, client, { userId, source, isPrivate })
    // An aborted download only emits 'close'.
    for (const event of ['end', 'close']) zip.once(event, end)
    return zip
  } catch (error) {
    end()
    throw error
  }
}

/**
 * Streams a ZIP of a member's data, without secrets.
 * @param client the browser of the member; null for the admin command
 */
export async function createExport(
  context: ExportContext,
  client: Pick<Client, 'sessionCookie'> | null,
  request: ExportRequest,
): Promise<Readable> {
  const { userId, source } = request
  await recordEvent(context, { kind: 'export', memberId: userId, source })
  const files = generateFiles(context, client, request)
  return Readable.from(createZip(files, context.services.clock.now()), { objectMode: false })
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
