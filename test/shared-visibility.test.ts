import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Audience, ShareLevel } from '#contract/audience.ts'
import type { Round } from '#contract/crew-rounds.ts'
import type { MemberEvent } from '#contract/events.ts'
import type { Mentionable } from '#contract/forum.ts'
import type { Notification } from '#contract/notifications.ts'
import { composers } from '#server/composers.ts'
import { deliverDue } from '#server/features/delivery/delivery.ts'
import { sendDueDigests } from '#server/features/notifications/digest.ts'
import { sendDueRounds } from '#server/features/rounds/tick.ts'
import { createTestApp, type TestApp, type TestClient } from './app.ts'
import { addTestChallenge } from './challenge-member.ts'
import { openEvents } from './event-stream.ts'
import {
  composeEverything,
  type KnownIds,
  listReads,
  type Read,
  readAll,
  readCalendar,
  unzipTexts,
} from './read-everything.ts'
import { sampleImages } from './sample-images.ts'

// One table says who sees what a member shares, by their relation to the member. The texts are unique words, searched for
// in every read of the contract. A fact without a text, such as a marked day, is shown to those whose replies it changes.
// A new endpoint of the contract is covered automatically.

const relations = [
  'self',
  'crewmate',
  'former',
  'removed',
  'otherCrew',
  'blocked',
  'blocker',
  'sameChallenge',
  'stranger',
  'moderator',
  'admin',
  'visitor',
] as const
type Relation = (typeof relations)[number]
type Member = Exclude<Relation, 'visitor'>
const members = relations.filter((relation) => relation !== 'visitor')
/**
 * Between them, they find everything, and a blocked member has to find nothing else. The others only read what one of them
 * has found, as most ids lead nowhere.
 */
const widest = ['self', 'crewmate', 'otherCrew', 'blocked', 'admin', 'visitor'] as const

/**
 * Of two crews of the member: the crewmate is in the first, `otherCrew` in the second. `otherCrew` also started a challenge
 * with the invitation of the member, who then founded a third crew for the two.
 */
const crews = ['first', 'second'] as const
type Crew = (typeof crews)[number]

type Shared = { audience: Audience; levels: Record<Crew, ShareLevel | null> }
const challenges = {
  private: { audience: 'nobody', levels: { first: null, second: null } },
  done: { audience: 'crews', levels: { first: 'done', second: 'nothing' } },
  notes: { audience: 'crews', levels: { first: 'notes', second: 'nothing' } },
  inChallenge: { audience: 'challenge', levels: { first: 'nothing', second: 'nothing' } },
  everyone: { audience: 'site', levels: { first: null, second: null } },
} satisfies Record<string, Shared>
type Challenge = keyof typeof challenges
const challengeNames = Object.keys(challenges) as Challenge[]

const onlySelf: Relation[] = ['self']
const firstCrew: Relation[] = ['self', 'crewmate']
/** Those who see what is for everyone on the site. */
const community = members.filter((relation) => !['blocked', 'blocker'].includes(relation))

/** Whose replies contain the words of a field. Staff see no more than other members. */
const words = {
  'title private': ['Quinceling', onlySelf],
  'title done': ['Medlarette', firstCrew],
  'title notes': ['Damsonful', firstCrew],
  // The crews see nothing of it, and the list of its members has no title, but `sameChallenge` opens the profile.
  'title inChallenge': ['Mulberrish', ['self', 'sameChallenge']],
  'title everyone': ['Bilberrick', community],
  'note private': ['rowanous', onlySelf],
  'note done': ['sorbling', onlySelf],
  'note notes': ['haworthy', firstCrew],
  'note inChallenge': ['cloudberrian', onlySelf],
  'note everyone': ['whortlesome', onlySelf],
  'goal private': ['Elderness', onlySelf],
  'goal done': ['Juniperal', firstCrew],
  'goal notes': ['Barberrine', firstCrew],
  'description private': ['yewsome', onlySelf],
  'description done': ['hollyish', onlySelf],
  'description notes': ['spindlesque', firstCrew],
  'round answer': ['hazelnous', firstCrew],
  'post in the thread of the crew': ['almondish', firstCrew],
  'post in the thread of a challenge': ['walnutter', community],
  'picture in the thread of the crew': ['macadamite', firstCrew],
  'picture in the thread of a challenge': ['brazilnutty', community],
  'name of the first crew': ['Chestnutters', firstCrew],
  'name of the second crew': ['Pecanites', ['self', 'otherCrew']],
  'name of the crew that is offered to a friend': ['Cobnutters', ['self', 'otherCrew']],
} satisfies Record<string, [string, Relation[]]>
type Word = keyof typeof words
const word = (name: Word): string => words[name][0]

