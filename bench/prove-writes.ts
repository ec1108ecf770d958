import { runCrashTest } from '#test/crash-test.ts'
import startPostgres from '#test/postgres.ts'

/** Kills the server during writes on both engines and checks that no acknowledged write is lost. */
export async function proveWrites(rounds: number): Promise<void> {
  console.log(`Killing the server ${rounds} times during writes, embedded database`)
  console.log(`${await runCrashTest({ rounds, log: console.log })} acknowledged check-ins, none lost`)

  const stopPostgres = await startPostgres()
  console.log(`Killing the server ${rounds} times during writes, PostgreSQL`)
  const env = { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '', SECRET_KEY: 'k'.repeat(32) }
  try {
    console.log(`${await runCrashTest({ rounds, env, log: console.log })} acknowledged check-ins, none lost`)
  } finally {
    await stopPostgres()
  }
}
