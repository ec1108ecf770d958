import { onTestFinished } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'

/** Creates a test app that is closed after the test. */
export async function startTestApp(...options: Parameters<typeof createTestApp>): Promise<TestApp> {
  const site = await createTestApp(...options)
  onTestFinished(() => site.close())
  return site
}
