// npm run prove: proofs that take too long for npm test. Runs every part and ends with a line for each.
// npm run prove -- ledger [count] [seed]: compares the ledger with its oracle over a million random histories.
// npm run prove -- writes [rounds]: kills the server 20 times during writes on each engine; no acknowledged write is lost.
// npm run prove -- imports [count] [seed]: imports a thousand damaged content files; each gives complete drafts or changes nothing.
// npm run prove -- shared [count] [seed]: compares with an oracle what members of ten thousand random worlds see of each other.
// npm run prove -- postgres: runs on PostgreSQL every test that npm test runs on SQLite.
// npm run prove -- processes: kills and stops the server at many moments and in many ways; damages its files.
// npm run prove -- slow: runs sweeps over whole years, all time zones and all earlier versions of the database, fuzzers and measurements of CPU time.
// npm run prove -- journeys: the browser journeys for rare paths, which are marked with @prove.
// npm run prove -- screens: checks every screen in both themes, with text at 200%, in forced colours and with right-to-left text, and hydrates what the server renders.
// npm run prove -- backups: backs up a site while eight members write, and restores it elsewhere.
// npm run prove -- release: makes the archive of the release and starts a site from it in an empty folder.
// npm run prove -- proxies: runs the server behind Caddy and nginx with the examples of deploy/. Linux only.
// npm run prove -- metrics: lets a real Prometheus read the metrics with the examples of deploy/.
// npm run prove -- rolling: updates a site on PostgreSQL from one version to the next and back while members write.
// npm run prove -- cluster [kills]: kills parts of a PostgreSQL cluster and of the app 12 times while members write; no acknowledged write is lost. Linux only.
// npm run prove -- flaky: repeats the browser journeys that passed only on retry in the last npm test. Not part of a full run.
import { buildIfStale } from '../bin/build-if-stale.js'
import { requireChromium } from '../bin/chromium.js'
import { repeatFlaky } from '../bin/journeys.js'
import { run } from '../bin/launch.js'
import { proveBackups } from './prove-backups.ts'
import { proveCluster } from './prove-cluster.ts'
import { proveImports } from './prove-imports.ts'
import { proveLedger } from './prove-ledger.ts'
import { proveMetrics } from './prove-metrics.ts'
import { proveProxies } from './prove-proxies.ts'
import { proveRelease } from './prove-release.ts'
import { proveRolling } from './prove-rolling.ts'
import { proveShared } from './prove-shared.ts'
import { proveWrites } from './prove-writes.ts'

/** A part throws when its proof fails. */
type Part = (options: string[]) => Promise<void>

const parts: Record<string, Part> = {
  ledger: ([count = '1000000', seed = '1']) => proveLedger({ first: Number(seed), count: Number(count) }),
  writes: ([rounds = '20']) => proveWrites(Number(rounds)),
  imports: ([count = '1000', seed = String(Date.now() % 1e9)]) =>
    proveImports({ first: Number(seed), count: Number(count) }),
  shared: ([count = '10000', seed = String(Date.now() % 1e9)]) =>
    proveShared({ first: Number(seed), count: Number(count) }),
  postgres: () => runTests('postgres-everything'),
  processes: async () => {
    await runTests('slow-processes')
    await runTests('processes', ['--testNamePattern=@prove'])
  },
  slow: () => runTests('slow'),
  backups: proveBackups,
  release: proveRelease,
  journeys: () => runInBrowser('playwright.prove.config.ts'),
  metrics: () => proveMetrics(),
  rolling: () => proveRolling(),
  cluster: ([kills = '12']) => proveCluster(Number(kills)),
  proxies: () => proveProxies(),
  screens: () => runInBrowser('playwright.screens.config.ts'),
}
const partsByName: Record<string, Part> = { ...parts, flaky: () => proveFlaky(20) }

const [name, ...options] = process.argv.slice(2)
if (name === undefined) await proveAll()
else await provePart(name, options)

async function proveAll(): Promise<void> {
  const results: string[] = []
  let exitCode = 0
  for (const [name, prove] of Object.entries(parts)) {
    console.log(`\n${name}`)
    const start = performance.now()
    const failure = await prove([]).then(
      () => null,
      (error: unknown) => error,
    )
    if (failure) console.error(failure)
    results.push(`${name} ${failure ? 'failed' : 'passed'} after ${Math.round((performance.now() - start) / 1000)} s`)
    if (failure) exitCode = 1
  }
  console.log(['', ...results].join('\n'))
  // Embedded PostgreSQL ends the process with 0 when it is not told how.
  process.exit(exitCode)
}

async function provePart(name: string, options: string[]): Promise<void> {
  const prove = partsByName[name]
  if (!prove) throw new Error(`There is no part ${name}. Parts: ${Object.keys(partsByName).join(', ')}`)
  await prove(options)
}

/**
 * @param project a project of vitest.config.ts
 * @param options of Vitest's command line
 */
async function runTests(project: string, options: string[] = []): Promise<void> {
  await buildIfStale()
  const code = await run(['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...options])
  if (code !== 0) throw new Error(`The project ${project} failed`)
}

/** @param config of Playwright */
async function runInBrowser(config: string): Promise<void> {
  requireChromium()
  await buildIfStale()
  const program = ['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`]
  const code = await run([...program, '--reporter=list'])
  if (code !== 0) throw new Error('A test in the browser failed')
}

async function proveFlaky(times: number): Promise<void> {
  requireChromium()
  await buildIfStale()
  const journeys = await repeatFlaky(times)
  if (journeys.length === 0) console.log('No journey passed only on retry in the last npm test.')
  for (const { name, passed } of journeys) console.log(`${passed} of ${times} passed: ${name}`)
  if (journeys.some(({ passed }) => passed < times)) throw new Error('A journey is still flaky')
}
