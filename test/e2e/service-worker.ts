import type { Page, Worker } from '@playwright/test'
import { expect } from './site.ts'

/** Waits for the service worker of the site to become active. */
export async function waitForWorker(page: Page): Promise<Worker> {
  const context = page.context()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'))
  expect(worker.url()).toMatch(/\/sw\.js$/)
  return worker
}

/** @returns the URL and the text of every response that the browser keeps for the site */
export function readCaches(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const entries: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        entries.push({ url: request.url, text: (await (await cache.match(request))?.text()) ?? '' })
    }
    return entries
  })
}
