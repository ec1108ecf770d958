// The steps that npm test and npm run check share, and their total.
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { launch, run } from './launch.js'
import { root } from './node24.js'

/** @typedef {{ passed: number, failed: number }} Count */

/** @typedef {{ name: string, seconds: number }} Duration */

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const notes = []
/** @type {Duration[]} */
const parts = []
/** @type {Duration[]} */
const files = []

/**
 * Runs a step and adds its count to the total. A step that throws counts as one failure.
 * @param {string} name
 * @param {() => Promise<Count | void>} action
 */
export async function step(name, action) {
  console.log(`\n${name}`)
  const start = performance.now()
  try {
    const count = await action()
    total.passed += count?.passed ?? 0
    total.failed += count?.failed ?? 0
  } catch (error) {
    console.error(error)
    noteResult('Failed', name)
    total.failed++
  }
  parts.push({ name, seconds: (performance.now() - start) / 1000 })
}

/**
 * Remembers a test to name at the end, where it is easy to find.
 * @param {'Failed' | 'Passed only on retry'} result
 * @param {string} name
 */
export function noteResult(result, name) {
  notes.push(`${result}: ${name}`)
}

/**
 * Remembers how long the files of a runner took, to print the slowest at the end.
 * @param {Duration[]} durations
 */
export function noteFiles(durations) {
  files.push(...durations)
}

/** Prints the times, what failed and, as the last line, the total. Ends the process. */
export function finish() {
  printDurations('Time of each part', parts)
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  if (slowest.length > 0) printDurations('Slowest files', slowest)
  console.log(['', ...notes].join('\n'))
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

/**
 * @param {string} title
 * @param {Duration[]} durations
 */
function printDurations(title, durations) {
  console.log(`\n${title}`)
  for (const { name, seconds } of durations) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

/**
 * Runs the checks that only read the sources, all at the same time.
 * @param {{ unused?: boolean }} [options] whether to look for unused files, exports and packages too
 */
export async function checkSources({ unused = false } = {}) {
  const passed = await Promise.all([
    check('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
    check('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
    ...['server', 'web', 'worker', 'tools'].map((part) => check(`types of ${part}`, getTypeCheck(part))),
    ...(unused ? [check('unused code', ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'])] : []),
  ])
  return { passed: passed.filter(Boolean).length, failed: passed.filter((each) => !each).length }
}

/**
 * Returns the arguments that check the types of a part. The four parts already run at the same time, so a second checker
 * would only repeat work. A part that has not changed since the last run takes a few seconds less.
 * @param {string} part
 */
function getTypeCheck(part) {
  const cache = join(root, 'node_modules', '.cache', 'types', `${part}.json`)
  const compiler = ['node_modules/typescript/bin/tsc', '-p', `tsconfig.${part}.json`]
  return [...compiler, '--checkers', '1', '--incremental', '--tsBuildInfoFile', cache]
}

/**
 * Runs the tests of vitest.config.ts, apart from those with @prove in their name, which only npm run prove runs.
 * @param {{ projects: string[], workers?: number }} options projects to run, and how many files at the same time
 */
export async function runTests({ projects, workers = 2 }) {
  const report = join(root, 'test-results', 'vitest.json')
  rmSync(report, { force: true })
  const selected = [
    ...projects.map((project) => `--project=${project}`),
    `--maxWorkers=${workers}`,
    '--testNamePattern=^((?!@prove).)*$',
  ]
  const reporters = ['--reporter=minimal', '--reporter=./bin/vitest-reporter.js']
  const code = await run(['node_modules/vitest/vitest.mjs', 'run', ...selected, ...reporters], {
    env: { TEST_REPORT: report },
  })
  /** @type {import('./vitest-reporter.js').Report} */
  const { passed, failures, flaky, files } = JSON.parse(readFileSync(report, 'utf8'))
  for (const failure of failures) noteResult('Failed', failure)
  for (const name of flaky) noteResult('Passed only on retry', name)
  noteFiles(files)
  return countRun(code, { passed, failed: failures.length })
}

/**
 * Counts a runner that fails without a failed test as one failure.
 * @param {number} code its exit code
 * @param {Count} count what its report says
 */
export function countRun(code, { passed, failed }) {
  if (code !== 0 && failed === 0) noteResult('Failed', 'a runner without a failed test; its output says why')
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/**
 * Runs a program and shows its output only if it fails.
 * @param {string} name
 * @param {string[]} args
 */
async function check(name, args) {
  const child = launch(args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  console.log(`  ${name} ${code === 0 ? 'passed' : `failed\n${output}`}`)
  if (code !== 0) noteResult('Failed', name)
  return code === 0
}
