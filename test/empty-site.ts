import { rmSync } from 'node:fs'
import { startServer } from './server-process.ts'

/** Where the tests find the data folder of a new site without the starter library. */
export const emptySiteFolder = 'TEST_EMPTY_SITE'

/** Starts a new site once. Creating its database takes a second, and copying it milliseconds. */
export default async function createEmptySite(): Promise<() => void> {
  const server = await startServer({ STARTER_CONTENT: 'off' })
  await server.stop()
  process.env[emptySiteFolder] = server.dataDir
  return () => rmSync(server.dataDir, { recursive: true, force: true })
}