let site: TestApp
let client: Record<Member, TestClient>
let ids: KnownIds
let participations: Record<Challenge, string>
let goals: { private: string; done: string; notes: string }
let crewIds: Record<Crew, string>
let offeredId: string
let startId: string
let threads: { crew: string; challenge: string }
let postIds: { crew: string; challenge: string }
let threadIds: { crew: string; challenge: string }
let links: Record<Crew, string>
let invitationLink: string
let texts: Record<Relation, Read[]>
let messages: Record<Member, string[]>

async function ok(reply: Awaited<ReturnType<TestClient['call']>>) {
  if (reply.statusCode >= 300) throw new Error(`${reply.raw.req.url} answered ${reply.statusCode} ${reply.body}`)
  return reply.json()
}
const toToken = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('token')
const join = async (member: TestClient, url: string) =>
  ok(await member.call('POST', '/api/crew-link/join', { token: toToken(url), shares: {} }))
const answerRound = (text: string) =>
  client.self.call('POST', `/api/crews/${crewIds.first}/round`, { on: '2026-03-10', answers: [text, text, text] })
const post = (member: TestClient, thread: string, content = 'Hello.', pictures: unknown = undefined) =>
  member.call('POST', thread, { content, pictures })
/** Uploads a picture whose description and file have a word. */
async function addPicture(member: TestClient, text: string) {
  const { id } = await ok(await member.call('POST', '/api/forum-pictures', { image: sampleImages.jpeg }))
  await site.database
    .updateTable('forum_pictures')
    .set({ bytes: Buffer.from(text) })
    .where('id', '=', id)
    .execute()
  return [{ id, alt: text }]
}
const share = async (member: TestClient, crew: string, shares: object) =>
  ok(await member.call('PATCH', `/api/crews/${crew}/shares`, shares))

