import { expect, onTestFinished, test } from 'vitest'
import { createFakeClock } from '#server/services/clock.ts'
import { loadWholeLibrary } from '#server/services/writer/library-items.ts'
import { loadLibraryInWorker } from '#server/services/writer/library-worker.ts'
import { engine, openTestDatabase } from '#test/database.ts'
import { startServer } from '#test/server-process.ts'
import { listUsedLibraryKeys, seedLibrary } from './starter-library.ts'

const services = { clock: createFakeClock('2026-03-10T09:00:00.000Z') }

test('adds the starter library once when several processes start at the same time', async () => {
  const place = await openTestDatabase()
  onTestFinished(place.close)
  const changes = await Promise.all([1, 2, 3].map(() => seedLibrary(place.database, services)))
  const added = changes.reduce((sum, each) => sum + each.added, 0)
  // The items plus the key of the edition.
  expect((await listUsedLibraryKeys(place.database)).size).toBe(added + 1)
  const challenges = await place.database.selectFrom('challenges').select('title').execute()
  expect(new Set(challenges.map(({ title }) => title)).size).toBe(challenges.length)
  expect(challenges.length).toBeGreaterThanOrEqual(28)
})

test('loads the same library in a worker', async () => {
  expect(await loadLibraryInWorker()).toEqual(await loadWholeLibrary())
})

test('fails when the worker ends without a library', async () => {
  const program = new URL('data:text/javascript,process.exit(3)')
  await expect(loadLibraryInWorker(program)).rejects.toThrow('ended with code 3')
})

test.runIf(engine === 'postgres')(
  'adds the starter library once when two servers start on an empty database',
  async () => {
    const place = await openTestDatabase({ migrated: false })
    onTestFinished(place.close)
    const settings = { DATABASE_URL: place.databaseUrl ?? '', SECRET_KEY: 'k'.repeat(32) }
    const [one, other] = await Promise.all([startServer(settings), startServer(settings)])
    const challengesOf = async (url: string): Promise<{ title: string }[]> =>
      (await fetch(`${url}/api/challenges`)).json()
    const challenges = await challengesOf(one.url)
    expect(challenges.length).toBeGreaterThanOrEqual(28)
    expect(new Set(challenges.map(({ title }) => title)).size).toBe(challenges.length)
    expect(await challengesOf(other.url)).toEqual(challenges)
    expect(await Promise.all([one.stop(), other.stop()])).toEqual([0, 0])
  },
)
