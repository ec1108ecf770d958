import { utimesSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  expectGracefulStop,
  expectNoProcessLeft,
  findProcess,
  signalAll,
  startDev,
  startHangingAdmin,
  startSite,
} from './npm-scripts.ts'
import { openHangingRequest } from './server-process.ts'

// Tests that all processes of an npm script stop. signals.slow.test.ts sends other signals to each of the processes.

const onLinux = describe.runIf(process.platform === 'linux')

onLinux('npm start', () => {
  test('stops gracefully on SIGTERM to npm', async () => {
    const site = await startSite()
    process.kill(await findProcess(site.group, 'npm start'), 'SIGTERM')
    expect(await site.group.exited).toBe(0)
    await expectGracefulStop(site)
  })

  test('stops gracefully after SIGKILL to npm @prove', async () => {
    const site = await startSite()
    process.kill(await findProcess(site.group, 'npm start'), 'SIGKILL')
    await expectGracefulStop(site)
  })

  test('ends a hanging stop on a second Ctrl-C @prove', async () => {
    const { group, url } = await startSite()
    await openHangingRequest(url)
    const startedAt = performance.now()
    const timer = setInterval(() => signalAll(group, 'SIGINT'), 1_200)
    await group.exited
    clearInterval(timer)
    expect(performance.now() - startedAt, 'before the ten seconds of a graceful stop').toBeLessThan(9_000)
    await expectNoProcessLeft(group)
  })
})

onLinux('npm run dev', () => {
  test('restarts the API when a source file changes, and stops on SIGTERM to npm', async () => {
    const { group } = await startDev()
    const api = await findProcess(group, 'server/main.ts')
    utimesSync(new URL('../server/main.ts', import.meta.url), new Date(), new Date())
    await expect.poll(() => group.processes().has(api), { timeout: 20_000 }).toBe(false)
    expect(await findProcess(group, 'server/main.ts')).not.toBe(api)
    process.kill(await findProcess(group, 'npm run dev'), 'SIGTERM')
    await expectNoProcessLeft(group)
  })
})

onLinux('npm run admin', () => {
  test('stops a hanging command on SIGTERM to npm', async () => {
    const group = await startHangingAdmin()
    group.leader.kill('SIGTERM')
    await expectNoProcessLeft(group)
    expect(group.output()).not.toContain("The database isn't responding")
  })
})
