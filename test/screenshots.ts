// npm run screenshots: takes the screenshots of the README from a real server with sample data.
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import type { User } from '#contract/account-fields.ts'
import type { Challenge } from '#contract/challenges.ts'
import { findChromium } from '../bin/chromium.js'
import { withDatabase } from './e2e/database.ts'
import { daysAgo, listDates, seedParticipation } from './e2e/seed-days.ts'
import { startServer } from './server-process.ts'

const folder = new URL('../docs/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({
  baseURL: server.url,
  viewport: { width: 1280, height: 860 },
  timezoneId: 'UTC',
  locale: 'en-GB',
})
const { request } = context

await request.post('/api/auth/sign-up', {
  data: {
    email: 'jonas@example.org',
    username: 'jonas',
    firstName: 'Jonas',
    password: 'correct horse battery',
    timeZone: 'UTC',
    setupCode: server.takeSetupCode(),
  },
})
const { id: userId }: User = await (await request.get('/api/auth/user')).json()
const challenges: Challenge[] = await (await request.get('/api/challenges')).json()
const outdoors = challenges.find(({ title }) => title === 'Thirty Mornings Outdoors')
const other = challenges.find(({ pillar, duration }) => pillar === 'mental' && duration >= 21)
if (!outdoors || !other) throw new Error('The library has no such challenges')
await withDatabase(server, async (database) => {
  const participations = [
    { challengeId: outdoors.id, dates: listDates(daysAgo(17), 16, [9]) },
    { challengeId: other.id, dates: listDates(daysAgo(5), 5) },
  ]
  for (const participation of participations) await seedParticipation(database, { userId, ...participation })
})
await request.post('/api/goals', {
  data: {
    title: 'Run ten kilometres without stopping',
    pillar: 'physical',
    targetDate: new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 10),
  },
})

const page = await context.newPage()
await takeScreenshot(page, '/', 'home-dark', 'dark')
await takeScreenshot(page, `/challenge/${outdoors.id}`, 'challenge-light', 'light')
await page.setViewportSize({ width: 390, height: 844 })
await takeScreenshot(page, '/', 'home-phone', 'dark')

await browser.close()
await server.stop()

async function takeScreenshot(page: Page, path: string, name: string, theme: 'dark' | 'light') {
  await page.goto('/')
  await page.evaluate((selectedTheme) => localStorage.setItem('theme', selectedTheme), theme)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.screenshot({ path: `${folder}${name}.png` })
}
