import type { Page } from '@playwright/test'

/** Holds the matching responses back until the returned function is called. */
export async function holdResponses(page: Page, url: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
