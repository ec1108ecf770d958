import { execFileSync, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import startPostgres from '#test/postgres.ts'
import { root } from '../bin/node24.js'
import { createPlace } from './place.ts'

const members = 6
/** In milliseconds. */
const phase = 4000
/** `/readyz` keeps its last answer for ten seconds. */
const readinessAge = 11_000

type Server = { name: string; url: string; output: () => string; stop: () => Promise<number | null> }

/**
 * Updates a site on PostgreSQL from one version to the next and back while members write: two servers of the old
 * version, two of the new one next to them, and so on. The new version is the release with another number, another
 * library and one more migration.
 */
export async function proveRolling(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pillars-rolling-'))
  const stopPostgres = await startPostgres()
  const { databaseUrl, dataDir } = await createPlace('PostgreSQL', 'rolling')
  const running: Server[] = []
  const start = async (version: string, name: string) => {
    const server = await startServer(join(folder, version), { name: `${name} (${version})`, databaseUrl, folder })
    running.push(server)
    return server
  }
  const stop = async (server: Server) => {
    running.splice(running.indexOf(server), 1)
    const code = await server.stop()
    if (code !== 0) throw new Error(`${server.name} ended with ${code}: ${server.output()}`)
  }
  try {
    createVersions(folder)
    const old = [await start('old', 'first'), await start('old', 'second')]
    const clients = await createClients(running)
    await delay(phase)

    await refuseBreaking(join(folder, 'breaking'), { databaseUrl, folder })
    say('an update that running servers cannot work with is refused, and they go on')

    const fresh = [await start('new', 'third')]
    await delay(readinessAge)
    for (const server of old) await assertReady(server)
    say('the old servers stay ready with the new schema, while the new server runs too')
    for (const server of old) await stop(server)
    fresh.push(await start('new', 'fourth'))
    await delay(phase)
    say('the old servers are replaced')

    const again = [await start('old', 'fifth'), await start('old', 'sixth')]
    await delay(phase)
    for (const server of fresh) await stop(server)
    await delay(phase)
    for (const server of again) await assertReady(server)
    say('the old version is back, with the new schema and without a restored backup')

    say(await clients.finish())
  } finally {
    await Promise.all(running.map((server) => server.stop()))
    await stopPostgres()
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true })
  }
}

function say(text: string): void {
  console.log(`  ok  ${text}`)
}

/** Unpacks the release, and makes two later versions of it: one that can run beside it and one that can't. */
function createVersions(folder: string): void {
  execFileSync('npm', ['run', 'release'], { cwd: root, stdio: 'ignore' })
  const [archive] = globSync(join(root, 'release/*.tar.gz'))
  if (!archive) throw new Error('npm run release wrote no archive')
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const [unpacked] = globSync(join(folder, 'seven-pillars-*'))
  if (!unpacked) throw new Error('The archive has another folder')
  renameSync(unpacked, join(folder, 'old'))
  const { version } = JSON.parse(readFileSync(join(folder, 'old/package.json'), 'utf8')) as { version: string }
  for (const [name, oldestServer] of [
    ['new', `'${version}'`],
    ['breaking', 'null'],
  ] as const) {
    cpSync(join(folder, 'old'), join(folder, name), { recursive: true })
    const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1))
    replace(join(folder, name, 'package.json'), `"version": "${version}"`, `"version": "${next}"`)
    replace(
      join(folder, name, 'server/database/migrate.js'),
      "'043-mailed-invitations': mailedInvitations,",
      `'043-mailed-invitations': mailedInvitations, '999-${name}': { oldestServer: ${oldestServer}, up: (tx) => tx.schema.alterTable('journal_entries').addColumn('${name}', 'text').execute() },`,
    )
    const [library] = globSync(join(folder, name, 'server/content/resources/*.js'))
    if (library) writeFileSync(library, `${readFileSync(library, 'utf8')}\n// Another edition.\n`)
  }
}

function replace(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
  writeFileSync(file, text.replace(before, after))
}

type Place = { databaseUrl: string; folder: string }

