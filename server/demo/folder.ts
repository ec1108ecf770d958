import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataDir } from '../database/data-dir-lock.ts'
import { DemoFolderError, demoMarkerText, getDemoMarkerFile, isDemoFolder } from '../database/demo-folder.ts'

/** What a server writes into its folder, apart from the lock. Anything else was put there by someone and stays. */
const ownFiles = /^(pillars\.db.*|secret\.key|server\.url|backups)$/

/**
 * Creates the folder of the demonstration, or empties the one of its last start.
 * @throws DemoFolderError for any other folder; LockedError while another server uses it
 */
export function prepareDemoFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (readdirSync(dataDir).length === 0) return writeFileSync(getDemoMarkerFile(dataDir), demoMarkerText)
  if (!isDemoFolder(dataDir))
    throw new DemoFolderError(
      `${dataDir} was not made by the demonstration, so it was left as it is. For the demonstration, set DATA_DIR to a new or empty folder: DATA_DIR=./data-demo npm start -- --demo`,
    )
  const lock = lockDataDir(dataDir)
  for (const name of readdirSync(dataDir))
    if (ownFiles.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true })
  lock.release()
}
