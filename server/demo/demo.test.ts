import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChallengeMember } from '#contract/challenge-members.ts'
import type { Challenge, Participation } from '#contract/challenges.ts'
import type { Round } from '#contract/crew-rounds.ts'
import type { CrewBoard, CrewMemberDetail, CrewsToday, CrewSummary } from '#contract/crews.ts'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import type { ChallengeFriend } from '#contract/friends.ts'
import type { Goal } from '#contract/goals.ts'
import type { JournalEntry } from '#contract/journal.ts'
import type { ModerationCase } from '#contract/moderation.ts'
import { createTestApp, formatCookieHeader, type TestApp } from '#test/app.ts'
import { createApp } from '../app.ts'
import { demoMembers, demoPassword } from './members.ts'
import { createNotice } from './notice.ts'
import { seedGroup } from './seed.ts'
import type { ShownMember } from './shown-members.ts'
import { serveSwitcher } from './switcher-routes.ts'

let site: TestApp
let shown: ShownMember[]

beforeAll(async () => {
  site = await createTestApp()
  // A Monday and a 31st, after a month of thirty days, before the day of the members has a morning.
  const now = new Date('2027-05-31T03:20:00.000Z')
  shown = await seedGroup(site, { now, timeZone: 'UTC' })
  site.services.clock.set(now.toISOString())
})

afterAll(() => site.close())

async function callAs(username: string, method: 'GET' | 'POST', url: string) {
  const credentials = { email: `${username}@example.org`, password: demoPassword }
  const cookie = formatCookieHeader(await site.visitor('POST', '/api/auth/sign-in', credentials))
  return site.inject({ method, url, headers: { cookie } })
}

async function read<T>(username: string, path: string): Promise<T> {
  const response = await callAs(username, 'GET', path)
  expect(response.statusCode).toBe(200)
  return response.json<T>()
}

async function readChallenges(username: string) {
  const all = await read<Participation[]>(username, '/api/user-challenges')
  return { active: all.filter(({ completed }) => !completed), finished: all.filter(({ completed }) => completed) }
}

describe('the group', () => {
  test('has twelve members with first names, one of them an admin and one a moderator', async () => {
    const members = await read<{ username: string; role: string; firstName: string | null }[]>(
      'martin',
      '/api/admin/members',
    )
    expect(members.map(({ username }) => username).toSorted()).toEqual(
      demoMembers.map(({ username }) => username).toSorted(),
    )
    expect(members.filter(({ role }) => role !== 'member').map(({ username, role }) => [username, role])).toEqual(
      expect.arrayContaining([
        ['martin', 'admin'],
        ['owen', 'moderator'],
      ]),
    )
  })

  test('counts the participants of each challenge as its members would', async () => {
    const challenges = (await site.visitor('GET', '/api/challenges')).json<Challenge[]>()
    const joined = new Map<string, Set<string>>()
    for (const { username, habits } of demoMembers)
      for (const { challenge } of habits) joined.set(challenge, (joined.get(challenge) ?? new Set()).add(username))
    const counted = challenges.filter(({ participants }) => participants > 0)
    expect(new Map(counted.map(({ title, participants }) => [title, participants]))).toEqual(
      new Map(Array.from(joined, ([title, members]) => [title, members.size])),
    )
  })

  test('has two open reports, and an appeal that waits for the admin', async () => {
    const open = await read<ModerationCase[]>('martin', '/api/moderation/cases')
    expect(open.map(({ type }) => type).toSorted()).toEqual(['appeal', 'report', 'report'])
    expect(await read<ModerationCase[]>('martin', '/api/moderation/cases?status=closed')).toHaveLength(2)
  })
})

