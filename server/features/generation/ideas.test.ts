import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { addTestChallenge } from '#test/challenge-member.ts'
import { seedLibrary } from '../library/starter-library.ts'

let site: TestApp
let admin: TestClient

beforeEach(async () => {
  site = await createTestApp()
  admin = await site.signUp()
})
afterEach(() => site.close())

const find = async (rawText: string, wishes = {}) => {
  const reply = await admin.call('POST', '/api/content/ideas', { rawText, ...wishes })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

describe('the challenges for an idea', () => {
  test('have the content to start from while they are only in the library', async () => {
    const { matches, help } = await find('My wife says I never listen')
    expect(matches).toEqual([
      expect.objectContaining({
        title: 'Ears Open',
        pillar: 'brotherhood',
        duration: 7,
        onSite: null,
        isDraft: false,
        content: expect.objectContaining({ title: 'Ears Open', plan: expect.any(Array) }),
      }),
    ])
    expect(help).toBeNull()
    expect((await admin.call('GET', '/api/challenges')).json(), 'nothing is created').toEqual([])
  })

  test('have their id once they are on the site, also when an admin has given them another title', async () => {
    await seedLibrary(site.database, site.services)
    const before = await find('I spend too much')
    const { id } = (await admin.call('GET', '/api/challenges?pillar=career')).json()[0]
    expect(before.matches).toMatchObject([{ title: 'Where the Money Went', onSite: expect.any(String) }])
    const [{ onSite }] = before.matches
    expect(id).toEqual(expect.any(String))
    await site.database
      .updateTable('challenges')
      .set({ title: 'Write down the money' })
      .where('id', '=', onSite)
      .execute()
    const [match] = (await find('I spend too much')).matches
    expect(match).toMatchObject({ title: 'Write down the money', onSite, content: null })
  })

  test('are left out once an admin has hidden them', async () => {
    await seedLibrary(site.database, site.services)
    const [{ onSite }] = (await find('I spend too much')).matches
    await site.database
      .updateTable('challenges')
      .set({ hidden_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', onSite)
      .execute()
    const { matches } = await find('I spend too much')
    expect(matches.map((match: { onSite: string }) => match.onSite)).not.toContain(onSite)
  })

  test('say that they are already drafts', async () => {
    await admin.call('POST', '/api/challenges/ingest', { rawText: 'Ears Open', draft: true })
    await expect
      .poll(async () => (await find('My wife says I never listen')).matches)
      .toMatchObject([{ title: 'Ears Open', isDraft: true, onSite: null }])
  })

  test.each([
    ['Learn to swim', ['Swim twice a week']],
    ['swimming', ['Swim twice a week']],
    ['Stop swimming', []],
    ['Swim in the Channel with a boat', []],
    ['Run with my dog', []],
  ])('for "%s" include those that the group has written: %j', async (idea, titles) => {
    await addTestChallenge(site, { title: 'Swim twice a week' })
    expect((await find(idea)).matches.map(({ title }: { title: string }) => title)).toEqual(titles)
  })
})

describe('an idea with several parts', () => {
  test('gets the best match for each part that the library has', async () => {
    await seedLibrary(site.database, site.services)
    const { matches, missing } = await find(
      'Walk every morning, save a little money and learn to juggle for three weeks',
    )
    expect(missing).toEqual(['learn to juggle for three weeks'])
    expect(matches).toMatchObject([
      { part: 'Walk every morning', title: 'Thirty Mornings Outdoors' },
      { part: 'save a little money', title: expect.any(String) },
    ])
  })

  test('gets only the matches for the whole idea if there are some', async () => {
    const { matches } = await find('My wife and my kids say I never listen')
    expect(matches.map(({ part }: { part: string | null }) => part)).toEqual([null])
  })
})

describe('an idea without a match', () => {
  test.each([
    ['Drink less', 'Three Dry Weeks'],
    ['Less phone in the evening', 'Phone in the Drawer'],
  ])('gets what comes close: %s', async (idea, title) => {
    await seedLibrary(site.database, site.services)
    const { matches } = await find(idea)
    expect(matches).toContainEqual(expect.objectContaining({ title, isClose: true, part: null }))
    expect(matches.length).toBeLessThanOrEqual(3)
  })

  test.each([
    'Learn to swim',
    'Learn to swim.\nIn three weeks, with somebody who watches.',
    'Cold showers',
    'Collect stamps',
    'Stop walking',
  ])('gets nothing: %s', async (idea) => {
    await seedLibrary(site.database, site.services)
    expect((await find(idea)).matches).toEqual([])
  })
})

test('offers Help now only where the safety list may have missed a danger', async () => {
  expect(await find('Learn to juggle')).toMatchObject({ matches: [], help: null })
  expect(await find('Jonglieren lernen und jeden Tag üben')).toMatchObject({ matches: [], help: { url: '/help' } })
})

describe('the start of a challenge', () => {
  test.each([
    ['Learn to swim', { title: 'Learn to swim', description: 'Learn to swim', pillar: 'physical', duration: 21 }],
    [
      'Three things a day: run, read, call a friend. For three weeks.',
      { title: 'Three things a day: run, read, call a friend', duration: 21 },
    ],
    ['- Cook for my kids\n- every evening, 30 days', { title: 'Cook for my kids', pillar: 'physical', duration: 30 }],
    ['Read for a month', { title: 'Read for a month', pillar: 'purpose', duration: 30 }],
    ['Méditation pendant 2 semaines', { title: 'Méditation pendant 2 semaines', duration: 14 }],
  ])('has the admin’s own words: %s', async (idea, start) => {
    expect((await find(idea)).start).toMatchObject(start)
  })

  test('has the pillar and the duration that the admin wants', async () => {
    const wishes = { suggestedPillar: 'spiritual', suggestedDuration: 40 }
    expect((await find('Run for three weeks', wishes)).start).toMatchObject({ pillar: 'spiritual', duration: 40 })
  })

  test('fits into a challenge when the idea is long', async () => {
    const idea = `Walk with ${'somebody '.repeat(500)}`.trim()
    const { title, description } = (await find(idea)).start
    expect(title.length).toBeLessThanOrEqual(120)
    expect(description.length).toBeLessThanOrEqual(1000)
    for (const text of [title, description]) expect(text).toMatch(/^Walk with (?:somebody )*somebody$/)
  })
})

test('refuses a dangerous idea with its reason, and passes a medical note on', async () => {
  const refused = await admin.call('POST', '/api/content/ideas', { rawText: 'Hold my breath under water every day' })
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ code: 'content-refused', message: expect.stringContaining('faint') })
  expect(await find('Take cold showers')).toMatchObject({
    matches: [],
    note: expect.stringMatching(/doctor/),
    help: { url: '/help' },
  })
})

test('is open to members only with ADMIN_ACCESS=everyone', async () => {
  const body = { rawText: 'Learn to swim' }
  expect((await (await site.signUp()).call('POST', '/api/content/ideas', body)).statusCode).toBe(403)
  const open = await createTestApp({ adminAccess: 'everyone' })
  await open.signUp()
  expect((await (await open.signUp()).call('POST', '/api/content/ideas', body)).statusCode).toBe(200)
  await open.close()
})
