import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// JavaScript each screen loads before it is usable, as recorded by the build: KB of 1024 bytes, brotli.

const defaultBudget = 125
const heavyBudget = 160

/** Screens that show a form or Markdown at once. The others open their forms in dialogs, which load on first use. */
const heavyScreens = [
  'SignInPage',
  'SignUpPage',
  'ResetPage',
  'ResourcePage',
  'DiscussionPage',
  'SelfCheckPage',
  'RoundPage',
  'CasePage',
  'OnboardingPage',
  'SocialFeedPage',
  'ManagePostsPage',
  'CreateChallengesPage',
  'PopulatePage',
]

const file = new URL('../dist/web/first-load.json', import.meta.url)
const rows: { screen: string; files: number; brotli: number }[] = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : []

test('finds a build of the web app with the most visited screens', () => {
  const names = rows.map(({ screen }) => screen)
  expect(names, 'npm run build').toEqual(
    expect.arrayContaining(['LandingPage', 'HomePage', 'PillarsPage', 'PillarPage', 'ChallengesPage', 'ChallengePage']),
  )
})

test.each(rows)('loads $screen within its budget', ({ screen, brotli }) => {
  expect(brotli).toBeGreaterThan(0)
  expect(brotli).toBeLessThanOrEqual(heavyScreens.includes(screen) ? heavyBudget : defaultBudget)
})