beforeAll(async () => {
  site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
  client = {} as typeof client
  client.admin = await site.signUp({ username: 'someadmin' })
  for (const relation of members)
    if (relation !== 'admin') client[relation] = await site.signUp({ username: `some${relation}` })
  const row = { user_id: client.moderator.id, appointed_by: client.admin.id, created_at: 'now' }
  await site.database.insertInto('moderators').values(row).execute()
  await site.ageAccounts()
  await site.database.updateTable('users').set({ email_verified_at: 'now' }).execute()
  const { self, crewmate, former, removed, otherCrew, blocked, blocker, sameChallenge, stranger } = client
  for (const member of Object.values(client)) {
    const settings = { named: true, quietFrom: '03:00', quietUntil: '03:05', digest: 'daily' }
    await ok(await member.call('PATCH', '/api/notification-settings', settings))
  }

  const first = await ok(await self.call('POST', '/api/crews', { name: word('name of the first crew') }))
  const second = await ok(await self.call('POST', '/api/crews', { name: word('name of the second crew') }))
  crewIds = { first: first.id, second: second.id }
  for (const member of [removed, former, blocker]) await join(member, first.url)
  await join(otherCrew, second.url)

  participations = {} as typeof participations
  const challengeIds = {} as Record<Challenge, string>
  for (const name of challengeNames) {
    const { audience, levels } = challenges[name]
    const challengeId = await addTestChallenge(site, { title: `Plain ${challengeNames.indexOf(name)}` })
    challengeIds[name] = challengeId
    const { id } = await ok(await self.call('POST', '/api/user-challenges', { challengeId }))
    participations[name] = id
    await ok(await self.call('PATCH', `/api/user-challenges/${id}`, { audience }))
    for (const crew of crews)
      if (levels[crew] !== null) await share(self, crewIds[crew], { challenges: [{ id, level: levels[crew] }] })
    await retitle(challengeId, word(`title ${name}`))
    await ok(
      await self.call('POST', `/api/user-challenges/${id}/check-ins`, { note: `It was ${word(`note ${name}`)}.` }),
    )
  }
  for (const member of [sameChallenge, blocked, blocker])
    for (const name of ['inChallenge', 'private'] as const)
      await ok(await member.call('POST', '/api/user-challenges', { challengeId: challengeIds[name] }))

  goals = {} as typeof goals
  for (const level of ['private', 'done', 'notes'] as const) {
    const goal = { title: word(`goal ${level}`), description: `So ${word(`description ${level}`)}.`, pillar: 'mental' }
    goals[level] = (await ok(await self.call('POST', '/api/goals', goal))).id
    if (level !== 'private') await share(self, first.id, { goals: [{ id: goals[level], level }] })
  }
  await ok(await self.call('PATCH', `/api/crews/${first.id}/round`, { weekday: 2, hour: 10 }))
  site.services.clock.set('2026-03-10T10:30:00.000Z')
  threads = { crew: `/api/crews/${first.id}/thread`, challenge: `/api/challenges/${challengeIds.everyone}/thread` }
  // Who follows a thread is told of the next post.
  for (const member of [former, removed, blocker]) await ok(await post(member, threads.crew))
  const discussion = (await ok(await post(stranger, threads.challenge))).postId
  for (const { call } of [blocked, blocker])
    await ok(await call('PATCH', `/api/forum/${discussion}/follow`, { following: true }))
  const everyone = (['crewmate', 'stranger', 'former', 'removed', 'blocked', 'blocker', 'otherCrew'] as const)
    .map((relation) => `@${client[relation].username}`)
    .join(' ')
  const ofCrew = await addPicture(self, word('picture in the thread of the crew'))
  const ofChallenge = await addPicture(self, word('picture in the thread of a challenge'))
  const posts: { id: string; postId: string }[] = [
    await ok(
      await post(self, threads.crew, `Hear my ${word('post in the thread of the crew')} words, ${everyone}`, ofCrew),
    ),
    await ok(
      await post(self, threads.challenge, `Hear my ${word('post in the thread of a challenge')} words`, ofChallenge),
    ),
  ]
  postIds = { crew: posts[0]?.id ?? '', challenge: posts[1]?.id ?? '' }
  threadIds = { crew: posts[0]?.postId ?? '', challenge: posts[1]?.postId ?? '' }
  await ok(await answerRound(`I was ${word('round answer')}.`))
  const invitation = await ok(await self.call('POST', `/api/challenges/${challengeIds.everyone}/invitation`))
  invitationLink = invitation.url
  await ok(await otherCrew.call('POST', '/api/friends', { invitation: toToken(invitationLink) }))
  const offer = { name: word('name of the crew that is offered to a friend'), friendId: otherCrew.id }
  offeredId = (await ok(await self.call('POST', '/api/crews', offer))).id
  const later = `/api/challenges/${await addTestChallenge(site, { title: 'Plain later' })}`
  startId = (await ok(await self.call('POST', `${later}/starts`, { date: '2026-03-20' }))).id
  const start = { challengeId: later.split('/').at(-1), startId }
  await ok(await sameChallenge.call('POST', '/api/user-challenges', start))

  // What they were told waits in the outbox while they leave.
  await join(crewmate, first.url)
  await ok(await post(crewmate, threads.crew))
  await ok(await self.call('DELETE', `/api/crews/${first.id}/members/${removed.id}`))
  await ok(await former.call('DELETE', `/api/crews/${first.id}/members/${former.id}`))
  await ok(await blocker.call('POST', `/api/members/${self.id}/block`))
  await ok(await self.call('POST', `/api/members/${blocked.id}/block`))
  const crewNow = await ok(await self.call('GET', `/api/crews/${first.id}`))
  links = { first: crewNow.url, second: second.url }

  const memberIds = Object.values(client).map(({ id }) => id)
  ids = {
    words: Object.values(words).map(([text]) => text),
    members: memberIds,
    crews: [...Object.values(crewIds), offeredId],
    any: [
      ...memberIds,
      ...Object.values(participations),
      ...Object.values(challengeIds),
      ...Object.values(goals),
      ...Object.values(crewIds),
      offeredId,
      startId,
      ...posts.flatMap((each) => [each.id, each.postId]),
      ...[...ofCrew, ...ofChallenge].map(({ id }) => id),
      invitation.id,
    ],
  }
  site.services.mail.sent.length = 0
  await deliverDue(site, composers)
  site.services.clock.advance({ days: 1 })
  await sendDueDigests(site)
  await deliverDue(site, composers)
  texts = {} as typeof texts
  for (const relation of widest) texts[relation] = await readAll(callOf(relation), listReads(readerOf(relation), ids))
  const found = widest.flatMap((relation) => texts[relation]).filter(({ status }) => status < 400)
  const readable = new Set(found.map(({ url }) => url))
  for (const relation of relations)
    texts[relation] ??= await readAll(
      callOf(relation),
      listReads(readerOf(relation), ids).filter((url) => readable.has(url)),
    )
  messages = {} as typeof messages
  for (const relation of members)
    messages[relation] = [
      JSON.stringify(await compose(relation, '2026-03-10')),
      await readCalendar(site, client[relation]),
      JSON.stringify(site.services.mail.sent.filter(({ to }) => to === client[relation].email)),
    ]
})
afterAll(() => site.close())