describe('today', () => {
  test('is day 1 for Leo: joined, nothing marked', async () => {
    const { active } = await readChallenges('leo')
    expect(active).toMatchObject([{ progress: 0, today: 'open', missed: 0 }])
  })

  test('is day 2 for Ravi: yesterday is marked', async () => {
    expect((await readChallenges('ravi')).active).toMatchObject([{ progress: 1, yesterday: 'done', today: 'open' }])
  })

  test('is after a gap for Tom: left off at day 7', async () => {
    expect((await readChallenges('tom')).active).toMatchObject([{ progress: 7, missed: 4, lastMarked: '2027-05-25' }])
  })

  test('is a planned break for Erik, on day 10', async () => {
    expect((await readChallenges('erik')).active).toMatchObject([
      { progress: 8, today: 'break', breakUntil: '2027-06-05' },
    ])
  })

  test('is day 30 for Daniel: three open challenges, and the next mark is the 30th', async () => {
    const { active, finished } = await readChallenges('daniel')
    expect(active.map(({ today }) => today)).toEqual(['open', 'open', 'open'])
    expect(finished).toHaveLength(1)
    const open = active.find(({ progress }) => progress === 29)
    const marked = await callAs('daniel', 'POST', `/api/user-challenges/${open?.id}/check-ins`)
    expect(marked.json()).toMatchObject({
      progress: 30,
      milestone: { kind: 'days', days: 30, note: 'One glass of water, one page. That’s the whole plan.' },
    })
  })

  test('is day 100 for Sam: three challenges, one on three days a week, and eleven finished ones', async () => {
    const { active, finished } = await readChallenges('sam')
    expect(active.map(({ schedule, today }) => [schedule.kind, today])).toEqual(
      expect.arrayContaining([
        ['daily', 'open'],
        ['daily', 'open'],
        ['weekly', 'open'],
      ]),
    )
    expect(finished).toHaveLength(11)
    expect(new Set(finished.map(({ challenge }) => challenge.pillar)).size).toBe(7)
  })

  test('is a month after an entry of Sam, whose goals have all kinds of dates', async () => {
    const entries = await read<JournalEntry[]>('sam', '/api/journal')
    expect(entries.map(({ entryDate }) => entryDate)).toContain('2027-04-30')
    const goals = await read<Goal[]>('sam', '/api/goals')
    const open = goals.filter(({ completed }) => !completed).map(({ targetDate }) => targetDate)
    expect(open).toEqual(expect.arrayContaining([null, '2027-05-22', '2027-06-01', '2027-09-04']))
    expect(goals.some(({ completed }) => completed)).toBe(true)
  })
})

