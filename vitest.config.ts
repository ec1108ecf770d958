import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findHeadlessChromium } from './bin/chromium.js'
import { subsetFonts } from './bin/subset-fonts.js'
import { postgresTests } from './test/postgres-tests.ts'

const files = globSync('{contract,server,test,web}/**/*.test.ts').toSorted()
// Only npm run prove runs slow tests.
const tests = sortByNeeds(files.filter((file) => !isSlow(file)))
const slowTests = sortByNeeds(files.filter(isSlow))
const testsOnPostgres = tests.database.filter((file) => postgresTests.some((pattern) => matchesGlob(file, pattern)))

// Loading the server for every file would take as long as the tests, so the files of a worker share its modules.
const sharesModules = { isolate: false }
const onSqlite = { ...sharesModules, env: { TEST_ENGINE: 'sqlite' }, globalSetup: ['test/sqlite.ts'] }
const onDisk = { globalSetup: ['test/empty-site.ts'] }
const onPostgres = { ...sharesModules, env: { TEST_ENGINE: 'postgres' }, globalSetup: ['test/postgres-schema.ts'] }

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Processes and browsers can be slow, so their tests are retried once. npm test lists what passed only on retry.
    projects: [
      { extends: true, test: { name: 'plain', include: tests.plain, ...sharesModules } },
      { extends: true, test: { name: 'sqlite', include: tests.database, ...onSqlite } },
      { extends: true, test: { name: 'postgres', include: testsOnPostgres, ...onPostgres } },
      { extends: true, test: { name: 'processes', include: tests.processes, retry: 1, ...onDisk } },
      {
        extends: true,
        // A sweep over all time zones takes minutes.
        test: { name: 'slow', include: [...slowTests.plain, ...slowTests.database], testTimeout: 600_000, ...onSqlite },
      },
      { extends: true, test: { name: 'slow-processes', include: slowTests.processes, ...onDisk } },
      { extends: true, test: { name: 'postgres-everything', include: tests.database, ...onPostgres } },
      {
        extends: true,
        plugins: [react(), subsetFonts()],
        // Vite reloads the page, and with it the test, when it finds a package only while a test runs.
        optimizeDeps: {
          include: [
            '@hookform/resolvers/zod',
            '@tanstack/react-query',
            'get-nonce',
            'radix-ui',
            'react-dom/server',
            'react-hook-form',
            'react-router',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'zod',
          ],
        },
        test: {
          name: 'components',
          retry: 1,
          include: ['web/**/*.test.tsx'],
          setupFiles: ['test/component-page.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              actionTimeout: 10_000,
              launchOptions: {
                executablePath: findHeadlessChromium(),
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
              },
              contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Berlin' },
            }),
          },
        },
      },
    ],
  },
})

function isSlow(file: string): boolean {
  return file.endsWith('.slow.test.ts')
}

/** Only test/database.ts depends on the engine, and only test/server-process.ts starts the server. */
function sortByNeeds(files: string[]) {
  const database = files.filter((file) => reaches(file, 'test/database.ts'))
  const processes = files.filter((file) => !database.includes(file) && reaches(file, 'test/server-process.ts'))
  const plain = files.filter((file) => !database.includes(file) && !processes.includes(file))
  return { database, processes, plain }
}

/** Says whether a file loads another one, directly or through the files it loads. */
function reaches(file: string, target: string, seen = new Set<string>()): boolean {
  if (file === target) return true
  if (seen.has(file)) return false
  seen.add(file)
  return listNamedFiles(file).some((named) => reaches(named, target, seen))
}

/** Finds the files of the project that a file names in quotes, which includes programs it runs from a string. */
function listNamedFiles(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/['"]([#.][\w./-]*\/[\w.-]+\.tsx?)['"]/g)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : name))
    .flatMap((name) => [normalize(name), join(dirname(file), name)])
    .filter((path) => existsSync(path))
}
