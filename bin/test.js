// npm test: everything, from lint to a real browser, and one closing line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build-if-stale.js'
import { findChromium } from './chromium.js'
import { installMissing } from './install.js'
import { run } from './launch.js'

await installMissing({ development: true })
const reports = mkdtempSync(join(tmpdir(), 'pillars-reports-'))
const results = { passed: 0, failed: 0 }

await runCheck('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])
for (const project of ['server', 'web', 'tools'])
  await runCheck(`types of ${project}`, ['node_modules/typescript/bin/tsc', '-p', `tsconfig.${project}.json`])
await buildIfStale()

const unitReport = join(reports, 'units.json')
await runSuite(
  'unit and API tests',
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  {},
  () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(unitReport, 'utf8'))
    const brokenFiles = testResults.filter(
      (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
  },
)

const journeyReport = join(reports, 'journeys.json')
await runSuite(
  'browser journeys',
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
  () => {
    const { stats } = JSON.parse(readFileSync(journeyReport, 'utf8'))
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
async function runCheck(name, args) {
  console.log(`\n${name}`)
  results[(await run(args)) === 0 ? 'passed' : 'failed']++
}

/**
 * Runs a test runner and adds up what its report says; a runner that fails without a failed test counts as one.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {() => { passed: number, failed: number }} readReport
 */
async function runSuite(name, args, env, readReport) {
  console.log(`\n${name}`)
  const code = await run(args, { env })
  let counts = { passed: 0, failed: 0 }
  try {
    counts = readReport()
  } catch {
    console.error(`${name}: no report was written`)
  }
  results.passed += counts.passed
  results.failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed
}