/** Composes what a member can be told of what anyone has been told of, on the day of a round. */
async function compose(relation: Member, on: string) {
  const subjects = await site.database.selectFrom('notifications').select('subject_id').distinct().execute()
  return composeEverything(site, client[relation], { subjectIds: subjects.map((row) => row.subject_id), on })
}

/** What admins can download of a member, as the privacy page says. */
const mayContain = (relation: Relation, name: Word, url: string) =>
  relation === 'admin' && url.endsWith(`/${client.self.id}/export`) && name.startsWith('title')

const readerOf = (relation: Relation) =>
  relation === 'visitor' || relation === 'moderator' || relation === 'admin' ? relation : 'member'
const callOf = (relation: Relation) => (relation === 'visitor' ? site.visitor : client[relation].call)

/** Gives the version of a challenge that its members have joined a title that no later member sees. */
async function retitle(id: string, title: string): Promise<void> {
  const challenge = await site.database
    .selectFrom('challenges')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { subtitle, description, promise, finish_line, pillar, duration, difficulty, plan, schedule, rules } = challenge
  const content = { subtitle, description, promise, finish_line, pillar, duration, difficulty, plan, schedule, rules }
  const { passes, sources, safety_corrected_at, version } = challenge
  const kept = { challenge_id: id, version, title, ...content, passes, sources, safety_corrected_at, created_at: 'now' }
  await site.database.insertInto('challenge_versions').values(kept).execute()
  await site.database
    .updateTable('challenges')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()
}

describe.each(Object.keys(words) as Word[])('%s', (name) => {
  const [text, seers] = words[name] as [string, Relation[]]

  test.each(relations)('is in the replies to %s as the table says', (relation) => {
    const found = texts[relation].filter((read) => read.text.includes(text)).map(({ url }) => url)
    if (seers.includes(relation)) expect(found).not.toEqual([])
    else expect(found.filter((url) => !mayContain(relation, name, url))).toEqual([])
  })

  test.each(members)('is in no message and calendar of %s unless they see it', (relation) => {
    if (!seers.includes(relation)) for (const message of messages[relation]) expect(message).not.toContain(text)
  })
})

type Change = {
  change: () => Promise<unknown>
  seers: Relation[]
  /** Says that it may hide again what an earlier one has shown. */
  replaces?: true
}

