// Writes a summary of a Vitest run, with the project of each test, which Vitest's own JSON leaves out.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @typedef {{ passed: number, failures: string[], flaky: string[], files: import('./checks.js').Duration[] }} Report */

export default class SummaryReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message?: string }[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env.TEST_REPORT
    if (!file) throw new Error('TEST_REPORT must name the file to write')
    /** @type {Report} */
    const report = { passed: 0, failures: [], flaky: [], files: [] }
    for (const module of modules) {
      const name = `${module.project.name}: ${module.relativeModuleId}`
      const { duration, collectDuration, setupDuration } = module.diagnostic()
      report.files.push({ name, seconds: (duration + collectDuration + setupDuration) / 1000 })
      const suites = [module, ...module.children.allSuites()]
      for (const error of suites.flatMap((suite) => suite.errors()))
        report.failures.push(`${name}: ${firstLine(error)}`)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        const testName = `${name} › ${test.fullName}`
        if (state === 'failed') report.failures.push(`${testName}: ${firstLine(errors[0])}`)
        if (state === 'passed') report.passed++
        if (state === 'passed' && test.diagnostic()?.flaky) report.flaky.push(testName)
      }
    }
    for (const error of unhandledErrors) report.failures.push(`Unhandled error: ${firstLine(error)}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report, null, 2))
  }
}

/** @param {{ message?: string } | undefined} error */
function firstLine(error) {
  return error?.message?.split('\n')[0] ?? 'unknown error'
}
