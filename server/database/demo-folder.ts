import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export class DemoFolderError extends Error {}

export const demoMarkerText =
  'This folder belongs to the demonstration of Seven Pillars. Every start of the demonstration empties it.\n'

export function getDemoMarkerFile(dataDir: string): string {
  return join(dataDir, 'demonstration.txt')
}

/** Whether the folder has the marker of the demonstration. */
export function isDemoFolder(dataDir: string): boolean {
  const file = getDemoMarkerFile(dataDir)
  return existsSync(file) && readFileSync(file, 'utf8') === demoMarkerText
}

/**
 * Checks that the folder is not that of the demonstration, whose passwords everyone knows.
 * @throws DemoFolderError
 */
export function assertNotDemoFolder(dataDir: string): void {
  if (!isDemoFolder(dataDir)) return
  throw new DemoFolderError(
    `${dataDir} belongs to the demonstration, whose passwords everyone knows. Set DATA_DIR to another folder, or start the demonstration with npm start -- --demo.`,
  )
}