const mark = (name: Challenge, note: string) => () =>
  client.self.call('POST', `/api/user-challenges/${participations[name]}/check-ins`, { note })
const show = (name: Challenge, audience: Audience) => () =>
  client.self.call('PATCH', `/api/user-challenges/${participations[name]}`, { audience })

/**
 * What happens next, and whose replies it changes. Those who see nothing of several changes in a row read everything once
 * before and once after them, so changes with the same seers follow each other.
 */
const changes: Record<string, Change> = {
  'an invitation to a challenge': {
    change: () => client.self.call('POST', '/api/invitations', { maxUses: 1, days: 3 }),
    seers: ['self', 'admin'],
  },
  'marking a day of a private challenge': { change: mark('private', 'Rain'), seers: onlySelf },
  'completing a private goal': {
    change: () => client.self.call('PATCH', `/api/goals/${goals.private}/toggle`, {}),
    seers: onlySelf,
  },
  'allowing that a crew is told of gaps': {
    change: () => client.self.call('PATCH', `/api/crews/${crewIds.first}/shares`, { tellsGaps: true }),
    seers: firstCrew,
  },
  'a nudge': { change: () => client.crewmate.call('POST', `/api/members/${client.self.id}/nudge`), seers: firstCrew },
  '“I’m here” to those who asked': { change: () => client.self.call('POST', '/api/crews/here'), seers: firstCrew },
  'marking a day that the first crew sees': { change: mark('done', 'Rain'), seers: firstCrew },
  'a one-tap answer to the day': {
    change: () => {
      const day = { kind: 'day', memberId: client.self.id, date: '2026-03-14', answer: 'with-you' }
      return client.crewmate.call('PATCH', '/api/reactions', day)
    },
    seers: firstCrew,
  },
  'a one-tap answer to the round answer': {
    change: async () => {
      const round: Round = (await client.crewmate.call('GET', `/api/crews/${crewIds.first}/round`)).json()
      const id = round.answers[0]?.id
      return client.crewmate.call('PATCH', '/api/reactions', { kind: 'round-answer', id, answer: 'thank-you' })
    },
    seers: firstCrew,
  },
  'marking a day with a note that the first crew sees': { change: mark('notes', 'Rain'), seers: firstCrew },
  'completing a goal that the first crew sees': {
    change: () => client.self.call('PATCH', `/api/goals/${goals.done}/toggle`, {}),
    seers: firstCrew,
  },
  'a post in the thread of the crew that mentions a member of it': {
    change: () => post(client.self, threads.crew, `Hello, @${client.crewmate.username}.`),
    seers: firstCrew,
  },
  'answering the weekly round again': { change: () => answerRound('Better.'), seers: firstCrew },
  'handing a crew over': {
    change: () => client.self.call('PATCH', `/api/crews/${crewIds.second}`, { founderId: client.otherCrew.id }),
    seers: ['self', 'otherCrew'],
  },
  'showing a private challenge to the crews': {
    change: show('private', 'crews'),
    seers: ['self', 'crewmate', 'otherCrew'],
  },
  'marking a day that those in the challenge see': {
    change: mark('inChallenge', 'Rain'),
    seers: ['self', 'sameChallenge'],
  },
  'showing it to everyone in the challenge': {
    change: show('private', 'challenge'),
    seers: ['self', 'sameChallenge'],
    replaces: true,
  },
  'showing it to everyone': {
    change: show('private', 'site'),
    seers: community.filter((relation) => !['crewmate', 'otherCrew', 'sameChallenge'].includes(relation)),
    replaces: true,
  },
  'marking a day that everyone sees': { change: mark('everyone', 'Rain'), seers: community },
  'a post in the thread of a challenge': { change: () => post(client.self, threads.challenge), seers: community },
  'no longer showing it': { change: show('private', 'nobody'), seers: community, replaces: true },
}

