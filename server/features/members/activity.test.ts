import { beforeEach, expect, test } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import { password, type TestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { startTestApp } from '#test/start-test-app.ts'

let site: TestApp
let admin: TestClient

beforeEach(async () => {
  site = await startTestApp()
  setDate('2026-01-05')
  admin = await site.signUp()
})

const setDate = (date: string) => site.services.clock.set(`${date}T09:00:00.000Z`)
const read = async (): Promise<Activity> => (await admin.call('GET', '/api/admin/activity')).json().counts

/** Adds a member who marks one day on each of these dates, in a challenge that they join on the current date. */
async function addActive(...dates: string[]) {
  const client = await site.signUp()
  const challenge = await joinTestChallenge(site, client, { rule: 'flexible' })
  const start = site.services.clock.now()
  for (const date of dates) {
    setDate(date)
    expect((await challenge.mark()).statusCode).toBe(201)
  }
  site.services.clock.set(start.toISOString())
  return { client, ...challenge }
}

test('says nothing until the site has five members', async () => {
  for (let member = 2; member < 5; member++) await site.signUp()
  expect(await read()).toBeNull()
  await site.signUp()
  expect(await read()).toMatchObject({ joined: { now: 5, before: 0, month: 5 } })
})

test('counts each member once who marked a day in the last week or in the week before', async () => {
  const both = await addActive('2026-01-14', '2026-01-20')
  setDate('2026-01-14')
  await (await joinTestChallenge(site, both.client)).mark()
  await addActive('2026-01-14')
  await addActive('2026-01-15')
  await site.signUp()
  setDate('2026-01-21')
  expect((await read()).marked).toEqual({ now: 2, before: 2 })
})

test('counts a member whose date is already tomorrow', async () => {
  for (let member = 0; member < 3; member++) await site.signUp()
  const ahead = await site.signUp({ timeZone: 'Pacific/Kiritimati' })
  site.services.clock.set('2026-01-20T12:00:00.000Z')
  await (await joinTestChallenge(site, ahead)).mark()
  expect((await read()).marked.now).toBe(1)
})

test('counts who is in a challenge but quiet for 14 days, now and a week earlier', async () => {
  await addActive()
  await addActive('2026-01-12')
  await addActive('2026-01-13')
  await (await addActive()).leave()
  await site.signUp()
  const onBreak = await addActive()
  await onBreak.client.call('POST', '/api/breaks', { from: '2026-01-06', to: '2026-01-16' })
  const twice = await addActive('2026-01-06')
  setDate('2026-01-13')
  await joinTestChallenge(site, twice.client)
  setDate('2026-01-19')
  expect((await read()).quiet).toEqual({ now: 1, before: 0 })
  setDate('2026-01-26')
  expect((await read()).quiet).toEqual({ now: 2, before: 1 })
  setDate('2026-01-27')
  expect((await read()).quiet.now).toBe(4)
  setDate('2026-02-02')
  expect((await read()).quiet).toEqual({ now: 5, before: 2 })
})

test('does not count a member who waits for a start on a date as quiet', async () => {
  const { id } = await addActive()
  for (let member = 0; member < 4; member++) await site.signUp()
  await site.database.updateTable('user_challenges').set({ started_on: '2026-02-02' }).where('id', '=', id).execute()
  setDate('2026-01-26')
  expect((await read()).quiet).toEqual({ now: 0, before: 0 })
})

test('counts a mark in a challenge that was finished or left since', async () => {
  const quietElsewhere = await addActive()
  for (let member = 0; member < 3; member++) await site.signUp()
  setDate('2026-01-25')
  const left = await joinTestChallenge(site, quietElsewhere.client)
  await left.mark()
  await left.leave()
  setDate('2026-01-26')
  expect(await read()).toMatchObject({ marked: { now: 1 }, quiet: { now: 0 } })
})

test('counts the accounts that are new and those that were deleted', async () => {
  for (let member = 0; member < 4; member++) await site.signUp()
  setDate('2026-01-20')
  const early = await site.signUp()
  setDate('2026-01-27')
  const late = await site.signUp()
  await site.signUp()
  await early.call('POST', '/api/account/delete', { password, posts: 'keep' })
  expect(await read()).toMatchObject({ joined: { now: 2, before: 0, month: 7 }, left: { now: 1, before: 0 } })
  await admin.call('POST', `/api/admin/members/${late.id}/delete`, { username: late.username, posts: 'keep' })
  setDate('2026-02-02')
  expect(await read()).toMatchObject({ joined: { now: 1, before: 0, month: 6 }, left: { now: 2, before: 0 } })
  setDate('2026-02-05')
  expect(await read()).toMatchObject({ joined: { now: 0, before: 1, month: 1 }, left: { now: 0, before: 2 } })
})

test('counts all members of a large site', async () => {
  const { database, services } = site
  const now = services.clock.now().toISOString()
  const row = {
    role: 'public' as const,
    onboarding_completed: false,
    time_zone: 'UTC',
    created_at: now,
    updated_at: now,
  }
  const members = Array.from({ length: 4100 }, (_, number) => ({
    ...row,
    id: `many-${number}`,
    email: `${number}@example.org`,
    username: `many${number}`,
    username_key: `many${number}`,
  }))
  const { challengeId } = await addActive()
  const participation = { challenge_id: challengeId, progress: 0, completed: false, started_at: now }
  const shared = { ...participation, started_on: '2026-01-05' }
  for (let start = 0; start < members.length; start += 500) {
    const some = members.slice(start, start + 500)
    await database.insertInto('users').values(some).execute()
    await database
      .insertInto('user_challenges')
      .values(some.map(({ id }) => ({ ...shared, id, user_id: id })))
      .execute()
  }
  setDate('2026-01-19')
  expect((await read()).quiet.now).toBe(4101)
})
