import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openHangingRequest, startAndKill, startAndKillWhen, startServer } from './server-process.ts'
import { createTempFolder } from './temp-folder.ts'

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

test('a hanging stop is forced after ten seconds', async () => {
  const server = await startServer({ DATA_DIR: createTempFolder() })
  await openHangingRequest(server.url)
  const startedAt = performance.now()
  expect(await server.stop()).toBe(1)
  expect(performance.now() - startedAt).toBeGreaterThan(9_000)
})
