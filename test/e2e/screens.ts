import { readFileSync } from 'node:fs'
import { type APIRequestContext, type BrowserContext, type Page, type Request, request } from '@playwright/test'
import type { Notification } from '#contract/notifications.ts'
import type { ServerProcess } from '../server-process.ts'
import { joinChallenge, listChallenges, markDays } from './challenges.ts'
import { withDatabase } from './database.ts'
import { waitUntilHydrated } from './hydration.ts'
import { seedPosts } from './seed-posts.ts'
import { seedStops } from './seed-stops.ts'
import { adminEmail, expect, password, test as base } from './site.ts'

// Lists every screen of both route tables and prepares a site that has content for each of them. A new route with a
// parameter fails until `preparePaths` has a URL for it.

type Viewer = 'visitor' | 'member' | 'newcomer' | 'admin'
type Session = Awaited<ReturnType<BrowserContext['storageState']>>
type Paths = Record<string, string>
type Fixtures = {
  viewer: Viewer
  /** Opens a screen and waits until it is complete. */
  open: (pattern: string) => Promise<{ path: string; status: number | undefined }>
}
export type Prepared = { sessions: Record<Viewer, Session>; paths: Paths }
/** A tab for several tests, with the violations of the content security policy in it. */
export type Tab = { context: BrowserContext; page: Page; violations: string[] }
type WorkerFixtures = {
  prepared: Prepared
  /** By viewer. Here, so that all tests of screens have the same workers. */
  tabs: Map<Viewer, Tab>
}

const routes: { signedIn: string[]; signedOut: string[] } = JSON.parse(
  readFileSync(new URL('../../dist/web/screens.json', import.meta.url), 'utf8'),
)
const isStaffPath = (path: string) => path.startsWith('/admin') || path.startsWith('/moderation')

/** Paths of the screens that members and staff can open. Members are redirected from the others to Home. */
export const signedInPaths = routes.signedIn.filter(
  (path) => !['/sign-in', '/sign-up', '/invite', '/invite/:token'].includes(path),
)

/** Every screen, and what the app shows for links that lead nowhere. */
export const screens: Record<Viewer, string[]> = {
  visitor: [...routes.signedOut, '/nowhere', '/reset#token=cut-off', '/verify#token=cut-off'],
  member: [
    ...signedInPaths.filter((path) => !isStaffPath(path)),
    '/nowhere',
    '/pillar/nothing',
    '/challenge/nothing',
    '/resource/nothing',
    '/admin/social',
  ],
  newcomer: ['/', '/goals', '/journal', '/challenges?tab=active'],
  admin: signedInPaths.filter(isStaffPath),
}

/** Signs the browser in as `viewer`. Each worker creates the accounts and their data once. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  prepared: [
    async ({ workerServer, admin }, use) => {
      expect(admin.email).toBe(adminEmail)
      await use(await prepareSite(workerServer))
    },
    { scope: 'worker' },
  ],
  tabs: [
    async ({}, use) => {
      const tabs = new Map<Viewer, Tab>()
      await use(tabs)
      for (const { context } of tabs.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  viewer: ['visitor', { option: true }],
  storageState: async ({ viewer, prepared }, use) => use(prepared.sessions[viewer]),
  open: async ({ page, viewer, prepared }, use) => {
    const waitUntilComplete = trackLoading(page)
    await use(async (pattern) => {
      const path = (viewer !== 'visitor' && prepared.paths[pattern]) || pattern
      if (viewer !== 'visitor' && path.includes('/:')) throw new Error(`Add ${path} to \`preparePaths\``)
      const response = await page.goto(path)
      await waitUntilComplete()
      return { path, status: response?.status() }
    })
  },
})

/**
 * Follows the requests of a page, because `networkidle` takes half a second longer on every screen.
 * @returns a function that waits for the heading, the data and the fonts
 */
export function trackLoading(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let started = 0
  page.on('request', (each) => {
    // The event stream stays open.
    if (each.resourceType() === 'eventsource') return
    open.add(each)
    started++
  })
  page.on('requestfinished', (each) => void open.delete(each))
  page.on('requestfailed', (each) => void open.delete(each))
  return async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await waitUntilHydrated(page)
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
    await expect(page.getByTestId('skeleton')).toHaveCount(0)
    let seen = -1
    const isQuiet = () => {
      const isUnchanged = seen === started
      seen = started
      return isUnchanged && open.size === 0
    }
    await expect.poll(isQuiet, { message: 'no request is open or new', intervals: [100] }).toBe(true)
    await page.evaluate(() => document.fonts.ready)
  }
}

