// Runs one of the project's TypeScript programs with Node 24: node bin/run.js bench/bench.ts
import { installMissing } from './install.js'
import { run } from './node24.js'

installMissing({ development: true })
process.exit(await run(process.argv.slice(2)))
