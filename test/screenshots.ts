// npm run screenshots: takes the screenshots of the README from a real server with sample data.
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import type { Challenge } from '#contract/challenges.ts'
import { startServer } from './server-process.ts'

const folder = new URL('../docs/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({
  baseURL: server.url,
  viewport: { width: 1280, height: 860 },
  timezoneId: 'Europe/Berlin',
  locale: 'en-GB',
})
const { request } = context

await request.post('/api/auth/sign-up', {
  data: {
    email: 'jonas@example.org',
    username: 'jonas',
    password: 'correct horse battery',
    timeZone: 'Europe/Berlin',
    setupCode: server.takeSetupCode(),
  },
})
const challenges: Challenge[] = await (await request.get('/api/challenges')).json()
const longChallenges = challenges.filter(({ duration }) => duration >= 21).slice(0, 3)
for (const [index, { id: challengeId }] of longChallenges.entries()) {
  const { id } = await (await request.post('/api/user-challenges', { data: { challengeId } })).json()
  for (let progress = 1; progress <= 6 + ((index * 5) % 11); progress++)
    await request.patch(`/api/user-challenges/${id}/progress`, { data: { progress } })
}
await request.post('/api/goals', {
  data: {
    title: 'Run ten kilometres without stopping',
    pillar: 'physical',
    targetDate: new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 10),
  },
})

const page = await context.newPage()
await takeScreenshot(page, '/', 'home-dark', 'dark')
await takeScreenshot(page, `/challenge/${longChallenges[0]?.id}`, 'challenge-light', 'light')
await page.setViewportSize({ width: 390, height: 844 })
await takeScreenshot(page, '/challenges?tab=active', 'challenges-phone', 'dark')

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
