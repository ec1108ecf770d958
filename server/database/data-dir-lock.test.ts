import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatStartupError } from '../startup-errors.ts'
import { lockDataDir } from './data-dir-lock.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pillars-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function explainFailure(): string {
  try {
    lockDataDir(dataDir).release()
  } catch (error) {
    return formatStartupError(error)
  }
  return ''
}

test('names the process that holds the lock, and no longer after its release', () => {
  const lock = lockDataDir(dataDir)
  expect(explainFailure()).toBe(
    `Another Seven Pillars server (process ${process.pid}) is already using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  )
  lock.release()
  expect(explainFailure()).toBe('')
})

test('blames no other server when the disk is full', () => {
  symlinkSync('/dev/full', join(dataDir, 'server.pid'))
  expect(explainFailure()).toMatch(/^The disk is full\. Free some space and start again\./)
  rmSync(join(dataDir, 'server.pid'))
  expect(explainFailure(), 'the lock was released').toBe('')
})

test('blames no other server when the lock file cannot be used', () => {
  writeFileSync(join(dataDir, 'server.lock'), 'not a database '.repeat(100))
  expect(explainFailure()).toMatch(/^Could not open the database in DATA_DIR: file is not a database/)
  rmSync(join(dataDir, 'server.lock'))
  mkdirSync(join(dataDir, 'server.lock'))
  expect(explainFailure()).toMatch(/unable to open database file/)
})
