import { readFileSync } from 'node:fs'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import type { User } from '#contract/account-fields.ts'
import type { Challenge, Participation } from '#contract/challenges.ts'
import type { Notification } from '#contract/notifications.ts'
import { adminEmail, expect, password, uniqueName } from './site.ts'

export const screens: { signedIn: string[]; signedOut: string[] } = JSON.parse(
  readFileSync(new URL('../../dist/web/screens.json', import.meta.url), 'utf8'),
)

/** These redirect members to Home. */
export const signInPaths = ['/sign-in', '/sign-up', '/invite/:token']

type ExamplePaths = Record<string, (api: APIRequestContext) => Promise<string> | string>

const examplePaths: ExamplePaths = {
  '/pillar/:pillar': () => '/pillar/brotherhood',
  '/pillars/:pillar': () => '/pillars/relationships',
  '/moderation/:id': async (api) => `/moderation/${await openCase(api)}`,
  '/decisions/:id': (api) => warnMember(api),
  '/challenge/:id': async (api) => `/challenge/${(await joinLongestChallenge(api)).id}`,
  '/finished/:id': (api) => finishShortestChallenge(api),
  '/resource/:id': async (api) => `/resource/${await getFirstId(api, '/api/resources?pillar=physical')}`,
  '/community/:id': async (api) => `/community/${await replyToFirstDiscussion(api)}`,
  '/announcements/:id': async (api) => `/announcements/${await receiveAnnouncement(api)}`,
  '/self-checks/:check': () => '/self-checks/phq-9',
  '/members/:id': async (api) => `/members/${await showProfile(api)}`,
  '/admin/members/:id': async (api) => `/admin/members/${await createManagedMember(api)}`,
}

/** Screens that only the admin of the tests can open. */
export const isStaffPath = (path: string) => path.startsWith('/admin') || path.startsWith('/moderation')

/** Waits for the heading, the data and the fonts. */
export async function waitUntilSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

export function getExamplePath(
  pattern: string,
  api: APIRequestContext,
  extraPaths: ExamplePaths = {},
): Promise<string> | string {
  const example = extraPaths[pattern] ?? examplePaths[pattern]
  if (!example && pattern.includes(':')) throw new Error(`Add ${pattern} to \`examplePaths\``)
  return example ? example(api) : pattern
}

/** Creates an active and a completed challenge, goals and a journal entry. */
export async function seedMemberData(api: APIRequestContext) {
  const challenges: Challenge[] = await (await api.get('/api/challenges')).json()
  const [shortest, next] = challenges.toSorted((a, b) => a.duration - b.duration)
  if (!shortest || !next) throw new Error('There are no challenges')
  await markDays(api, shortest.id, shortest.duration)
  await markDays(api, next.id, 2)
  for (const [title, daysAhead] of [
    ['Run ten kilometres', 3],
    ['Call my father', -2],
    ['Clear the debt', 90],
  ] as const) {
    await createOrFail(api, '/api/goals', {
      title,
      pillar: 'physical',
      targetDate: new Date(Date.now() + daysAhead * 864e5).toISOString().slice(0, 10),
    })
  }
  const done = await createOrFail(api, '/api/goals', {
    title: 'Fix the gate',
    description: 'It has hung since spring.',
    pillar: 'purpose',
  })
  await api.patch(`/api/goals/${done.id}/toggle`, { data: {} })
  await createOrFail(api, '/api/journal', {
    title: 'A start',
    content: 'Slept badly, walked anyway.',
    prompt: 'What does a meaningful life look like to me?',
    pillar: 'purpose',
  })
}

async function joinLongestChallenge(api: APIRequestContext): Promise<{ id: string }> {
  const challenges: Challenge[] = await (await api.get('/api/challenges')).json()
  const longest = challenges.toSorted((a, b) => b.duration - a.duration)[0]
  if (!longest) throw new Error('There are no challenges')
  const participations: Participation[] = await (await api.get('/api/user-challenges')).json()
  if (!participations.some(({ challengeId }) => challengeId === longest.id)) await markDays(api, longest.id, 3)
  return longest
}

/** Completes a challenge unless one is completed. @returns the path of its finish */
async function finishShortestChallenge(api: APIRequestContext): Promise<string> {
  const challenges: Challenge[] = await (await api.get('/api/challenges')).json()
  const shortest = challenges.toSorted((a, b) => a.duration - b.duration)[0]
  if (!shortest) throw new Error('There are no challenges')
  const participations: Participation[] = await (await api.get('/api/user-challenges')).json()
  const completed = participations.find((participation) => participation.completed)
  return `/finished/${completed?.id ?? (await markDays(api, shortest.id, shortest.duration))}`
}

