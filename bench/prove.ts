// npm run prove: the slow proofs. Each throws at the first thing that does not hold.
import { runCrashTest } from '#test/crash-test.ts'
import startPostgres from '#test/postgres.ts'

const times = Number(process.argv[2] ?? 20)

console.log(`Pulling the plug ${times} times, embedded database`)
console.log(`${await runCrashTest({ rounds: times, log: console.log })} acknowledged days, none lost`)

const stopPostgres = await startPostgres()
console.log(`Pulling the plug ${times} times, PostgreSQL`)
const env = { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '', SECRET_KEY: 'k'.repeat(32) }
console.log(`${await runCrashTest({ rounds: times, env, log: console.log })} acknowledged days, none lost`)
await stopPostgres()
