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

const onLinux = describe.runIf(process.platform === 'linux')

onLinux('npm start', () => {
  test.each(['bin/start.js', 'server/main.ts'])('stops gracefully on SIGTERM to %s', async (command) => {
    const site = await startSite()
    process.kill(await findProcess(site.group, command), 'SIGTERM')
    expect(await site.group.exited).toBe(0)
    await expectGracefulStop(site)
  })

  test('stops gracefully after SIGKILL to bin/start.js', async () => {
    const site = await startSite()
    process.kill(await findProcess(site.group, 'bin/start.js'), 'SIGKILL')
    await expectGracefulStop(site)
  })

  test('stops gracefully when a shell in between does not forward SIGTERM', async () => {
    const env = { npm_lifecycle_event: 'start' }
    const site = await startSite('sh', ['-c', 'node bin/start.js; exit $?'], env)
    site.group.leader.kill('SIGTERM')
    await expectGracefulStop(site)
  })

  test('stops gracefully when the terminal is closed', async () => {
    const site = await startSite()
    signalAll(site.group, 'SIGHUP')
    await expectGracefulStop(site)
  })

  test('survives its shell when it was started without npm', async () => {
    const { group, url } = await startSite('sh', ['-c', 'node bin/start.js & wait'])
    group.leader.kill('SIGKILL')
    await group.exited
    // Long enough for a launcher that watches its parent to stop.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

onLinux('npm run dev', () => {
  test.each([
    ['SIGKILL', 'npm run dev'],
    ['SIGTERM', 'bin/dev.js'],
    ['SIGKILL', 'bin/dev.js'],
  ] as const)('stops on %s to %s', async (signal, command) => {
    const { group } = await startDev()
    process.kill(await findProcess(group, command), signal)
    await expectNoProcessLeft(group)
  })
})

onLinux('npm run admin', () => {
  test('stops a hanging command on SIGKILL to npm', async () => {
    const group = await startHangingAdmin()
    group.leader.kill('SIGKILL')
    await expectNoProcessLeft(group)
    expect(group.output()).not.toContain("The database isn't responding")
  })
})
