import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder on the disk that is removed after the test. */
export function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pillars-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
