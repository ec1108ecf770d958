// Plays a day of a site: each of its hours for a moment, at the real rate of visits, and then ever more visits.
import { spawnSync } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatSize } from '#server/database/size.ts'
import { startDurablePostgres } from '#test/postgres.ts'
import { createRandom } from '#test/random.ts'
import { createDaySite, type DaySite } from './day-site.ts'
import { habits, hours, type Played, playVisits } from './day-traffic.ts'
import type { Engine } from './place.ts'

type Options = { members: number; engine: Engine; processes: number; log: (line: string) => void }

const secondsPerHour = 5
const secondsPerStep = 20
/** An answer that takes longer feels slow. */
const slowMs = 500
/** Per second. */
const fewestVisits = 10
const root = fileURLToPath(new URL('..', import.meta.url))

/** Prints what a site with so many members needs, how fast it answers in the busiest hour, and when it gets slow. */
export async function simulateDay({ members, engine, processes, log }: Options): Promise<void> {
  const stopPostgres = engine === 'PostgreSQL' ? await startDurablePostgres() : async () => {}
  const site = await createDaySite({ members, engine, processes, log })
  try {
    log(`start: ${Math.round(site.startupMs)} ms until the first answer`)
    await playDay(site, members, log)
    await findLimit(site, members, log)
    log(`memory: ${Math.round(await site.readMegabytes())} MB in the largest of ${processes} processes`)
    measureBackup(site, log)
  } finally {
    await site.stop()
    await stopPostgres()
  }
}

/** Plays all hours of a day. Fast, because most hours are quiet. */
async function playDay(site: DaySite, members: number, log: (line: string) => void): Promise<void> {
  const random = createRandom(1)
  const urls = site.programs.map(({ url }) => url)
  let all: Played = { calls: [], seconds: 0, unfinished: 0 }
  for (let hour = 0; hour < hours.length; hour++) {
    const perSecond = getVisitsPerSecond(members, hours[hour] ?? 0)
    const played = await playVisits(urls, site.visitors, { perSecond, seconds: secondsPerHour, random })
    all = {
      calls: [...all.calls, ...played.calls],
      seconds: all.seconds + played.seconds,
      unfinished: all.unfinished + played.unfinished,
    }
  }
  log(`a day, ${secondsPerHour} s of each hour: ${describe(all)}`)
}

/** Doubles the visits of the busiest hour until answers get slow. */
async function findLimit(site: DaySite, members: number, log: (line: string) => void): Promise<void> {
  const random = createRandom(2)
  const urls = site.programs.map(({ url }) => url)
  const busiest = getVisitsPerSecond(members, Math.max(...hours))
  // Fewer visits than this say little in a few seconds.
  const first = 2 ** Math.max(0, Math.ceil(Math.log2(fewestVisits / busiest)))
  for (let factor = first; ; factor *= 2) {
    const perSecond = busiest * factor
    const played = await playVisits(urls, site.visitors, { perSecond, seconds: secondsPerStep, random })
    log(`${factor} × the busiest hour, ${perSecond.toFixed(1)} visits/s: ${describe(played)}`)
    if (findPercentile(played, 95) > slowMs || countFailures(played) > 0) return
  }
}

function getVisitsPerSecond(members: number, percentOfDay: number): number {
  return (members * habits.active * habits.visitsPerDay * percentOfDay) / 100 / 3600
}

function describe(played: Played): string {
  const { calls, seconds, unfinished } = played
  const times = [50, 95, 99].map((percentile) => `${Math.round(findPercentile(played, percentile))} ms`).join(' / ')
  const slowest = [...Map.groupBy(calls, ({ kind }) => kind)]
    .map(([kind, own]) => `${kind} ${Math.round(findPercentile({ calls: own }, 95))}`)
    .join(', ')
  return [
    `${(calls.length / seconds).toFixed(1)} calls/s in ${times} (50 / 95 / 99 %; 95 %: ${slowest})`,
    `${countFailures(played)} failed`,
    // A few are always open.
    ...(unfinished > seconds ? [`${unfinished} visits open at the end`] : []),
  ].join(', ')
}

function findPercentile({ calls }: Pick<Played, 'calls'>, percentile: number): number {
  const sorted = calls.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percentile) / 100))] ?? 0
}

function countFailures({ calls }: Pick<Played, 'calls'>): number {
  return calls.filter(({ status }) => status === 0 || status >= 500).length
}

/** Makes a checked backup with the command for it, while the server runs. */
function measureBackup({ place: { dataDir, databaseUrl } }: DaySite, log: (line: string) => void): void {
  const file = join(dataDir, databaseUrl ? 'backup.dump' : 'backup.db')
  const startedAt = performance.now()
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SECRET_KEY: 'k'.repeat(32) }),
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/admin.ts', 'backup', file], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) return log(`backup: failed: ${stdout}${stderr}`)
  const seconds = (performance.now() - startedAt) / 1000
  log(`backup: ${formatSize(statSync(file).size)} in ${seconds.toFixed(1)} s`)
  rmSync(file)
}
