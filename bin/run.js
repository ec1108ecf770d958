// Runs a program of the project on Node 24: node bin/run.js bench/bench.ts
import { installMissing } from './install.js'
import { run } from './launch.js'

await installMissing({ development: true })
process.exit(await run(process.argv.slice(2)))
