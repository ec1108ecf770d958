import type { APIRequestContext, Page } from '@playwright/test'
import type { Challenge } from '#contract/challenges.ts'
import { joinChallenge, listChallenges } from './challenges.ts'
import { recordLayoutShifts } from './layout-shifts.ts'
import { confirmEmail, findMiddayZone, test } from './mail-site.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, toast } from './site.ts'

const offer = (page: Page) => page.getByRole('region', { name: 'Want a reminder?' })
const remind = (page: Page, title: string) => page.getByRole('button', { name: `Remind me tonight: ${title}` })

async function joinChallenges(api: APIRequestContext, count: number): Promise<Challenge[]> {
  const challenges = (await listChallenges(api)).slice(0, count)
  for (const challenge of challenges) await joinChallenge(api, challenge)
  return challenges
}

test('reminds tonight of each step that is due, by keyboard too, once there is a channel @prove', async ({
  page,
  api,
  server,
  signUp,
}) => {
  const member = await signUp({ timeZone: findMiddayZone() })
  const challenges = await joinChallenges(api, 2)
  await page.goto(`/challenge/${challenges[0]?.id}`)
  await remind(page, challenges[0]?.title ?? '').click()
  await expect(toast(page)).toContainText('Turn on notifications on a device, or confirm your email, first.')
  await toast(page).getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()

  await confirmEmail(server, member)
  for (const { id, title } of challenges) {
    await page.goto(`/challenge/${id}`)
    await remind(page, title).press('Enter')
    await expect(toast(page)).toContainText('We’ll remind you at 20:30.')
    await expect(remind(page, title)).toBeFocused()
    await page.getByRole('button', { name: 'Mark Day Complete' }).click()
    await expect(page.getByText('Done for today.')).toBeVisible()
    await expect(remind(page, title)).toHaveCount(0)
  }
  await page.goto('/settings/notifications')
  await expect(page.getByText('Extra reminder at 20:30, because you asked for it.')).toBeVisible()
})

test('offers reminders on Home when the first challenge is joined, and turns them on by email @prove', async ({
  page,
  api,
  signUpVerified,
}) => {
  await signUpVerified()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await page
    .getByRole('button', { name: /^I’ll start today. Join Challenge: / })
    .first()
    .click()
  const cue = page.getByRole('region', { name: 'When and where will you do it?' })
  await cue.getByRole('button', { name: 'No thanks' }).click()
  await expect(cue).toHaveCount(0)
  await expect(offer(page), 'one thing on each visit').toHaveCount(0)
  await page.reload()
  await expect(offer(page)).toContainText('Every day at 18:30')
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoHorizontalScroll(page)
  }
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'By email' }).click()
  await expect(toast(page)).toContainText('We’ll remind you every day at 18:30.')
  await expect(offer(page)).toHaveCount(0)
  expect(await (await api.get('/api/reminders')).json()).toMatchObject({ on: true, time: null })
  const { kinds } = await (await api.get('/api/notification-settings')).json()
  expect(kinds.reminder).toEqual({ inApp: false, push: false, email: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('moves nothing on Home with the offer, which stays away once it is dismissed @prove', async ({
  page,
  api,
  signUpVerified,
}) => {
  await signUpVerified()
  const [challenge] = await listChallenges(api)
  await api.post('/api/user-challenges', { data: { challengeId: challenge?.id, cue: 'At home' } })
  const sumShifts = await recordLayoutShifts(page)
  await page.goto('/')
  await expect(offer(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await sumShifts()).toBeLessThan(0.02)

  await offer(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Today' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})
