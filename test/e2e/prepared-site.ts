import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startServer, type ServerProcess } from '../server-process.ts'

/** Where the workers find the data folder of a new site. */
const folderVariable = 'PREPARED_SITE'

/** Settings with which a new site has other data. */
const dataSettings = ['DATA_DIR', 'DATABASE_URL', 'STARTER_CONTENT', 'SECRET_KEY']

/** Playwright calls this once. Migrating a new site and loading the library take seconds, copying it milliseconds. */
export default async function prepareSite(): Promise<() => void> {
  const server = await startSite({}, '')
  await server.stop()
  hideSetupList(server.dataDir)
  process.env[folderVariable] = server.dataDir
  return () => rmSync(server.dataDir, { recursive: true, force: true })
}

/** Starts a new site that does its background work at once. */
export function startSite(
  env: Record<string, string> = {},
  prepared = process.env[folderVariable],
): Promise<ServerProcess> {
  const settings = { ...env }
  if (prepared && !dataSettings.some((name) => name in env)) settings.DATA_DIR = copyFolder(prepared)
  return startServer(settings, ['--eager-background'])
}

/** Home is then the same for admins as for other members. */
function hideSetupList(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'pillars.db'))
  database.prepare("insert into site_settings (key, value) values ('setup-list', ?)").run('{"dismissed":true}')
  database.close()
}

function copyFolder(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'pillars-server-'))
  cpSync(folder, copy, { recursive: true })
  return copy
}
