import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startAndKill, startAndKillWhen, startServer } from './server-process.ts'

const folders: string[] = []
const createTempFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pillars-process-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

test.each([20, 60, 100, 140, 200, 300])(
  'starts with the whole starter library after being killed %i ms into its first start',
  async (delay) => {
    const dataDir = createTempFolder()
    await startAndKill({ DATA_DIR: dataDir }, delay)
    const restarted = await startServer({ DATA_DIR: dataDir })
    const challenges: unknown[] = await (await fetch(`${restarted.url}/api/challenges`)).json()
    expect(challenges.length).toBeGreaterThanOrEqual(28)
    await restarted.stop()
  },
)

test.each(['pillars.db', 'secret.key'])('starts after being killed as soon as %s existed', async (file) => {
  const dataDir = createTempFolder()
  await startAndKillWhen({ DATA_DIR: dataDir }, () => existsSync(join(dataDir, file)))
  const restarted = await startServer({ DATA_DIR: dataDir })
  expect(restarted.takeSetupCode()).toBeTruthy()
  await restarted.stop()
})
