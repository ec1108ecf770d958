import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { version } from '#server/installation.ts'
import { runCrashTest } from './crash-test.ts'
import { openHangingRequest, startExpectingFailure, startServer, type ServerProcess } from './server-process.ts'
import { changeDatabase, copyEmptySite, listTitles, runAdmin, signUp, startWithoutLibrary } from './site-on-disk.ts'
import { createTempFolder } from './temp-folder.ts'

// Tests how the server process starts, refuses to start, and stops.

const signUpFirst = ({ url }: ServerProcess, setupCode: string | undefined) =>
  fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'first@example.org', username: 'first', password: 'correct horse', setupCode }),
  })

describe('starting', () => {
  test('fills a new database with the starter library once, so changes and deletions by an admin stay', async () => {
    const server = await startServer({ DATA_DIR: createTempFolder() })
    const first: { id: string; title: string }[] = await (await fetch(`${server.url}/api/challenges`)).json()
    expect(first.length).toBeGreaterThanOrEqual(28)
    expect(await server.stop()).toBe(0)
    const [changed, removed] = first.map(({ id }) => id)
    changeDatabase(
      join(server.dataDir, 'pillars.db'),
      `update challenges set title = 'Changed by hand' where id = '${changed}'; delete from challenges where id = '${removed}'`,
    )
    const restarted = await startServer({ DATA_DIR: server.dataDir })
    const list: typeof first = await (await fetch(`${restarted.url}/api/challenges`)).json()
    expect(new Map(list.map(({ id, title }) => [id, title]))).toEqual(
      new Map(
        first
          .filter(({ id }) => id !== removed)
          .map(({ id, title }) => [id, id === changed ? 'Changed by hand' : title]),
      ),
    )
    await restarted.stop()
  })

  test('leaves a new database empty with STARTER_CONTENT=off', () => {
    // The site that is copied was started once, as a new one.
    expect(listTitles(join(copyEmptySite(), 'pillars.db'))).toEqual([])
  })

  test('prints the same setup link at every start until the first account exists, and then only the address @prove', async () => {
    const server = await startServer({ DATA_DIR: createTempFolder() })
    const setupCode = server.takeSetupCode()
    const address = `Seven Pillars ${version} is running at ${server.url}\n`
    expect(server.output()).toBe(`${address}Create the first account: ${server.url}/sign-up?setup=${setupCode}\n`)
    await server.stop()

    const restarted = await startServer({ DATA_DIR: server.dataDir, SIGN_UP: 'closed' })
    expect(restarted.takeSetupCode()).toBe(setupCode)
    expect((await signUpFirst(restarted, setupCode)).status).toBe(201)
    await restarted.stop()

    const used = await startServer({ DATA_DIR: server.dataDir })
    expect(used.output()).toBe(`Seven Pillars ${version} is running at ${used.url}\n`)
    expect((await signUpFirst(used, setupCode)).status).toBe(403)
    await used.stop()
  })

  test('prints a setup link with PUBLIC_URL @prove', async () => {
    const server = await startServer({ DATA_DIR: createTempFolder(), PUBLIC_URL: 'https://pillars.example.org' })
    expect(server.output()).toMatch(/ https:\/\/pillars\.example\.org\/sign-up\?setup=[\w-]{43}\n/)
    await server.stop()
  })

  test('starts a new site next to the secret key of another one only with --new-site @prove', async () => {
    const server = await startServer({ DATA_DIR: createTempFolder() })
    await server.stop()
    const [databaseFile, key] = [join(server.dataDir, 'pillars.db'), join(server.dataDir, 'secret.key')]
    const oldKey = readFileSync(key, 'utf8')
    for (const lose of [() => rmSync(databaseFile), () => writeFileSync(databaseFile, '')]) {
      for (const suffix of ['-wal', '-shm']) rmSync(databaseFile + suffix, { force: true })
      lose()
      const { code, output } = await startExpectingFailure({ DATA_DIR: server.dataDir })
      expect(code).toBe(1)
      expect(output).toContain('pillars.db, is missing or empty')
      expect(output).toContain('npm run admin -- restore FILE')
      expect(output).toContain('npm start -- --new-site')
    }
    const restarted = await startServer({ DATA_DIR: server.dataDir }, ['--new-site'])
    await restarted.stop()
    expect(readFileSync(key, 'utf8')).toBe(oldKey)
    const again = await startServer({ DATA_DIR: server.dataDir })
    await again.stop()
  })

  test('starts without the secret key of its database only with --new-key @prove', async () => {
    const server = await startWithoutLibrary()
    await signUp(server, 'alex')
    await server.stop()
    const key = join(server.dataDir, 'secret.key')
    const oldKey = readFileSync(key, 'utf8')
    rmSync(key)
    const { code, output } = await startExpectingFailure({ DATA_DIR: server.dataDir })
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`^${key} is missing, but`))
    expect(output).toContain('the copy of secret.key that you stored into this folder')
    expect(output).toContain('npm start -- --new-key')
    expect(output).not.toContain('    at ')
    const invited = await runAdmin(server.dataDir, ['invite'])
    expect([invited.code, invited.output]).toEqual([1, output])
    expect(existsSync(key), 'neither has made a key').toBe(false)
    const restarted = await startServer({ DATA_DIR: server.dataDir }, ['--new-key'])
    await restarted.stop()
    expect(readFileSync(key, 'utf8')).not.toBe(oldKey)
    expect((await runAdmin(server.dataDir, ['invite'])).code).toBe(0)
  })
})