/** @returns the participation's id */
async function markDays(api: APIRequestContext, challengeId: string, days: number): Promise<string> {
  const { id } = await createOrFail(api, '/api/user-challenges', { challengeId })
  for (let progress = 1; progress <= days; progress++) {
    expect(
      (await api.patch(`/api/user-challenges/${id}/progress`, { data: { progress, note: 'It rained.' } })).status(),
    ).toBe(200)
  }
  return id
}

/** Replies to the first discussion. @returns the discussion's id */
export async function replyToFirstDiscussion(api: APIRequestContext): Promise<string> {
  const id = await getFirstId(api, '/api/forum')
  await createOrFail(api, `/api/forum/${id}/replies`, { content: 'The same here. **Two minutes** a day is enough.' })
  return id
}

/** Lets the admin of the tests' server send an announcement, unless the member has one. @returns the announcement's id */
export async function receiveAnnouncement(
  api: APIRequestContext,
  { title, content } = { title: 'New challenges', content: 'There are **two new** challenges.\n\nHave a look.' },
): Promise<string> {
  const known = await findAnnouncement(api)
  if (known) return known
  const site = new URL((await api.get('/api/notifications')).url()).origin
  const admin = await request.newContext({ baseURL: site })
  await admin.post('/api/auth/sign-in', { data: { email: adminEmail, password } })
  await createOrFail(admin, '/api/admin/announcements', { title, content })
  await admin.dispose()
  await expect.poll(() => findAnnouncement(api), 'sent in the background').toBeDefined()
  return (await findAnnouncement(api)) ?? ''
}

/** Fills the member's profile. @returns the member's id */
async function showProfile(api: APIRequestContext): Promise<string> {
  const { challenges } = await (await api.get('/api/account/profile')).json()
  const reply = await api.patch('/api/account/profile', {
    data: {
      about: 'Carpenter, father of two.\nUp before the birds.',
      pillars: ['physical', 'brotherhood'],
      shown: true,
      challenges: challenges.map(({ id }: { id: string }) => id),
    },
  })
  expect(reply.status()).toBe(200)
  return (await (await api.get('/api/auth/user')).json()).id
}

/** Creates a member with a note of the moderators. @returns the member's id */
async function createManagedMember(api: APIRequestContext): Promise<string> {
  const username = uniqueName('managed')
  const created = await api.post('/api/admin/members', { data: { email: `${username}@example.org`, username } })
  const { member }: { member: { id: string } } = await created.json()
  await api.post(`/api/moderation/members/${member.id}/notes`, { data: { text: 'Works nights.' } })
  return member.id
}

async function readUser(api: APIRequestContext): Promise<User> {
  return (await api.get('/api/auth/user')).json()
}

/** Reports a discussion of a new member, as staff. @returns the id of the case */
async function openCase(api: APIRequestContext): Promise<string> {
  const site = new URL((await api.get('/api/auth/user')).url()).origin
  const author = await request.newContext({ baseURL: site, extraHTTPHeaders: { 'x-forwarded-for': '10.250.0.1' } })
  const username = uniqueName('reported')
  await createOrFail(author, '/api/auth/sign-up', { email: `${username}@example.org`, username, password })
  const discussion = { pillar: 'mental', title: 'Buy this', content: 'Only **today**.' }
  const { id: subjectId } = await createOrFail(author, '/api/forum', discussion)
  await author.dispose()
  await createOrFail(api, '/api/reports', { kind: 'discussion', subjectId, reason: 'spam', details: 'An ad.' })
  return getFirstId(api, '/api/moderation/cases')
}

/** Lets the admin warn the member. @returns the path of the decision; that of none for the admin */
async function warnMember(api: APIRequestContext): Promise<string> {
  const user = await readUser(api)
  if (user.role === 'admin') return '/decisions/nothing'
  const admin = await request.newContext({ baseURL: new URL((await api.get('/api/auth/user')).url()).origin })
  await admin.post('/api/auth/sign-in', { data: { email: adminEmail, password } })
  const response = await admin.post(`/api/moderation/members/${user.id}`, {
    data: { action: 'warn', note: 'Please stay kind.' },
  })
  expect(response.status()).toBe(200)
  const { id } = await response.json()
  await admin.dispose()
  return `/decisions/${id}`
}

async function findAnnouncement(api: APIRequestContext): Promise<string | undefined> {
  const notifications: Notification[] = await (await api.get('/api/notifications')).json()
  return notifications.find((each) => each.kind === 'announcement')?.announcementId
}

async function createOrFail(api: APIRequestContext, path: string, data: unknown): Promise<{ id: string }> {
  const response = await api.post(path, { data })
  expect(response.status(), `${path} ${await response.text()}`).toBe(201)
  return response.json()
}

async function getFirstId(api: APIRequestContext, path: string): Promise<string> {
  const [first] = await (await api.get(path)).json()
  return first.id
}
