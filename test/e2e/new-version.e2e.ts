import { createServer, request, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { listenAndGetUrl } from '../listen.ts'
import { builtFile } from './network.ts'
import { waitForWorker } from './service-worker.ts'
import { expect, test as base, toast } from './site.ts'

/** Stands in front of the server, and has a new build when the test wants. */
type BuildProxy = { url: string; release: (build?: { missing?: RegExp }) => void; close: () => void }

const test = base.extend<{ builds: BuildProxy }>({
  builds: async ({ server }, use) => {
    const builds = await startBuildProxy(server.url)
    await use(builds)
    builds.close()
  },
  baseURL: async ({ builds }, use) => use(builds.url),
})

test.use({ serviceWorkers: 'allow' })

const notice = (page: Page) => toast(page).getByRole('listitem')

test('offers to reload when a new version is available, and reloads only then @prove', async ({
  page,
  builds,
  signUp,
}) => {
  await signUp()
  const other = await page.context().newPage()
  await page.clock.install()
  for (const each of [page, other]) {
    await each.goto('/journal')
    await waitForWorker(each)
    await each.evaluate(() => Reflect.set(window, 'oldVersion', true))
  }
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByRole('dialog').getByLabel('Entry', { exact: true }).fill('A draft.')
  await page.keyboard.press('Escape')

  builds.release()
  const focus = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.clock.fastForward('59:00')
  await focus()
  await expect(notice(page), 'checked at most hourly').toBeHidden()
  await page.clock.fastForward('02:00')
  await focus()
  await expect(notice(page)).toContainText('New version available')
  await page.clock.runFor(60_000)
  await expect(notice(page), 'until it is closed').toBeVisible()
  await expect(notice(other)).toContainText('New version available')

  await page.keyboard.press('F8')
  // The notice itself, then its button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !('oldVersion' in window))
  await expect(page.getByLabel('Draft')).toContainText('A draft.')
  expect(await other.evaluate(() => Reflect.get(window, 'oldVersion')), 'its text is not lost').toBe(true)
  expect(await page.evaluate(() => caches.keys()), 'the cache of the old version is gone').toEqual(['shell-next'])
  await page.waitForLoadState('networkidle')
  await expect(notice(page), 'reloads once').toBeHidden()
  await notice(other).getByRole('button', { name: 'Reload' }).click()
  await other.waitForFunction(() => !('oldVersion' in window))
})

test('does not show the notice again once it is closed @prove', async ({ page, builds, signUp }) => {
  await signUp()
  await page.goto('/settings/days')
  await waitForWorker(page)
  builds.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(notice(page)).toContainText('New version available')
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('checkbox', { name: 'Show streaks and scores' }).click()
  await expect(notice(page)).toContainText('Settings saved')
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(notice(page)).toBeHidden()
})

test('offers to reload when a part of the app is gone after an update @prove', async ({ page, builds, signUp }) => {
  await signUp()
  builds.release({ missing: builtFile('features/goals/GoalForm.tsx') })
  await page.goto('/goals')
  await waitForWorker(page)
  await page.getByRole('button', { name: 'New Goal' }).click()
  await expect(notice(page)).toContainText('New version available')
  await page.evaluate(() => Reflect.set(window, 'oldVersion', true))
  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await page.waitForFunction(() => !('oldVersion' in window))
})

async function startBuildProxy(target: string): Promise<BuildProxy> {
  let next: { missing?: RegExp } | undefined
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (next?.missing?.test(path)) return void outgoing.writeHead(404).end()
    if (next && path in changes) return void sendNext(outgoing, target, path)
    const forwarded = request(
      new URL(path, target),
      { method: incoming.method, headers: incoming.headers },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    return incoming.pipe(forwarded)
  })
  return {
    // The session cookies are for the host of the server.
    url: (await listenAndGetUrl(server)).replace('127.0.0.1', new URL(target).hostname),
    release: (build = {}) => void (next = build),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** What the next build changes: the version in the worker, and the name of the app's script. */
const changes: Record<string, [from: RegExp, to: string]> = {
  '/sw.js': [/`[0-9a-f]{16}`/, '`next`'],
  '/': [/index-[\w-]+\.js/g, 'index-next.js'],
}

async function sendNext(outgoing: ServerResponse, target: string, path: string): Promise<void> {
  const response = await fetch(target + path)
  const [from, to] = changes[path] ?? [/^/, '']
  const headers = Object.fromEntries(
    ['content-type', 'cache-control', 'content-security-policy'].map((name) => [
      name,
      response.headers.get(name) ?? '',
    ]),
  )
  outgoing.writeHead(200, headers).end((await response.text()).replace(from, to))
}
