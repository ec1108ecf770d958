// npm test: everything from the format to journeys in a real browser. Its last line is the total.
import { buildIfStale } from './build-if-stale.js'
import { checkSources, countRun, finish, noteFiles, noteResult, runTests, step } from './checks.js'
import { requireChromium } from './chromium.js'
import { installMissing } from './install.js'
import { saveFlaky, runJourneys, sumByFile } from './journeys.js'

await installMissing({ development: true })
requireChromium()
await step('Format, lint, types and unused code', () => checkSources({ unused: true }))
await step('Build', buildIfStale)
// Together, because those of PostgreSQL and of processes mostly wait. A third worker keeps two cores busy.
await step('Unit and API tests, PostgreSQL and processes', () =>
  runTests({ projects: ['plain', 'sqlite', 'postgres', 'processes'], workers: 3 }),
)
await step('Components', () => runTests({ projects: ['components'] }))

await step('Browser journeys', async () => {
  const { code, journeys } = await runJourneys()
  noteFiles(sumByFile(journeys))
  const flaky = saveFlaky(journeys)
  const failed = journeys.filter(({ status }) => status === 'unexpected')
  for (const name of flaky) noteResult('Passed only on retry', name)
  for (const { name } of failed) noteResult('Failed', name)
  const passed = journeys.filter(({ status }) => status === 'expected').length + flaky.length
  return countRun(code, { passed, failed: failed.length })
})

finish()
