// npm run check: the quick part of npm test, without processes, PostgreSQL and a browser.
import { buildIfStale } from './build-if-stale.js'
import { checkSources, finish, runTests, step } from './checks.js'
import { installMissing } from './install.js'

await installMissing({ development: true })
await step('Format, lint and types', () => checkSources())
await step('Build', buildIfStale)
await step('Unit and API tests', () => runTests({ projects: ['plain', 'sqlite'] }))
finish()
