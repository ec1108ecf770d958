import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

// For npm run prove -- journeys.
export default defineConfig({
  ...journeys,
  grep: /@prove/,
  grepInvert: [],
  outputDir: 'test-results/prove',
  retries: 0,
})
