import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { DatabaseFileError } from './database-file.ts'

/** Returns the file next to a backup that has its checksum, in the format of sha256sum. */
export function getChecksumFile(backup: string): string {
  return `${backup}.sha256`
}

/** Writes the checksum of a backup, readable only by its owner. */
export function writeChecksum(backup: string): void {
  const text = `${hashFile(backup)}  ${basename(backup)}\n`
  writeFileSync(getChecksumFile(backup), text, { mode: 0o600, flush: true })
}

/**
 * Checks a copy of a backup with the checksum next to the backup.
 * @returns false when there is none, because an earlier version made the backup
 * @throws DatabaseFileError when it does not match
 */
export function verifyChecksum(copy: string, backup: string): boolean {
  const checksumFile = getChecksumFile(backup)
  if (!existsSync(checksumFile)) return false
  const [, expected] = /^\\?([0-9a-f]{64})\s/i.exec(readFileSync(checksumFile, 'utf8')) ?? []
  const advice = 'Nothing was replaced. Copy both files again from where you store them, or restore another backup.'
  if (!expected)
    throw new DatabaseFileError(`${checksumFile} has no checksum, so ${backup} can't be checked. ${advice}`)
  if (hashFile(copy) !== expected.toLowerCase())
    throw new DatabaseFileError(
      `${backup} has changed since the backup was made: it does not match ${checksumFile}. ${advice}`,
    )
  return true
}

function hashFile(file: string): string {
  const hash = createHash('sha256')
  const buffer = Buffer.alloc(1024 * 1024)
  const descriptor = openSync(file, 'r')
  try {
    for (let length = -1; length !== 0;) {
      length = readSync(descriptor, buffer)
      hash.update(buffer.subarray(0, length))
    }
  } finally {
    closeSync(descriptor)
  }
  return hash.digest('hex')
}
