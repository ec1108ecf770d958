import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer, type ServerProcess } from '#test/server-process.ts'
import { runAdmin } from '#test/site-on-disk.ts'

const writers = 8
const backups = 5

/** What one member has written, in order: an entry in the journal and a goal in turn. */
type Writer = { name: string; cookie: string; begun: number; acknowledged: number }

/**
 * Backs up a site while eight members write, and restores each backup in another folder. Every backup must be one moment
 * of the site: for each member, what was acknowledged before it, nothing that was begun after it, and nothing left out
 * in between. The restored site must equal the backup table by table, and a backup with one flipped byte is refused.
 */
export async function proveBackups(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pillars-backups-'))
  const server = await startServer({ TRUST_PROXY: '1' })
  try {
    const members: Writer[] = []
    for (let index = 0; index < writers; index++) members.push(await signUp(server, index))
    const stopped = new AbortController()
    const writing = members.map((member) => writeUntil(server, member, stopped.signal))
    const files: string[] = []
    for (let round = 1; round <= backups; round++) {
      await delay(500)
      const file = join(folder, `backup-${round}.db`)
      const before = members.map(({ acknowledged }) => acknowledged)
      const { code, output } = await runAdmin(server.dataDir, ['backup', file])
      const after = members.map(({ begun }) => begun)
      if (code !== 0) throw new Error(output)
      const counts = members.map((member, index) =>
        assertOneMoment(file, member, { atLeast: before[index] ?? 0, atMost: after[index] ?? 0 }),
      )
      console.log(
        `backup ${round}: ${counts.reduce((sum, count) => sum + count, 0)} writes, one moment for all members`,
      )
      files.push(file)
    }
    stopped.abort()
    await Promise.all(writing)
    await server.stop()
    for (const file of files) await assertRestores(file, { from: server.dataDir, to: join(folder, 'restored') })
    console.log(`restored ${files.length} backups, equal table by table`)
    await assertFlippedBytesRefused(files[0] ?? '', folder)
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
    rmSync(server.dataDir, { recursive: true, force: true })
  }
}

async function signUp(server: ServerProcess, index: number): Promise<Writer> {
  const name = `writer${index}`
  const account = { email: `${name}@example.org`, username: name, password: 'correct horse battery' }
  const reply = await post(
    server,
    '/api/auth/sign-up',
    { ...account, ...(index === 0 && { setupCode: server.takeSetupCode() }) },
    index,
  )
  if (reply.status !== 201) throw new Error(await reply.text())
  return { name, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '', begun: 0, acknowledged: 0 }
}

async function writeUntil(server: ServerProcess, member: Writer, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const number = ++member.begun
    const text = `${member.name} ${number}`
    const isEntry = number % 2 === 1
    const reply = isEntry
      ? await post(server, '/api/journal', { pillar: 'mental', content: text }, 0, member.cookie)
      : await post(server, '/api/goals', { pillar: 'mental', title: text }, 0, member.cookie)
    if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`)
    member.acknowledged = number
    // The limit is 120 writes a minute.
    await delay(20 + number)
  }
}

function post(server: ServerProcess, path: string, body: object, address: number, cookie = ''): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${address}`, cookie },
    body: JSON.stringify(body),
  })
}

/** @returns how many writes of a member the backup has @throws Error unless they are the first ones, without a gap */
function assertOneMoment(
  file: string,
  { name }: Writer,
  { atLeast, atMost }: { atLeast: number; atMost: number },
): number {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const query = `select content as text from journal_entries where content like ?
      union all select title from goals where title like ?`
    const numbers = database
      .prepare(query)
      .all(`${name} %`, `${name} %`)
      .map(({ text }) => Number(String(text).split(' ')[1]))
      .toSorted((one, other) => one - other)
    const hasGap = numbers.some((number, index) => number !== index + 1)
    if (hasGap || numbers.length < atLeast || numbers.length > atMost)
      throw new Error(`${file} has the writes ${numbers.join(' ')} of ${name}, expected ${atLeast} to ${atMost}`)
    return numbers.length
  } finally {
    database.close()
  }
}

async function assertRestores(file: string, { from, to: dataDir }: { from: string; to: string }): Promise<void> {
  const { code, output } = await runAdmin(dataDir, ['restore', file])
  if (code !== 0) throw new Error(output)
  const [expected, actual] = [hashTables(file), hashTables(join(dataDir, 'pillars.db'))]
  for (const [table, hash] of expected)
    if (actual.get(table) !== hash) throw new Error(`The table ${table} differs after restoring ${file}`)
  // Its copy is kept apart from the backups.
  copyFileSync(join(from, 'secret.key'), join(dataDir, 'secret.key'))
  const restored = await startServer({ DATA_DIR: dataDir })
  await restored.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function hashTables(file: string): Map<string, string> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' and sql not like 'create virtual %' order by name")
      .all()
    return new Map(
      tables.map(({ name }) => {
        const rows = database.prepare(`select * from "${String(name)}"`).all()
        const sorted = rows.map((row) => JSON.stringify(Object.values(row))).toSorted()
        return [String(name), createHash('sha256').update(sorted.join('\n')).digest('hex')]
      }),
    )
  } finally {
    database.close()
  }
}

async function assertFlippedBytesRefused(file: string, folder: string): Promise<void> {
  const bytes = readFileSync(file)
  const flipped = join(folder, 'flipped.db')
  copyFileSync(`${file}.sha256`, `${flipped}.sha256`)
  for (let part = 0; part < 20; part++) {
    const at = Math.floor((bytes.length * part) / 20)
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    writeFileSync(flipped, changed)
    const { code, output } = await runAdmin(join(folder, 'flipped-site'), ['restore', flipped])
    if (code === 0 || !output.includes('has changed since')) throw new Error(`A flipped byte at ${at} says: ${output}`)
  }
  console.log('a flipped byte is refused, at each of 20 places')
}
