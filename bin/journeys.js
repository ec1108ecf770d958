// Runs the browser journeys and remembers which ones are flaky.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './launch.js'
import { root } from './node24.js'

/** @typedef {{ name: string, file: string, seconds: number, status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }} Journey */
/** @typedef {{ title: string, suites?: Suite[], specs: Spec[] }} Suite */
/** @typedef {{ title: string, file: string, tests: { status: Journey['status'], results: { duration: number }[] }[] }} Spec */

const results = join(root, 'test-results')
const flakyFile = join(results, 'flaky.json')

/**
 * Runs the journeys with Playwright.
 * @param {string[]} [options] options of Playwright's command line
 * @returns {Promise<{ code: number, journeys: Journey[] }>}
 * @throws {Error} when Playwright writes no report
 */
export async function runJourneys(options = []) {
  const report = join(results, 'playwright.json')
  rmSync(report, { force: true })
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', ...options], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(readFileSync(report, 'utf8'))
  return { code, journeys: suites.flatMap((suite) => listJourneys(suite)) }
}

/**
 * Adds up the time of the journeys of each file.
 * @param {Journey[]} journeys
 */
export function sumByFile(journeys) {
  /** @type {Map<string, number>} */
  const sums = new Map()
  for (const { file, seconds } of journeys) sums.set(file, (sums.get(file) ?? 0) + seconds)
  return [...sums].map(([file, seconds]) => ({ name: `journeys: test/e2e/${file}`, seconds }))
}

/**
 * Writes down which journeys passed only on retry, for `npm run prove -- flaky`.
 * @param {Journey[]} journeys
 * @returns {string[]} their names
 */
export function saveFlaky(journeys) {
  const names = journeys.filter(({ status }) => status === 'flaky').map(({ name }) => name)
  mkdirSync(results, { recursive: true })
  writeFileSync(flakyFile, JSON.stringify(names, null, 2))
  return names
}

/**
 * Repeats the journeys that passed only on retry in the last npm test, without retries.
 * @param {number} times
 * @returns {Promise<{ name: string, passed: number }[]>} how often each one passed
 */
export async function repeatFlaky(times) {
  /** @type {string[]} */
  const names = existsSync(flakyFile) ? JSON.parse(readFileSync(flakyFile, 'utf8')) : []
  if (names.length === 0) return []
  const list = join(results, 'flaky.txt')
  writeFileSync(list, names.join('\n'))
  const { journeys } = await runJourneys([`--test-list=${list}`, `--repeat-each=${times}`, '--retries=0'])
  return names.map((name) => ({
    name,
    passed: journeys.filter((journey) => journey.name === name && journey.status === 'expected').length,
  }))
}

/**
 * Lists the journeys of a suite by the names that Playwright's --test-list takes.
 * @param {Suite} suite
 * @param {string[]} [path]
 * @returns {Journey[]}
 */
function listJourneys({ title, suites = [], specs }, path = []) {
  const parents = [...path, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: [...parents, spec.title].join(' › '),
        file: spec.file,
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        status,
      })),
    ),
    ...suites.flatMap((suite) => listJourneys(suite, parents)),
  ]
}