describe('warns', () => {
  const countWarnings = (output: string) => output.match(/X-Forwarded-For/g)?.length ?? 0

  test.each([
    ['0', 1],
    ['1', 0],
  ])('about forwarded requests with TRUST_PROXY=%s: %i times', async (trustProxy, count) => {
    const server = await startWithoutLibrary({ TRUST_PROXY: trustProxy })
    await fetch(`${server.url}/healthz`)
    expect(countWarnings(server.output())).toBe(0)
    for (let request = 0; request < 3; request++)
      await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    await server.stop()
    expect(countWarnings(server.output())).toBe(count)
  })

  test('about a misspelled setting, and starts @prove', async () => {
    const server = await startWithoutLibrary({ PUBLC_URL: 'https://pillars.example.org' })
    expect(server.output()).toMatch(
      /^PUBLC_URL is not a setting\. Did you mean PUBLIC_URL\?\nSeven Pillars [\d.]+ is running/,
    )
    await server.stop()
  })
})

test('prints reset links with the address of the running server @prove', async () => {
  const server = await startWithoutLibrary()
  expect((await signUpFirst(server, server.takeSetupCode())).status).toBe(201)
  const env = { PATH: process.env.PATH, DATA_DIR: server.dataDir }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/admin.ts', 'reset-link', 'first@example.org'],
    { env },
  )
  expect(stdout).toContain(`${server.url}/reset#token=`)
  await server.stop()
})

describe('refuses to start with one readable message', () => {
  const expectStartToFail = async (env: Record<string, string>, message: RegExp) => {
    const { code, output } = await startExpectingFailure(env)
    expect(output).toMatch(message)
    expect(output).not.toMatch(/^\s+at /m)
    expect(code).not.toBe(0)
  }

  test('when the port is in use', async () => {
    const server = await startWithoutLibrary()
    const { port } = new URL(server.url)
    const settings = { DATA_DIR: copyEmptySite(), STARTER_CONTENT: 'off', PORT: port }
    await expectStartToFail(settings, new RegExp(`Port ${port} is already in use`))
    await server.stop()
  })

  test.each([
    ['203.0.113.9', /HOST=203\.0\.113\.9 is not an address of this machine/],
    ['no-such-host.invalid', /HOST=no-such-host\.invalid can't be found/],
  ])('when HOST is %s @prove', async (host, message) => {
    await expectStartToFail({ DATA_DIR: createTempFolder(), HOST: host, STARTER_CONTENT: 'off' }, message)
  })

  test('when another server uses the data folder, with its process id', async () => {
    const server = await startWithoutLibrary()
    await expectStartToFail({ DATA_DIR: server.dataDir }, new RegExp(`process ${server.process.pid}\\)`))
    await server.stop()
  })

  test('when the data folder cannot be written @prove', async () => {
    const file = join(createTempFolder(), 'a-file')
    writeFileSync(file, '')
    await expectStartToFail({ DATA_DIR: join(file, 'data') }, /The user \S+ can't write to .*ENOTDIR/)
  })

  test('when settings are invalid, with the name of each', () =>
    expectStartToFail({ DATA_DIR: createTempFolder(), PORT: 'abc', SIGN_UP: 'maybe' }, /PORT[\s\S]*SIGN_UP/))

  test('when a newer version created the database @prove', async () => {
    const server = await startWithoutLibrary()
    await server.stop()
    const database = (await openDatabase({ dataDir: server.dataDir, databaseUrl: null })).withTables<{
      kysely_migration: { name: string; timestamp: string }
    }>()
    await database.insertInto('kysely_migration').values({ name: '999-later', timestamp: 'x' }).execute()
    await database.destroy()
    await expectStartToFail({ DATA_DIR: server.dataDir }, /newer version of Seven Pillars/)
  })

  test('when the secret key is cut off @prove', async () => {
    const server = await startWithoutLibrary()
    await server.stop()
    writeFileSync(join(server.dataDir, 'secret.key'), '')
    await expectStartToFail(
      { DATA_DIR: server.dataDir },
      /secret\.key is empty or cut off.* Put the copy that you stored/,
    )
  })

  test('when the database file is not a database @prove', async () => {
    const dataDir = createTempFolder()
    writeFileSync(join(dataDir, 'pillars.db'), 'not a database at all, sorry'.repeat(100))
    await expectStartToFail({ DATA_DIR: dataDir }, /Could not open the database/)
  })
})

describe('stopping', () => {
  test('treats several signals at once as one, because one Ctrl-C sends several', async () => {
    const server = await startWithoutLibrary()
    for (let attempt = 0; attempt < 3; attempt++) server.process.kill('SIGINT')
    expect(await server.stop()).toBe(0)
  })

  test('is forced by a second Ctrl-C', async () => {
    const server = await startWithoutLibrary()
    await openHangingRequest(server.url)
    const startedAt = performance.now()
    const timer = setInterval(() => server.process.kill('SIGINT'), 400)
    expect(await server.stop()).toBe(1)
    clearInterval(timer)
    expect(performance.now() - startedAt, 'before the ten seconds of a graceful stop').toBeLessThan(9_000)
  })
})

test('a killed server leaves no stale lock', async () => {
  const server = await startWithoutLibrary()
  await server.kill()
  const restarted = await startWithoutLibrary({ DATA_DIR: server.dataDir })
  await restarted.stop()
})

test('keeps every acknowledged check-in after being killed during writes', async () => {
  expect(await runCrashTest({ rounds: 1 })).toBeGreaterThanOrEqual(8)
})
