import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

// For npm run prove -- screens.
export default defineConfig({
  ...journeys,
  projects: journeys.projects?.filter(({ name }) => name === 'journeys'),
  testMatch: '*.prove.ts',
  outputDir: 'test-results/screens',
  retries: 0,
})
