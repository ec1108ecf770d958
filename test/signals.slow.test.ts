import { describe, expect, test } from 'vitest'
import {
  expectClosedDatabase,
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
    const { group, dataDir } = await startSite()
    process.kill(await findProcess(group, command), 'SIGTERM')
    expect(await group.exited).toBe(0)
    await expectNoProcessLeft(group)
    expectClosedDatabase(dataDir)
  })

  test('stops gracefully after SIGKILL to bin/start.js', async () => {
    const { group, dataDir } = await startSite()
    process.kill(await findProcess(group, 'bin/start.js'), 'SIGKILL')
    await expectNoProcessLeft(group)
    expectClosedDatabase(dataDir)
  })

  test('stops gracefully when a shell in between does not forward SIGTERM', async () => {
    const env = { npm_lifecycle_event: 'start' }
    const { group, dataDir } = await startSite('sh', ['-c', 'node bin/start.js; exit $?'], env)
    group.leader.kill('SIGTERM')
    await expectNoProcessLeft(group)
    expectClosedDatabase(dataDir)
  })

  test('stops gracefully when the terminal is closed', async () => {
    const { group, dataDir } = await startSite()
    signalAll(group, 'SIGHUP')
    await expectNoProcessLeft(group)
    expectClosedDatabase(dataDir)
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
