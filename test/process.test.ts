import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { pullThePlug } from './pull-the-plug.ts'
import { failToStart, killAfter, startServer } from './server-process.ts'

// The server as a process: how it starts, how it refuses to, how it ends.

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pillars-process-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

describe('a start', () => {
  test('fills a new database with the starter library, once', async () => {
    const server = await startServer({ DATA_DIR: newFolder() })
    const first: unknown[] = await (await fetch(`${server.url}/api/challenges`)).json()
    expect(first.length).toBeGreaterThanOrEqual(28)
    expect(await server.stop()).toBe(0)
    const again = await startServer({ DATA_DIR: server.dataDir })
    expect(await (await fetch(`${again.url}/api/challenges`)).json()).toEqual(first)
    await again.stop()
  })

  test('leaves what an admin changed or removed as it is', async () => {
    const server = await startServer({ DATA_DIR: newFolder() })
    await server.stop()
    const database = await openDatabase({ dataDir: server.dataDir, databaseUrl: null })
    const [changed, removed] = await database.selectFrom('challenges').select('id').orderBy('id').limit(2).execute()
    await database
      .updateTable('challenges')
      .set({ title: 'Changed by hand' })
      .where('id', '=', changed?.id ?? '')
      .execute()
    await database
      .deleteFrom('challenges')
      .where('id', '=', removed?.id ?? '')
      .execute()
    await database.destroy()
    const again = await startServer({ DATA_DIR: server.dataDir })
    const list: { id: string; title: string }[] = await (await fetch(`${again.url}/api/challenges`)).json()
    expect(list.find(({ id }) => id === changed?.id)?.title).toBe('Changed by hand')
    expect(list.some(({ id }) => id === removed?.id)).toBe(false)
    await again.stop()
  })

  test('with STARTER_CONTENT=off is empty', async () => {
    const server = await startServer({ DATA_DIR: newFolder(), STARTER_CONTENT: 'off' })
    expect(await (await fetch(`${server.url}/api/challenges`)).json()).toEqual([])
    await server.stop()
  })

  test('prints one line with the address', async () => {
    const server = await startServer({ DATA_DIR: newFolder() })
    expect(server.output()).toBe(`Seven Pillars is running at ${server.url}\n`)
    await server.stop()
  })
})

describe('a start is refused with one readable message', () => {
  const refused = async (env: Record<string, string>, message: RegExp) => {
    const { code, output } = await failToStart(env)
    expect(output).toMatch(message)
    expect(output).not.toMatch(/^\s+at /m)
    expect(code).not.toBe(0)
  }

  test('on a busy port', async () => {
    const server = await startServer({ DATA_DIR: newFolder() })
    const { port } = new URL(server.url)
    await refused({ DATA_DIR: newFolder(), PORT: port }, new RegExp(`Port ${port} is already in use`))
    await server.stop()
  })

  test('on data another server uses, naming its process', async () => {
    const server = await startServer({ DATA_DIR: newFolder() })
    await refused({ DATA_DIR: server.dataDir }, new RegExp(`process ${server.process.pid}\\)`))
    await server.stop()
  })

  test('on a folder that cannot be written', async () => {
    const file = join(newFolder(), 'a-file')
    writeFileSync(file, '')
    await refused({ DATA_DIR: join(file, 'data') }, /DATA_DIR cannot be written/)
  })

  test('with wrong settings, naming each', () =>
    refused({ DATA_DIR: newFolder(), PORT: 'abc', SIGN_UP: 'maybe' }, /PORT[\s\S]*SIGN_UP/))

  test('on the data of a newer version', async () => {
    const server = await startServer({ DATA_DIR: newFolder() })
    await server.stop()
    const database = (await openDatabase({ dataDir: server.dataDir, databaseUrl: null })).withTables<{
      kysely_migration: { name: string; timestamp: string }
    }>()
    await database.insertInto('kysely_migration').values({ name: '999-later', timestamp: 'x' }).execute()
    await database.destroy()
    await refused({ DATA_DIR: server.dataDir }, /newer version of Seven Pillars/)
  })

  test('on a secret key that is cut off', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'secret.key'), '')
    await refused({ DATA_DIR: dataDir }, /secret\.key is empty or cut off/)
  })

  test('on a file that is no database', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'pillars.db'), 'not a database at all, sorry'.repeat(100))
    await refused({ DATA_DIR: dataDir }, /cannot be opened/)
  })
})

describe('a stop', () => {
  /** A request whose body never comes: it keeps the server from closing. */
  const hanging = async (url: string) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      'POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n',
    )
    await once(socket, 'data')
  }

  test('that is asked for several times at once, as one Ctrl-C is, is one', async () => {
    const server = await startServer({ DATA_DIR: newFolder() })
    for (let time = 0; time < 3; time++) server.process.kill('SIGINT')
    expect(await server.stop()).toBe(0)
  })

  test('that comes to no end is cut off after ten seconds', async () => {
    const server = await startServer({ DATA_DIR: newFolder() })
    await hanging(server.url)
    const before = performance.now()
    expect(await server.stop()).toBe(1)
    expect(performance.now() - before).toBeGreaterThan(9_000)
  })

  test('that comes to no end is cut off when it is asked for again', async () => {
    const server = await startServer({ DATA_DIR: newFolder() })
    await hanging(server.url)
    const before = performance.now()
    const impatient = setInterval(() => server.process.kill('SIGINT'), 400)
    expect(await server.stop()).toBe(1)
    clearInterval(impatient)
    expect(performance.now() - before).toBeLessThan(5_000)
  })
})

test('a killed server leaves no stale lock', async () => {
  const server = await startServer({ DATA_DIR: newFolder() })
  await server.kill()
  const again = await startServer({ DATA_DIR: server.dataDir })
  await again.stop()
})

test.each([20, 60, 100, 140, 200, 300])(
  'killed %i ms into its first start, it starts whole the next time',
  async (delay) => {
    const dataDir = newFolder()
    await killAfter({ DATA_DIR: dataDir }, delay)
    const again = await startServer({ DATA_DIR: dataDir })
    const challenges: unknown[] = await (await fetch(`${again.url}/api/challenges`)).json()
    expect(challenges.length).toBeGreaterThanOrEqual(28)
    await again.stop()
  },
)

test('killed in the middle of writes, it keeps every day it acknowledged', async () => {
  expect(await pullThePlug({ times: 3 })).toBeGreaterThanOrEqual(24)
})
