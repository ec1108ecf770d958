// npm run screenshots: takes the screenshots of the README from the demonstration.
import { mkdirSync, rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Participation } from '#contract/challenges.ts'
import { findChromium } from '../bin/chromium.js'
import { startServer } from './server-process.ts'

type Theme = 'dark' | 'light'

const folder = new URL('../docs/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const demo = await startServer({}, [], 'server/demo/main.ts')
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({
  baseURL: demo.url,
  viewport: { width: 1280, height: 860 },
  reducedMotion: 'reduce',
  timezoneId: 'UTC',
  locale: 'en-GB',
})
const page = await context.newPage()

await signIn('sam')
await takeScreenshot('/', 'home-dark', 'dark')
await page.setViewportSize({ width: 390, height: 844 })
await takeScreenshot('/', 'home-phone', 'dark')

await page.setViewportSize({ width: 1280, height: 860 })
await signIn('daniel')
const participations: Participation[] = await (await context.request.get('/api/user-challenges')).json()
const current = participations.find(({ completed, progress }) => !completed && progress > 20)
if (!current) throw new Error('Daniel does no challenge of more than twenty days')
await takeScreenshot(`/challenge/${current.challengeId}`, 'challenge-light', 'light')

await browser.close()
await demo.stop()
rmSync(demo.dataDir, { recursive: true })

async function signIn(username: string) {
  await context.request.post(`/demo/members/${username}`)
}

async function takeScreenshot(path: string, name: string, theme: Theme) {
  await page.goto('/')
  await page.evaluate((selectedTheme) => localStorage.setItem('theme', selectedTheme), theme)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // A site of one's own does not have the line about the fictional group.
  await page.evaluate(() => document.querySelector('.demo')?.remove())
  await page.screenshot({ path: `${folder}${name}.png` })
}
