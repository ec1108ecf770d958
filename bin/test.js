// npm test: everything, from lint to a real browser, and one closing line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build-if-stale.js'
import { chromium } from './chromium.js'
import { installMissing } from './install.js'
import { run } from './launch.js'

await installMissing({ development: true })
const reports = mkdtempSync(join(tmpdir(), 'pillars-reports-'))
const results = { passed: 0, failed: 0 }

await check('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])
for (const room of ['server', 'web', 'tools'])
  await check(`types of ${room}`, ['node_modules/typescript/bin/tsc', '-p', `tsconfig.${room}.json`])
await buildIfStale()

const units = join(reports, 'units.json')
await suite(
  'unit and API tests',
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`],
  {},
  () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(units, 'utf8'))
    const brokenFiles = testResults.filter(
      (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
  },
)

const journeys = join(reports, 'journeys.json')
await suite(
  'browser journeys',
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  { CHROMIUM: chromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
  () => {
    const { stats } = JSON.parse(readFileSync(journeys, 'utf8'))
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  },
)

rmSync(reports, { recursive: true, force: true })
console.log(`${results.passed} passed, ${results.failed} failed`)
process.exit(results.failed === 0 ? 0 : 1)

/**
 * @param {string} name
 * @param {string[]} args
 */
async function check(name, args) {
  console.log(`\n${name}`)
  results[(await run(args)) === 0 ? 'passed' : 'failed']++
}

/**
 * Runs a test runner and adds up what its report says; a runner that fails without a failed test counts as one.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {() => { passed: number, failed: number }} read
 */
async function suite(name, args, env, read) {
  console.log(`\n${name}`)
  const code = await run(args, { env })
  let counts = { passed: 0, failed: 0 }
  try {
    counts = read()
  } catch {
    console.error(`${name}: no report was written`)
  }
  results.passed += counts.passed
  results.failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed
}
