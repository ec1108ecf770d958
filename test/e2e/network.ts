import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Shown in an alert when a request gets no response. */
export const unreachableMessage = 'The server could not be reached. Check your connection.'

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(new URL('../../dist/web/.vite/manifest.json', import.meta.url), 'utf8'),
)

/** Matches the URL of the file that contains a lazily loaded module, such as `ui/ToastViewport.tsx`. */
export function builtFile(source: string): RegExp {
  const found = manifest[`web/${source}`]
  if (!found) throw new Error(`The build has no file for web/${source}`)
  return new RegExp(`/${found.file}$`)
}

/** Holds the next matching requests, or all of them, until the returned function is called. */
export async function holdRequests(page: Page, url: RegExp, times?: number): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    url,
    async (route) => {
      await released
      await route.fallback()
    },
    { times },
  )
  return release
}

/** Loses the responses to the next matching requests, which the server still handles. */
export function loseResponses(page: Page, url: string, times = 1): Promise<unknown> {
  return page.route(
    url,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times },
  )
}