describe('the crews', () => {
  const listCrews = (username: string) => read<CrewSummary[]>(username, '/api/crews')
  const findCrew = async (username: string, name: string) =>
    (await listCrews(username)).find((crew) => crew.name === name)?.id ?? ''

  test('are one of seven members, named after the day of its round, and a pair', async () => {
    const crews = (await listCrews('sam')).map(({ name, members }) => [name, members.map(({ username }) => username)])
    expect(new Map(crews as [string, string[]][])).toEqual(
      new Map([
        ['Sunday crew', ['daniel', 'sam', 'jonas', 'marcus', 'tom', 'erik', 'leo']],
        ['Before the bell', ['sam', 'ravi']],
      ]),
    )
  })

  test('have a round that opened last night: three have answered, Daniel has not', async () => {
    const round = await read<Round>('daniel', `/api/crews/${await findCrew('daniel', 'Sunday crew')}/round`)
    expect(round).toMatchObject({
      on: '2027-05-30',
      open: true,
      previous: '2027-05-23',
      commitment: { on: '2027-05-23' },
    })
    expect(round.answers.map(({ username, outcome }) => [username, outcome])).toEqual([
      ['jonas', 'done'],
      ['sam', 'done'],
      ['marcus', 'not-done'],
    ])
    expect(round.answers.every(({ commitment }) => commitment !== null)).toBe(true)
  })

  test.each(['daniel', 'sam'])('tell %s who is done today, and that Tom has been quiet', async (username) => {
    const { done, quiet } = await read<CrewsToday>(username, '/api/crews/today')
    const unanswered = done.filter(({ answered }) => !answered).map((member) => member.username)
    expect(unanswered).toEqual(expect.arrayContaining(['jonas', 'marcus']))
    expect(quiet).toMatchObject({ username: 'tom', since: '2027-05-25' })
  })

  test('see Erik on a break, nothing of Leo, and none of what Jonas saves', async () => {
    const crewId = await findCrew('daniel', 'Sunday crew')
    const board = await read<CrewBoard>('daniel', `/api/crews/${crewId}/board`)
    const members = new Map(board.members.map((member) => [member.username, member]))
    expect(members.get('erik')?.states).toMatch(/d{5}rr$/)
    expect(members.get('leo')).toMatchObject({ shares: false, doneToday: false })
    expect(members.get('sam')?.lastDone).toMatchObject({ reactions: { own: 'well-done' } })
    const jonas = await read<CrewMemberDetail>('daniel', `/api/crews/${crewId}/members/${members.get('jonas')?.id}`)
    expect(jonas.challenges.map(({ title }) => title)).toEqual(['Thirty Mornings Outdoors'])
  })

  test('meet in challenges too: Ravi came by a link of Sam, and four are seen in one', async () => {
    const { active } = await readChallenges('ravi')
    const [friend] = await read<ChallengeFriend[]>('ravi', `/api/challenges/${active[0]?.challengeId}/friends`)
    expect(friend).toMatchObject({ username: 'sam', invited: false, crewmate: true })
    const mornings = (await readChallenges('tom')).active[0]?.challengeId
    const { members } = await read<{ members: ChallengeMember[] }>('tom', `/api/challenges/${mornings}/members`)
    expect(members.map(({ username }) => username).toSorted()).toEqual(['daniel', 'jonas', 'peter', 'sam'])
    expect(await read('tom', `/api/challenges/${mornings}/thread`)).toMatchObject({ replies: 5 })
  })
})

test('the discussions have quotes, mentions and one-tap answers', async () => {
  const posts = await read<ForumPost[]>('leo', '/api/forum?order=activity')
  const sanding = posts.find(({ title }) => title === 'Nobody warned me about sanding')
  expect(sanding).toMatchObject({
    content: expect.stringContaining('@martin'),
    reactions: { counts: { 'with-you': 1 } },
  })
  const replies = await read<ForumReply[]>('leo', `/api/forum/${sanding?.id}/replies`)
  expect(replies.map(({ username, quote }) => [username, quote?.username ?? null, quote?.text ?? null])).toEqual([
    ['martin', null, null],
    ['sam', null, null],
    ['daniel', 'sam', 'Can we see it when it’s up?'],
    ['nate', 'daniel', 'carry it up three floors'],
  ])
})

describe('the switcher', () => {
  const post = (app: TestApp['app'], url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, headers })

  test('describes five members', () => {
    expect(shown.map(({ firstName, line }) => `${firstName}: ${line}`)).toEqual([
      'Leo: Day 1. One challenge, nothing marked yet.',
      'Erik: Day 10. One challenge, on a planned break.',
      'Tom: Day 13. One challenge, left off at day 7.',
      'Daniel: Day 30. Three challenges, one finished.',
      'Sam: Day 100. Three challenges, eleven finished.',
    ])
  })

  test('does not exist on an ordinary server', async () => {
    expect((await post(site.app, '/demo/members/sam')).statusCode).toBe(404)
    expect((await site.inject({ url: '/sign-in' })).body).not.toMatch(/demonstration/i)
  })

  test('signs in as a shown member only, and not for another site', async () => {
    const app = createApp(site, { renderNotice: createNotice(shown) })
    serveSwitcher(app, site, shown)
    const switched = await post(app, '/demo/members/sam', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([switched.statusCode, switched.headers.location]).toEqual([303, '/'])
    const headers = { cookie: formatCookieHeader(switched) }
    expect((await app.inject({ url: '/api/auth/user', headers })).json()).toMatchObject({ username: 'sam' })
    expect((await post(app, '/demo/members/martin')).statusCode).toBe(404)
    expect((await post(app, '/demo/members/sam', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    await app.close()
  })
})