/** Creates a member with data, one without, and what the paths with parameters need. */
async function prepareSite(server: ServerProcess): Promise<Prepared> {
  const visitor = await createClient(server)
  const member = await signUp(server, 'sweeper')
  const newcomer = await signUp(server, 'newcomer')
  const admin = await createClient(server)
  await send(admin, 'POST', '/api/auth/sign-in', { email: adminEmail, password })
  const paths = await preparePaths(server, { member, admin })
  const sessions = {
    visitor: await visitor.storageState(),
    member: await member.storageState(),
    newcomer: await newcomer.storageState(),
    admin: await admin.storageState(),
  }
  for (const client of [visitor, member, newcomer, admin]) await client.dispose()
  return { sessions, paths }
}

/** Writes one of everything. @returns the path of each route with a parameter, and of those that show more with one */
async function preparePaths(
  server: ServerProcess,
  { member, admin }: { member: APIRequestContext; admin: APIRequestContext },
): Promise<Paths> {
  // The server sends it in the background, which takes seconds.
  const announcement = receiveAnnouncement(member)
  const { challenge, finished, start } = await markChallenges(member)
  await writeGoalsAndJournal(member)
  await withDatabase(server, (database) => seedStops(database, challenge, [0, 3, 3, 11, 12, 40]))
  await withDatabase(server, (database) => {
    const caption = 'Accountability in everyday conversations, and how to keep it up.'
    const authors = [0, 1, 2, 3, 4, 5].map((index) => `iron.will.${index}`)
    return seedPosts(
      database,
      authors.map((author) => ({ author, caption, pillar: 'relationships' })),
    )
  })
  const [resource] = await read<{ id: string }[]>(member, '/api/resources?pillar=physical')
  const [discussion] = await read<{ id: string }[]>(member, '/api/forum')
  const content = 'The same here. **Two minutes** a day is enough.'
  await send(member, 'POST', `/api/forum/${discussion?.id}/replies`, { content })
  const { id } = await read<{ id: string }>(member, '/api/auth/user')
  await showProfile(member)
  const warning = { action: 'warn', note: 'Please stay kind.' }
  const decision = await send(admin, 'POST', `/api/moderation/members/${id}`, warning)
  const crew = await foundCrew(member, admin)
  const draft = await send(admin, 'POST', '/api/content/drafts', { kind: 'challenge', copies: challenge })
  return {
    '/pillar/:pillar': '/pillar/mental',
    '/pillars/:pillar': '/pillars/relationships',
    '/challenge/:id': `/challenge/${challenge}`,
    '/start/:id': `/start/${start}`,
    '/finished/:id': `/finished/${finished}`,
    '/resource/:id': `/resource/${resource?.id}`,
    '/community/:id': `/community/${discussion?.id}`,
    '/crew/:id': `/crew/${crew}`,
    '/crew/:id/round': `/crew/${crew}/round`,
    '/crew/:id/settings': `/crew/${crew}/settings`,
    '/search': '/search?query=sleep',
    '/self-checks/:check': '/self-checks/phq-9',
    '/members/:id': `/members/${id}`,
    '/decisions/:id': `/decisions/${decision.id}`,
    '/moderation/:id': `/moderation/${await openCase(server, admin)}`,
    '/admin/library/drafts/:id': `/admin/library/drafts/${draft.id}`,
    '/admin/library/challenge/:id': `/admin/library/challenge/${challenge}`,
    '/admin/members/:id': `/admin/members/${await createManagedMember(admin)}`,
    '/announcements/:id': `/announcements/${await announcement}`,
  }
}

/** Completes the shortest challenge, starts the longest one, and opens a start of another one. */
async function markChallenges(
  member: APIRequestContext,
): Promise<{ challenge: string; finished: string; start: string }> {
  const sorted = (await listChallenges(member)).toSorted((a, b) => a.duration - b.duration)
  const [shortest, longest, other] = [sorted[0], sorted.at(-1), sorted.at(-2)]
  if (!shortest || !longest || !other) throw new Error('There are no challenges')
  await markDays(member, await joinChallenge(member, longest), 3)
  const finished = await joinChallenge(member, shortest)
  await markDays(member, finished, shortest.duration)
  const date = new Date(Date.now() + 5 * 864e5).toISOString().slice(0, 10)
  const start = await send(member, 'POST', `/api/challenges/${other.id}/starts`, { date })
  return { challenge: longest.id, finished: finished.id, start: start.id }
}

/** Founds a crew with two members, who share everything with it. @returns its id */
async function foundCrew(member: APIRequestContext, other: APIRequestContext): Promise<string> {
  const { id, url } = await send<{ id: string; url: string }>(member, 'POST', '/api/crews', { name: 'Thursday crew' })
  await send(other, 'POST', '/api/crew-link/join', { token: url.split('token=')[1], shares: {} })
  const { challenges } = await read<{ challenges: { id: string }[] }>(member, `/api/crews/${id}/shares`)
  const shares = { tellsGaps: true, challenges: challenges.map((each) => ({ id: each.id, level: 'notes' })) }
  await send(member, 'PATCH', `/api/crews/${id}/shares`, shares)
  return id
}