/** Who is told of what, by a notification, an email, a push message and in the export. A new kind needs its row. */
const told: Record<Notification['kind'], Member[]> = {
  crew: ['self'],
  'crew-offer': ['otherCrew'],
  handover: ['otherCrew'],
  friend: ['self'],
  nudge: ['self'],
  here: ['crewmate'],
  reaction: ['self'],
  // Of the thread of the crew, and of that of a challenge.
  reply: ['self', 'stranger'],
  // Those who were in the crew and have left it, or never were, are no longer told.
  mention: ['crewmate'],
  round: ['self', 'crewmate'],
  start: ['self'],
  announcement: [],
  appeal: [],
  application: [],
  moderation: [],
  publication: [],
  report: [],
  reviewed: [],
  run: [],
}

/** Which of them are in the download of a member for admins: nothing of crews. */
const toldToAdmins: Partial<Record<Member, Notification['kind'][]>> = { self: ['friend', 'start'], stranger: ['reply'] }

describe('the replies change for those who see', () => {
  let urls: Record<Relation, string[]>
  /** Everything that a relation could read before the changes that they have not seen. */
  const before = new Map<Relation, { names: string[]; read: Read[] }>()
  const streams = {} as Record<Member, Awaited<ReturnType<typeof openEvents>>>

  const readChanging = (relation: Relation) => readAll(callOf(relation), urls[relation])

  /** Reads where those who see a change see it. */
  const readShown = (relation: Relation) => {
    const { id } = client.self
    const shown = new RegExp(
      `^/api/(goals|notifications|invitations|admin/invitations|user-challenges|members/${id}|challenges/[^/]+/members|forum/[^/]+/replies|crews/today|crews/[^/]+(/(board|round|shares|members/${id}))?)$`,
    )
    return readAll(
      callOf(relation),
      urls[relation].filter((url) => shown.test(url)),
    )
  }

  const listChanged = (one: Read[], other: Read[]) =>
    one.filter(({ text }, index) => text !== other[index]?.text).map(({ url }) => url)

  async function expectUnchanged(relation: Relation) {
    const { names, read } = before.get(relation) ?? { names: [], read: [] }
    if (names.length === 0) return
    const changed = listChanged(read, await readChanging(relation))
    expect({ relation, names, changed }).toEqual({ relation, names, changed: [] })
  }

  beforeAll(async () => {
    // Exports and the log say when they were made; admins have figures of the site and of each member.
    const isFigure = (url: string) => /export|\/audit|\/admin\/(members|activity|delivery|storage)|counts$/.test(url)
    const readable = new Set(Object.values(texts).flatMap((read) => read.filter(({ status }) => status === 200)))
    const shown = new Set([...readable].map(({ url }) => url).filter((url) => !isFigure(url)))
    urls = {} as typeof urls
    for (const relation of relations)
      urls[relation] = listReads(readerOf(relation), ids).filter((url) => shown.has(url))
    site.services.clock.set('2026-03-14T12:00:00.000Z')
    for (const relation of members) streams[relation] = await openEvents(site, client[relation].cookie)
  })
  afterAll(async () => {
    for (const stream of Object.values(streams)) await stream.close()
  })

  test.each(Object.keys(changes))('%s', async (name) => {
    const { change, seers, replaces } = changes[name] as Change
    const shown = new Map<Relation, Read[]>()
    for (const relation of relations) {
      const sees = seers.includes(relation)
      if (sees || replaces) await expectUnchanged(relation)
      if (sees) {
        before.delete(relation)
        shown.set(relation, await readShown(relation))
      } else if (!before.has(relation)) before.set(relation, { names: [], read: await readChanging(relation) })
      before.get(relation)?.names.push(name)
    }
    await ok((await change()) as Awaited<ReturnType<TestClient['call']>>)
    for (const [relation, read] of shown)
      expect([relation, listChanged(read, await readShown(relation))]).not.toEqual([relation, []])
  })

  test.each(relations)('and for nobody else: %s', expectUnchanged)

  test('and the stream says only how much is unread, and to the crews that they have changed', () => {
    const types: Record<MemberEvent['type'], boolean> = {
      ready: true,
      notifications: true,
      cases: true,
      crews: true,
      run: false,
    }
    const told = Object.entries(streams).filter(([, { events }]) => events.some(({ type }) => type === 'crews'))
    expect(told.map(([relation]) => relation).toSorted()).toEqual(['crewmate', 'otherCrew', 'self'])
    for (const [relation, { events }] of Object.entries(streams))
      for (const event of events) {
        expect([relation, event.type, types[event.type]]).toEqual([relation, event.type, true])
        if (event.type === 'notifications') expect(Object.keys(event).toSorted()).toEqual(['type', 'unread'])
        if (event.type === 'crews') expect(event).toEqual({ type: 'crews' })
      }
  })

  test.each(members)('and %s is told what the table says', async (relation) => {
    const unread = async () => streams[relation].events.findLast((event) => event.type === 'notifications')?.unread
    site.services.clock.set('2026-03-17T10:30:00.000Z')
    await sendDueRounds(site, { limit: 100 })
    const { call } = client[relation]
    const inbox: Notification[] = (await call('GET', '/api/notifications?limit=100')).json()
    const composed = await compose(relation, '2026-03-17')
    const readExport = (reply: Awaited<ReturnType<typeof call>>): { kind: string }[] =>
      JSON.parse(unzipTexts(reply.rawPayload)['notifications.json'] ?? '[]')
    const toKinds = (rows: { kind: string }[]) => [...new Set(rows.map(({ kind }) => kind))].toSorted()
    const expected = Object.entries(told)
      .filter(([, seers]) => seers.includes(relation))
      .map(([kind]) => kind)
      .toSorted()
    expect({
      inbox: toKinds(inbox),
      mail: toKinds(composed.filter(({ channel, kind }) => channel === 'email' && kind !== 'digest')),
      push: toKinds(composed.filter(({ channel }) => channel === 'push')),
      export: toKinds(readExport(await call('GET', '/api/account/export'))),
      exportByAdmin: toKinds(
        readExport(await client.admin.call('GET', `/api/admin/members/${client[relation].id}/export`)),
      ),
    }).toEqual({
      inbox: expected,
      mail: expected,
      push: expected,
      export: expected,
      exportByAdmin: toldToAdmins[relation] ?? [],
    })
    await expect.poll(unread).toBe(inbox.length)
  })
})

