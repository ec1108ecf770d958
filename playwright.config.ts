import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessChromium } from './bin/chromium.js'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const needsPush = /\/push[^/]*\.e2e\.ts$/

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  // Only npm run prove runs these.
  grepInvert: /@prove/,
  globalSetup: './test/e2e/prepared-site.ts',
  // Playwright empties this folder, so it cannot be test-results, where the reports are.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Test machines can be slow. npm test lists what passed only on retry.
  retries: 1,
  projects: [
    {
      name: 'journeys',
      testIgnore: needsPush,
      use: { launchOptions: { executablePath: findHeadlessChromium(), args } },
    },
    { name: 'push', testMatch: needsPush, use: { launchOptions: { executablePath: findChromium(), args } } },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    // Tests of animations ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A worker would handle requests that tests route. Tests of the worker allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
})