async function writeGoalsAndJournal(member: APIRequestContext) {
  for (const [title, daysAhead] of [
    ['Run ten kilometres', 3],
    ['Call my father', -2],
    ['Rebuilding my Self-Worth with follow-through', 90],
  ] as const) {
    const targetDate = new Date(Date.now() + daysAhead * 864e5).toISOString().slice(0, 10)
    const { id } = await send(member, 'POST', '/api/goals', { title, pillar: 'physical', targetDate })
    for (const step of ['Choose a day', 'Tell someone about it'])
      await send(member, 'POST', `/api/goals/${id}/steps`, { title: step })
  }
  const description = 'It has hung since spring.'
  const done = await send(member, 'POST', '/api/goals', { title: 'Fix the gate', description, pillar: 'purpose' })
  await send(member, 'PATCH', `/api/goals/${done.id}/toggle`, {})
  await send(member, 'POST', '/api/journal', {
    title: 'A start',
    content: 'Slept badly, walked anyway.',
    prompt: 'What does a meaningful life look like to me?',
    pillar: 'purpose',
  })
}

async function showProfile(member: APIRequestContext) {
  const { challenges } = await read<{ challenges: { id: string }[] }>(member, '/api/account/profile')
  await send(member, 'PATCH', '/api/account/profile', {
    about: 'Carpenter, father of two.\nUp before the birds.',
    pillars: ['physical', 'brotherhood'],
    shown: true,
    challenges: challenges.map((each) => each.id),
  })
}

/** Reports a discussion of another member. @returns the id of the case */
async function openCase(server: ServerProcess, admin: APIRequestContext): Promise<string> {
  const author = await signUp(server, 'reported')
  const discussion = { pillar: 'mental', title: 'Buy this', content: 'Only **today**.' }
  const { id: subjectId } = await send(author, 'POST', '/api/forum', discussion)
  await author.dispose()
  await send(admin, 'POST', '/api/reports', { kind: 'discussion', subjectId, reason: 'spam', details: 'An ad.' })
  const [first] = await read<{ id: string }[]>(admin, '/api/moderation/cases')
  return first?.id ?? ''
}

/** Creates a member with a note of the moderators. @returns the member's id */
async function createManagedMember(admin: APIRequestContext): Promise<string> {
  const created = { email: 'managed@example.org', username: 'managed' }
  const { member } = await send<{ member: { id: string } }>(admin, 'POST', '/api/admin/members', created)
  await send(admin, 'POST', `/api/moderation/members/${member.id}/notes`, { text: 'Works nights.' })
  return member.id
}

/** Waits for the heading, the data and the fonts. */
export async function waitUntilSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Lets the admin of the tests' server send an announcement, unless the member has one. @returns the announcement's id */
async function receiveAnnouncement(
  member: APIRequestContext,
  announcement = { title: 'New challenges', content: 'There are **two new** challenges.\n\nHave a look.' },
): Promise<string> {
  const find = async () => {
    const notifications = await read<Notification[]>(member, '/api/notifications')
    return notifications.find((each) => each.kind === 'announcement')?.announcementId
  }
  const known = await find()
  if (known) return known
  const admin = await request.newContext({ baseURL: new URL((await member.get('/api/notifications')).url()).origin })
  await send(admin, 'POST', '/api/auth/sign-in', { email: adminEmail, password })
  await send(admin, 'POST', '/api/admin/announcements', announcement)
  await admin.dispose()
  await expect.poll(find, 'sent in the background').toBeDefined()
  return (await find()) ?? ''
}

let clients = 0

/** Gives each client a different address, so that they do not share rate limits. */
function createClient(server: ServerProcess): Promise<APIRequestContext> {
  const address = `10.250.0.${++clients}`
  return request.newContext({ baseURL: server.url, extraHTTPHeaders: { 'x-forwarded-for': address } })
}

async function signUp(server: ServerProcess, username: string): Promise<APIRequestContext> {
  const client = await createClient(server)
  const account = { email: `${username}@example.org`, username, password, timeZone: 'Europe/Berlin' }
  await send(client, 'POST', '/api/auth/sign-up', account)
  return client
}

async function read<T>(client: APIRequestContext, path: string): Promise<T> {
  return (await client.get(path)).json()
}

async function send<T = { id: string }>(
  client: APIRequestContext,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<T> {
  const response = await client.fetch(path, { method, data })
  expect(response.ok(), `${path} ${await response.text()}`).toBe(true)
  return response.json()
}
