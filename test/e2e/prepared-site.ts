import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createDatabaseFolder } from '../database-folder.ts'
import { startServer, type ServerProcess } from '../server-process.ts'

/** Where the workers find the data folders of a new site, with the starter library and without it. */
const withLibrary = 'PREPARED_SITE'
const withoutLibrary = 'PREPARED_EMPTY_SITE'

/** Settings with which a new site has other data. */
const dataSettings = ['DATA_DIR', 'DATABASE_URL', 'SECRET_KEY']

/** Playwright calls this once. Migrating a new site and loading the library take seconds, copying it milliseconds. */
export default async function prepareSites(): Promise<() => void> {
  const [site, emptySite] = await Promise.all([prepareFolder(), prepareFolder({ STARTER_CONTENT: 'off' })])
  hideSetupList(site)
  process.env[withLibrary] = site
  process.env[withoutLibrary] = emptySite
  return () => {
    for (const folder of [site, emptySite]) rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts a new site that does its background work at once. */
export function startSite(env: Record<string, string> = {}): Promise<ServerProcess> {
  const settings = { ...env }
  const prepared = process.env[env.STARTER_CONTENT === 'off' ? withoutLibrary : withLibrary]
  if (prepared && !dataSettings.some((name) => name in env)) settings.DATA_DIR = copyFolder(prepared)
  return startServer(settings, ['--eager-background'])
}

/** Starts a new site once. @returns its data folder */
async function prepareFolder(env: Record<string, string> = {}): Promise<string> {
  const server = await startServer(env)
  await server.stop()
  return server.dataDir
}

/** Home is then the same for admins as for other members. */
function hideSetupList(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'pillars.db'))
  database.prepare("insert into site_settings (key, value) values ('setup-list', ?)").run('{"dismissed":true}')
  database.close()
}

function copyFolder(folder: string): string {
  const copy = createDatabaseFolder('pillars-server-')
  cpSync(folder, copy, { recursive: true })
  return copy
}