describe('the completion of names', () => {
  const complete = async (relation: Member, of: 'crew' | 'challenge') => {
    const reply = await client[relation].call('GET', `/api/forum/${threadIds[of]}/mentionable`)
    if (reply.statusCode === 404) return null
    const found: Mentionable[] = await ok(reply)
    return found.map(({ username }) => username.replace('some', '')).toSorted()
  }

  test.each(members)(
    'in the thread of the crew is for those who see it, and completes only them: %s',
    async (relation) => {
      const others = firstCrew.filter((each) => each !== relation)
      expect(await complete(relation, 'crew')).toEqual(firstCrew.includes(relation) ? others.toSorted() : null)
    },
  )

  test.each(members)(
    'in the thread of a challenge completes the member for those who see them: %s',
    async (relation) => {
      const found = await complete(relation, 'challenge')
      expect([relation, found?.includes('self')]).toEqual([
        relation,
        relation !== 'self' && community.includes(relation),
      ])
      // Those who have written in it, and the crews of the reader.
      if (relation === 'self') expect(found).toEqual(['crewmate', 'otherCrew', 'stranger'])
      if (relation === 'blocked') expect(found).toEqual(['stranger'])
    },
  )
})

describe('the links', () => {
  test.each(members)('of the crews and the invitation are in the replies to %s as the table says', (relation) => {
    const seers: [string, Relation[]][] = [
      [links.first, firstCrew],
      [links.second, ['self', 'otherCrew']],
      [invitationLink, ['self', 'admin']],
    ]
    for (const [link, seen] of seers) {
      const found = texts[relation].filter(({ text }) => text.includes(link.split('=').at(-1) ?? link))
      expect([link, relation, found.length > 0]).toEqual([link, relation, seen.includes(relation)])
    }
  })

  test.each(members)('open for %s as the table says', async (relation) => {
    const { call } = client[relation]
    const offered = (await call('POST', '/api/crew-link', { token: offeredId })).json()
    expect(offered.crew?.id).toBe(relation === 'otherCrew' ? offeredId : undefined)
    const isSeen = community.includes(relation)
    const invited = (await call('POST', '/api/friends/invitation', { invitation: toToken(invitationLink) })).json()
    expect([relation, invited.by?.id]).toEqual([relation, isSeen ? client.self.id : undefined])
    const start = (await call('GET', `/api/starts/${startId}`)).json()
    expect([relation, start.openedBy?.id]).toEqual([relation, isSeen ? client.self.id : undefined])
    const friends = (await call('GET', threads.challenge.replace('thread', 'friends'))).json()
    const friend: Partial<Record<Member, string[]>> = { self: [client.otherCrew.id], otherCrew: [client.self.id] }
    expect([relation, friends.map(({ id }: { id: string }) => id)]).toEqual([relation, friend[relation] ?? []])
  })

  test.each(['blocked', 'blocker'] as const)('of a crew with a block have ended for %s', async (relation) => {
    for (const url of Object.values(links)) {
      const reply = await client[relation].call('POST', '/api/crew-link', { token: toToken(url) })
      const ended = await client[relation].call('POST', '/api/crew-link', { token: 'unknown' })
      expect(reply.body).toBe(ended.body)
    }
  })
})

