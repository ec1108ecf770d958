import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataDir } from '../database/data-dir-lock.ts'

export class DemoFolderError extends Error {}

const markerText =
  'This folder belongs to the demonstration of Seven Pillars. Every start of the demonstration empties it.\n'
/** What a server writes into its folder, apart from the lock. Anything else was put there by someone and stays. */
const ownFiles = /^(pillars\.db.*|secret\.key|server\.url|backups)$/

function getMarkerFile(dataDir: string): string {
  return join(dataDir, 'demonstration.txt')
}

/** Whether the folder has the marker of the demonstration. */
function isDemoFolder(dataDir: string): boolean {
  const file = getMarkerFile(dataDir)
  return existsSync(file) && readFileSync(file, 'utf8') === markerText
}

/**
 * Creates the folder of the demonstration, or empties the one of its last start.
 * @throws DemoFolderError for any other folder; LockedError while another server uses it
 */
export function prepareDemoFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (readdirSync(dataDir).length === 0) return writeFileSync(getMarkerFile(dataDir), markerText)
  if (!isDemoFolder(dataDir))
    throw new DemoFolderError(
      `${dataDir} is not a folder of the demonstration, so it was left as it is. Set DATA_DIR to an empty or new folder, for example: DATA_DIR=./data-demo npm start -- --demo`,
    )
  const lock = lockDataDir(dataDir)
  for (const name of readdirSync(dataDir))
    if (ownFiles.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true })
  lock.release()
}