function launch(version: string, { databaseUrl, folder }: Place) {
  const dataDir = join(folder, randomBytes(4).toString('hex'))
  mkdirSync(dataDir)
  const child = spawn(process.execPath, [join(version, 'server/main.js')], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'k'.repeat(32),
      TRUST_PROXY: '1',
      BACKUP_TIME: 'off',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  return { child, exited, output: () => output }
}

async function startServer(version: string, { name, ...place }: Place & { name: string }): Promise<Server> {
  const { child, exited, output } = launch(version, place)
  for (;;) {
    const [, url] = /running at (http:\S+)\n/.exec(output()) ?? []
    if (url) {
      return {
        name,
        url,
        output,
        stop() {
          child.kill('SIGTERM')
          return exited
        },
      }
    }
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${output()}`)
    await delay(20)
  }
}

async function refuseBreaking(version: string, place: Place): Promise<void> {
  const { exited, output } = launch(version, place)
  const code = await exited
  if (code !== 1 || !output().includes('Nothing was changed.'))
    throw new Error(`A breaking update ended with ${code}: ${output()}`)
}

async function assertReady({ name, url }: Server): Promise<void> {
  const reply = await fetch(`${url}/readyz`)
  if (!reply.ok) throw new Error(`${name} is not ready: ${await reply.text()}`)
}

/** Members who write and read all the time, through a simple proxy. */
async function createClients(running: Server[]) {
  const proxy = createProxy(running)
  const setupCode = /setup=([\w-]+)/.exec(running.map(({ output }) => output()).join(''))?.[1]
  const failures: string[] = []
  const finished = new AbortController()
  const loops: Promise<string[]>[] = []
  const cookies: string[] = []
  let requests = 0
  for (let number = 0; number < members; number++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number}` }
    const account = { email: `m${number}@example.org`, username: `man${number}`, password: 'correct horse battery' }
    const body = JSON.stringify({ ...account, ...(number === 0 && { setupCode }) })
    const reply = await proxy.send('/api/auth/sign-up', { method: 'POST', headers, body })
    if (reply.status !== 201) throw new Error(`A sign-up answered ${reply.status} ${await reply.text()}`)
    cookies.push(reply.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }
  const request = async (path: string, init: RequestInit) => {
    requests++
    const reply = await proxy.send(path, init)
    const text = await reply.text()
    if (!reply.ok) failures.push(`${path} answered ${reply.status} ${text}`)
    return text
  }
  for (const [number, cookie] of cookies.entries()) {
    const headers = { cookie, 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number}` }
    const play = async (): Promise<string[]> => {
      const written: string[] = []
      while (!finished.signal.aborted) {
        const content = randomUUID()
        const key = randomUUID()
        for (let time = 0; time < 2; time++)
          await request('/api/journal', {
            method: 'POST',
            headers: { ...headers, 'idempotency-key': key },
            body: JSON.stringify({ content }),
          })
        written.push(content)
        if (!(await request('/api/journal?limit=1', { headers })).includes(content))
          failures.push(`An entry is missing right after it was written: ${content}`)
        await request('/', { headers })
        await delay(1500)
      }
      return written
    }
    loops.push(
      play().catch((error: unknown) => {
        failures.push(String(error))
        return []
      }),
    )
  }
  return {
    async finish(): Promise<string> {
      finished.abort()
      const written = await Promise.all(loops)
      for (const [number, contents] of written.entries()) {
        const reply = await proxy.send('/api/journal?limit=100', { headers: { cookie: cookies[number] ?? '' } })
        const entries = (await reply.json()) as { content: string }[]
        const found = entries.map(({ content }) => content).toSorted()
        if (found.join() !== contents.toSorted().join())
          failures.push(`Member ${number} wrote ${contents.length} entries, but ${entries.length} are there`)
      }
      if (failures.length > 0) throw new Error(`${failures.length} failures:\n${failures.slice(0, 10).join('\n')}`)
      return `${requests} requests of ${members} members who stayed signed in: none failed, all ${written.flat().length} entries are there once`
    },
  }
}

/** Sends requests in turns to the servers that were ready in the last second. One that was not accepted goes to the next. */
function createProxy(running: Server[]) {
  const notReady = new Set<Server>()
  let turn = 0
  const timer = setInterval(() => {
    for (const server of running)
      void fetch(`${server.url}/readyz`).then(
        ({ ok }) => (ok ? notReady.delete(server) : notReady.add(server)),
        () => notReady.add(server),
      )
  }, 1000)
  timer.unref()
  return {
    async send(path: string, init: RequestInit): Promise<Response> {
      for (let attempt = 1; ; attempt++) {
        const ready = running.filter((server) => !notReady.has(server))
        const server = ready[turn++ % ready.length]
        if (!server) throw new Error('No server is ready')
        try {
          return await fetch(server.url + path, { ...init, redirect: 'manual' })
        } catch (error) {
          const cause = error instanceof Error ? error.cause : undefined
          const isRefused = cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
          if (!isRefused || attempt === 5)
            throw new Error(`${server.name}: ${String(cause ?? error)}`, { cause: error })
          notReady.add(server)
        }
      }
    },
  }
}