describe('the calls that change something', () => {
  type Act = [name: string, act: (member: TestClient) => Promise<{ statusCode: number; body: string }>, who: Relation[]]
  const acts: Act[] = [
    ['post in the thread of the crew', (member) => post(member, threads.crew), firstCrew],
    [
      'answer its round',
      ({ call }) => call('POST', `/api/crews/${crewIds.first}/round`, { on: '2026-03-17', answers: ['Good.', '', ''] }),
      firstCrew,
    ],
    ['choose what it sees', ({ call }) => call('PATCH', `/api/crews/${crewIds.first}/shares`, {}), firstCrew],
    [
      'answer a day with one tap',
      ({ call }) =>
        call('PATCH', '/api/reactions', {
          kind: 'day',
          memberId: client.self.id,
          date: '2026-03-14',
          answer: 'with-you',
        }),
      // The second crew sees what is for everyone.
      ['crewmate', 'otherCrew'],
    ],
    [
      'answer a post with one tap',
      ({ call }) => call('PATCH', '/api/reactions', { kind: 'reply', id: postIds.crew, answer: 'with-you' }),
      ['crewmate'],
    ],
    [
      'answer a post about a challenge with one tap',
      ({ call }) => call('PATCH', '/api/reactions', { kind: 'reply', id: postIds.challenge, answer: 'with-you' }),
      community.filter((relation) => relation !== 'self'),
    ],
    [
      'report a post',
      ({ call }) => call('POST', '/api/reports', { kind: 'reply', subjectId: postIds.crew, reason: 'other' }),
      ['crewmate'],
    ],
  ]
  test.each(acts)('%s: only who sees it', async (_, act, who) => {
    const refusals = new Set<string>()
    for (const relation of members) {
      const { statusCode, body } = await act(client[relation])
      if (who.includes(relation)) expect([relation, body, statusCode < 300]).toEqual([relation, body, true])
      else if (relation !== 'self') refusals.add(`${statusCode} ${body}`)
    }
    expect([...refusals]).toEqual([expect.stringMatching(/^404 /)])
  })

  test.each(['moderator', 'admin'] as const)(
    'show %s the reported post, and nothing else of the crew',
    async (staff) => {
      const { call } = client[staff]
      const cases: { id: string }[] = (await call('GET', '/api/moderation/cases')).json()
      const urls = ['/api/moderation/cases', ...cases.map(({ id }) => `/api/moderation/cases/${id}`)]
      const text = (await readAll(call, urls)).map((read) => read.text).join('\n')
      const found = Object.entries(words).filter(([, [each]]) => text.includes(each))
      expect(found.map(([name]) => name)).toEqual([
        'post in the thread of the crew',
        'picture in the thread of the crew',
      ])
    },
  )
})
