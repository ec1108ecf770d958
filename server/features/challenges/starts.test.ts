import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Participation } from '#contract/challenges.ts'
import type { Days } from '#contract/days.ts'
import type { Start } from '#contract/starts.ts'
import type { Today } from '#contract/today.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { addTestChallenge } from '#test/challenge-member.ts'
import { addDays } from '../../calendar.ts'

const site = await createTestApp()
const goTo = (instant: string) => site.services.clock.set(instant)
// A Friday.
const friday = '2026-12-04T12:00:00.000Z'
goTo(friday)
const admin = await site.signUp()
beforeEach(() => goTo(friday))
afterAll(() => site.close())

const monday = '2026-12-07'
const notYet = { code: 'conflict', message: 'This challenge starts on Monday, 7 December.' }

type Opening = { date?: string; rule?: string; challengeId?: string }

async function open(member: TestClient, { date = monday, rule, challengeId }: Opening = {}): Promise<Start> {
  const reply = await member.call('POST', `/api/challenges/${challengeId ?? (await addTestChallenge(site))}/starts`, {
    date,
    rule,
  })
  if (reply.statusCode !== 201) throw new Error(reply.body)
  return reply.json()
}

const join = (member: TestClient, { id, challenge }: Start, more: object = {}) =>
  member.call('POST', '/api/user-challenges', { challengeId: challenge.id, startId: id, ...more })

async function read(member: TestClient, { challenge }: Start): Promise<Participation> {
  const all: Participation[] = (await member.call('GET', '/api/user-challenges')).json()
  const found = all.find(({ challengeId }) => challengeId === challenge.id)
  if (!found) throw new Error('The participation is not in the list')
  return found
}

const mark = async (member: TestClient, start: Start, body: object = {}) =>
  member.call('POST', `/api/user-challenges/${(await read(member, start)).id}/check-ins`, body)
const readStart = async (member: TestClient, { id }: Start): Promise<Start> =>
  (await member.call('GET', `/api/starts/${id}`)).json()
const readDays = async (member: TestClient, query = ''): Promise<Days> =>
  (await member.call('GET', `/api/days${query}`)).json()
const moveTo = (member: TestClient, timeZone: string) => member.call('PATCH', '/api/account', { timeZone })

describe('opening a start', () => {
  test('joins the challenge, which waits for the date', async () => {
    const member = await site.signUp()
    const start = await open(member, { rule: 'strict' })
    expect(start).toMatchObject({ date: monday, open: true, members: 1, joined: true })
    expect(await read(member, start)).toMatchObject({
      startsOn: monday,
      start: { id: start.id, members: 1 },
      rule: 'strict',
      nextRule: null,
      progress: 0,
      today: 'rest',
      yesterday: 'rest',
      fillable: [],
      asOf: '2026-12-04',
    })
    const { participants } = (await member.call('GET', `/api/challenges/${start.challenge.id}`)).json()
    expect(participants).toBe(1)
  })

  test.each([
    ['2026-12-03', 'Choose tomorrow or a later day'],
    ['2026-12-04', 'Choose tomorrow or a later day'],
    ['2027-03-05', 'Choose a day in the next 90 days'],
    ['2026-02-30', 'Invalid date'],
  ])('is refused on %s', async (date, message) => {
    const member = await site.signUp()
    const challengeId = await addTestChallenge(site)
    const reply = await member.call('POST', `/api/challenges/${challengeId}/starts`, { date })
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { date: message }])
    expect((await member.call('GET', '/api/user-challenges')).json()).toEqual([])
  })

  test('takes the date of the member for today', async () => {
    const ahead = await site.signUp({ timeZone: 'Pacific/Kiritimati' })
    const behind = await site.signUp({ timeZone: 'Pacific/Niue' })
    goTo('2026-12-04T20:00:00.000Z')
    const dates = (member: TestClient) =>
      Promise.all(
        ['2026-12-05', '2026-12-06', '2027-03-04', '2027-03-05', '2027-03-06'].map(async (date) => {
          const challengeId = await addTestChallenge(site)
          return (await member.call('POST', `/api/challenges/${challengeId}/starts`, { date })).statusCode
        }),
      )
    expect(await dates(ahead)).toEqual([400, 201, 201, 201, 400])
    expect(await dates(behind)).toEqual([201, 201, 201, 400, 400])
  })

  test('is done once when the same request is retried', async () => {
    const member = await site.signUp()
    const challengeId = await addTestChallenge(site)
    const url = `/api/challenges/${challengeId}/starts`
    const headers = { 'idempotency-key': 'open-start-1' }
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => member.call('POST', url, { date: monday }, headers)),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  })

  test('is refused for an unknown challenge and for one that the member has joined', async () => {
    const member = await site.signUp()
    expect((await member.call('POST', '/api/challenges/x/starts', { date: monday })).statusCode).toBe(404)
    const { challenge } = await open(member)
    const again = await member.call('POST', `/api/challenges/${challenge.id}/starts`, { date: '2026-12-08' })
    expect(again.json()).toMatchObject({ code: 'conflict', current: { startsOn: monday } })
  })

  test('is refused while ten starts of the member are ahead', async () => {
    const member = await site.signUp()
    for (let count = 0; count < 10; count++) await open(member)
    await expect(open(member)).rejects.toThrow('You have opened 10 starts that are still ahead, which is the limit.')
    goTo('2026-12-07T12:00:00.000Z')
    await open(member, { date: '2026-12-08' })
  })
})

describe('a start', () => {
  test('counts those who joined it and have not left, and names only who opened it', async () => {
    const [opener, second, third, reader] = await Promise.all(Array.from({ length: 4 }, () => site.signUp()))
    if (!opener || !second || !third || !reader) throw new Error('no members')
    const start = await open(opener)
    for (const member of [second, third]) expect((await join(member, start)).statusCode).toBe(201)
    expect(await readStart(reader, start)).toMatchObject({ members: 3, joined: false, open: true })
    const reply = await reader.call('GET', `/api/starts/${start.id}`)
    expect(reply.json().openedBy).toEqual({ id: opener.id, username: opener.username })
    for (const { id, username } of [second, third]) {
      expect(reply.body).not.toContain(id)
      expect(reply.body).not.toContain(username)
    }
    await second.call('DELETE', `/api/user-challenges/${(await read(second, start)).id}`)
    expect(await readStart(second, start)).toMatchObject({ members: 2, joined: false, challenge: { participants: 3 } })
    expect((await join(second, start)).statusCode).toBe(201)
    expect(await readStart(second, start)).toMatchObject({ members: 3, joined: true, challenge: { participants: 3 } })
  })

  test('tells who opened it of those who join, in one notification', async () => {
    const [opener, second, third] = [await site.signUp(), await site.signUp(), await site.signUp()]
    const start = await open(opener)
    const readInbox = async (member: TestClient) => (await member.call('GET', '/api/notifications')).json()
    for (const member of [second, third]) await join(member, start)
    await join(third, start)
    expect(await readInbox(opener)).toMatchObject([
      {
        kind: 'start',
        startId: start.id,
        challengeTitle: 'Thirty mornings',
        date: monday,
        name: third.username,
        others: 1,
      },
    ])
    expect(await readInbox(second)).toEqual([])
    await third.call('POST', '/api/account/delete', { password, posts: 'keep' })
    expect(await readInbox(opener)).toMatchObject([{ name: second.username, others: 0 }])
    await second.call('POST', `/api/members/${opener.id}/block`)
    expect(await readInbox(opener)).toEqual([])
  })

  test('neither names nor tells who opened it while one of the two blocks the other, or they are suspended', async () => {
    const [opener, blocked, blocker, other] = await Promise.all(Array.from({ length: 4 }, () => site.signUp()))
    if (!opener || !blocked || !blocker || !other) throw new Error('no members')
    const start = await open(opener)
    await opener.call('POST', `/api/members/${blocked.id}/block`)
    await blocker.call('POST', `/api/members/${opener.id}/block`)
    for (const member of [blocked, blocker]) {
      expect(await readStart(member, start)).toMatchObject({ openedBy: null })
      expect((await join(member, start)).statusCode).toBe(201)
    }
    expect((await opener.call('GET', '/api/notifications')).json()).toEqual([])
    await site.database.updateTable('users').set({ suspended_at: friday }).where('id', '=', opener.id).execute()
    expect(await readStart(other, start)).toMatchObject({ openedBy: null })
  })

  test('returns the existing participation of a member who is in the challenge', async () => {
    const [opener, member] = [await site.signUp(), await site.signUp()]
    const start = await open(opener)
    const challengeId = start.challenge.id
    const own = await member.call('POST', '/api/user-challenges', { challengeId })
    const reply = await join(member, start)
    expect([reply.statusCode, reply.json()]).toEqual([200, own.json()])
    expect(own.json()).toMatchObject({ startsOn: null, start: null, today: 'open' })
  })

  test('is joined only with its own challenge', async () => {
    const member = await site.signUp()
    const start = await open(await site.signUp())
    const other = await join(member, start, { challengeId: await addTestChallenge(site) })
    expect([other.statusCode, other.json().fields]).toEqual([400, { startId: 'This start is of another challenge' }])
    const unknown = await join(member, start, { startId: '01900000-0000-7000-8000-000000000000' })
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Start not found.'])
  })

  test('stays when its opener deletes the account', async () => {
    const [opener, member] = [await site.signUp(), await site.signUp()]
    const start = await open(opener)
    await join(member, start)
    const reply = await opener.call('POST', '/api/account/delete', { password, posts: 'keep' })
    expect(reply.statusCode, reply.body).toBeLessThan(300)
    expect(await readStart(member, start)).toMatchObject({ members: 1, joined: true, date: monday })
  })

  test('is found only by its members while the challenge is hidden', async () => {
    const [opener, stranger] = [await site.signUp(), await site.signUp()]
    const start = await open(opener)
    await site.database
      .updateTable('challenges')
      .set({ hidden_at: '2026-12-04T12:00:00.000Z' })
      .where('id', '=', start.challenge.id)
      .execute()
    expect((await stranger.call('GET', `/api/starts/${start.id}`)).statusCode).toBe(404)
    expect(await readStart(opener, start)).toMatchObject({ joined: true })
  })
})

describe('a challenge that waits', () => {
  test('cannot be marked until the first day of the member begins', async () => {
    const member = await site.signUp({ timeZone: 'Europe/Berlin' })
    const start = await open(member)
    const { id } = await read(member, start)
    // Days start at 03:00, which is 02:00 UTC.
    for (const instant of ['2026-12-06T22:59:00.000Z', '2026-12-07T01:59:00.000Z']) {
      goTo(instant)
      for (const date of [undefined, '2026-12-05', '2026-12-06', monday]) {
        const reply = await mark(member, start, { date })
        expect([reply.statusCode, reply.json()]).toMatchObject([409, { ...notYet, current: { startsOn: monday } }])
        const patched = await member.call('PATCH', `/api/user-challenges/${id}/progress`, { progress: 1, date })
        expect([patched.statusCode, patched.json()]).toMatchObject([409, notYet])
      }
    }
    goTo('2026-12-07T02:00:00.000Z')
    expect(await read(member, start)).toMatchObject({ startsOn: null, today: 'open', fillable: [] })
    expect((await mark(member, start, { date: '2026-12-06' })).statusCode).toBe(400)
    const marked = await mark(member, start)
    expect([marked.statusCode, marked.json()]).toMatchObject([
      201,
      { progress: 1, today: 'done', start: { members: 1 } },
    ])
  })

  test('marks with the key of a refused request once the day has come', async () => {
    const member = await site.signUp({ timeZone: 'UTC' })
    const start = await open(member)
    const url = `/api/user-challenges/${(await read(member, start)).id}/check-ins`
    const headers = { 'idempotency-key': 'early-mark-1' }
    expect((await member.call('POST', url, {}, headers)).statusCode).toBe(409)
    goTo('2026-12-07T12:00:00.000Z')
    expect((await member.call('POST', url, {}, headers)).statusCode).toBe(201)
  })

  test('takes no part in days, streaks and what is due', async () => {
    const member = await site.signUp({ timeZone: 'UTC' })
    const start = await open(member, { rule: 'strict' })
    goTo('2026-12-06T12:00:00.000Z')
    const today: Today = (await member.call('GET', '/api/today')).json()
    expect(today).toMatchObject({
      joined: 1,
      participations: [{ startsOn: monday, today: 'rest', start: { members: 1 } }],
      numbers: { streak: 0, due: 0 },
    })
    const days = await readDays(member, '?from=2026-12-01&to=2026-12-31')
    expect([days.states, days.participations]).toEqual(['-'.repeat(31), []])
    expect((await readDays(member, `?participation=${today.participations[0]?.id}`)).numbers).toMatchObject({ due: 0 })
    goTo('2026-12-09T12:00:00.000Z')
    expect(await read(member, start)).toMatchObject({ run: 1, missed: 0, today: 'open', fillable: ['2026-12-08'] })
    expect((await readDays(member, '?from=2026-12-04&to=2026-12-09')).states).toBe('---roo')
  })

  test('takes another rule at once, and no run is started over', async () => {
    const member = await site.signUp({ timeZone: 'UTC' })
    const start = await open(member, { rule: 'passes' })
    const { id } = await read(member, start)
    for (const rule of ['strict', 'flexible', 'strict', 'passes', 'flexible']) {
      const changed = await member.call('PATCH', `/api/user-challenges/${id}`, { rule, cue: 'At noon' })
      expect(changed.json()).toMatchObject({ rule, nextRule: null, cue: 'At noon', startsOn: monday })
    }
    const restarted = await member.call('POST', `/api/user-challenges/${id}/restart`, { run: 1 })
    expect(restarted.json()).toMatchObject({ run: 1, startsOn: monday })
    goTo('2026-12-07T12:00:00.000Z')
    expect(await read(member, start)).toMatchObject({ run: 1, rule: 'flexible', nextRule: null, today: 'open' })
  })

  test('moves its first day past no break, and misses nothing in one', async () => {
    const member = await site.signUp({ timeZone: 'UTC' })
    const start = await open(member, { rule: 'strict' })
    const { id } = await read(member, start)
    await member.call('POST', '/api/breaks', { from: '2026-12-04', to: '2026-12-05' })
    await member.call('POST', '/api/breaks', { participationId: id, from: monday, to: '2026-12-09' })
    expect(await read(member, start)).toMatchObject({ today: 'rest', breakUntil: null, startsOn: monday })
    goTo('2026-12-08T12:00:00.000Z')
    expect(await read(member, start)).toMatchObject({ today: 'break', breakUntil: '2026-12-09', startsOn: null })
    goTo('2026-12-10T12:00:00.000Z')
    expect(await read(member, start)).toMatchObject({ run: 1, missed: 0, today: 'open' })
  })

  test('can be left, and leaves no day behind', async () => {
    const member = await site.signUp({ timeZone: 'UTC' })
    const start = await open(member)
    const { id } = await read(member, start)
    expect((await member.call('DELETE', `/api/user-challenges/${id}`)).json()).toEqual({ left: true })
    goTo('2026-12-20T12:00:00.000Z')
    expect((await readDays(member)).participations).toEqual([])
    expect((await member.call('GET', '/api/today')).json()).toMatchObject({ participations: [], numbers: { due: 0 } })
  })

  test('can start today instead, and leaves the start to the others', async () => {
    const [member, other] = [await site.signUp({ timeZone: 'UTC' }), await site.signUp()]
    const start = await open(member, { rule: 'strict' })
    await join(other, start)
    const { id } = await read(member, start)
    const startNow = () => member.call('POST', `/api/user-challenges/${id}/start`)
    expect((await startNow()).json()).toMatchObject({
      startsOn: null,
      start: null,
      today: 'open',
      asOf: '2026-12-04',
      rule: 'strict',
      nextRule: null,
    })
    expect(await readStart(member, start)).toMatchObject({ members: 1, joined: false })
    expect(await read(other, start)).toMatchObject({ startsOn: monday, start: { members: 1 } })
    expect((await mark(member, start)).statusCode).toBe(201)
    expect((await startNow()).json()).toMatchObject({ progress: 1, today: 'done' })
    goTo('2026-12-05T12:00:00.000Z')
    expect((await mark(member, start)).json()).toMatchObject({ progress: 2, run: 1 })
    expect((await readDays(member, '?from=2026-12-04&to=2026-12-05')).states).toBe('dd')
  })

  test('stays with the others when it is started on the date or later', async () => {
    const member = await site.signUp({ timeZone: 'UTC' })
    const start = await open(member)
    const { id } = await read(member, start)
    goTo('2026-12-07T12:00:00.000Z')
    const reply = await member.call('POST', `/api/user-challenges/${id}/start`)
    expect(reply.json()).toMatchObject({ startsOn: null, start: { id: start.id, members: 1 } })
  })

  test('is shown on the profile only once it has started', async () => {
    const [member, other] = [await site.signUp({ timeZone: 'UTC' }), await site.signUp()]
    const { challenge } = await open(member)
    const readProfile = async () => (await other.call('GET', `/api/members/${member.id}`)).json().challenges
    const edited = await member.call('PATCH', '/api/account/profile', { challenges: [challenge.id] })
    expect([edited.json().challenges, await readProfile()]).toEqual([[], []])
    goTo('2026-12-07T12:00:00.000Z')
    expect(await readProfile()).toMatchObject([{ id: challenge.id, progress: 0 }])
  })

  test('belongs to the audience of its announcements, and to the export of the member', async () => {
    const [opener, member] = [await site.signUp(), await site.signUp()]
    const start = await open(opener)
    await join(member, start)
    const announcement = { title: 'Soon', content: 'See you on Monday.', challengeId: start.challenge.id }
    expect((await admin.call('POST', '/api/admin/announcements', announcement)).json()).toMatchObject({ audience: 2 })
    for (const [client, openedByMember] of [
      [opener, true],
      [member, false],
    ] as const) {
      const { rawPayload } = await client.call('GET', '/api/account/export')
      const [exported] = JSON.parse(strFromU8(unzipSync(rawPayload)['challenges.json'] ?? new Uint8Array()))
      expect(exported).toMatchObject({ startedOn: monday, startedTogether: { on: monday, openedByMember }, days: [] })
    }
  })

  test('is not joined early by a late member, whose day 1 is their own', async () => {
    const [opener, late] = [await site.signUp({ timeZone: 'UTC' }), await site.signUp({ timeZone: 'UTC' })]
    const start = await open(opener)
    goTo('2026-12-09T12:00:00.000Z')
    expect(await readStart(late, start)).toMatchObject({ open: false, members: 1, joined: false })
    const joined = await join(late, start, { rule: 'strict' })
    expect(joined.json()).toMatchObject({ startsOn: null, start: { members: 2 }, today: 'open', fillable: [] })
    expect((await mark(late, start)).json()).toMatchObject({ progress: 1, wall: 'd' })
    expect((await readDays(late, '?from=2026-12-05&to=2026-12-09')).states).toBe('----d')
  })
})

describe('members in different time zones', () => {
  test.each([
    ['across the date line', monday, ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Berlin']],
    ['on a day when the clocks go forward', '2027-03-28', ['Europe/Berlin', 'Pacific/Honolulu', 'Europe/Lisbon']],
    ['on a day when the clocks go back', '2027-04-04', ['Pacific/Auckland', 'Australia/Lord_Howe', 'Asia/Tokyo']],
  ])('start together %s, each on their own calendar', async (_name, date, zones) => {
    goTo(`${addDays(date, -20)}T12:00:00.000Z`)
    const members = await Promise.all(zones.map((timeZone) => site.signUp({ timeZone })))
    const [opener, ...others] = members
    if (!opener) throw new Error('no members')
    const start = await open(opener, { date, rule: 'strict' })
    for (const member of others) await join(member, start, { rule: 'strict' })

    // Everyone tries every three hours, from two days before to two days after.
    const firstMarks = new Map<string, string>()
    goTo(`${addDays(date, -2)}T00:00:00.000Z`)
    for (let hour = 0; hour < 96; hour += 3) {
      for (const member of members) {
        const { asOf } = await readDays(member, `?from=${date}&to=${date}`)
        const reply = await mark(member, start)
        expect(reply.statusCode === 201 || reply.statusCode === 409).toBe(true)
        if (reply.statusCode === 201 && !firstMarks.has(member.id)) firstMarks.set(member.id, asOf)
        if (asOf < date) expect(reply.json()).toMatchObject({ code: 'conflict', current: { startsOn: date } })
      }
      site.services.clock.advance({ minutes: 180 })
    }
    expect([...firstMarks.values()]).toEqual([date, date, date])
    for (const member of members) {
      const { states } = await readDays(member, `?from=${addDays(date, -2)}&to=${addDays(date, 1)}`)
      expect(states).toMatch(/^--d[do]$/)
      expect(await read(member, start)).toMatchObject({ run: 1, missed: 0, start: { members: 3 } })
    }
  })

  test('each miss their own day', async () => {
    const zones = ['Pacific/Auckland', 'Pacific/Honolulu', 'UTC']
    const members = await Promise.all(zones.map((timeZone) => site.signUp({ timeZone })))
    const [opener, ...others] = members
    if (!opener) throw new Error('no members')
    const start = await open(opener, { rule: 'flexible' })
    for (const member of others) await join(member, start, { rule: 'flexible' })
    for (let day = 0; day < 8; day++) {
      for (const [index, member] of members.entries()) {
        goTo(`${addDays(monday, day)}T12:00:00.000Z`)
        const { asOf } = await readDays(member)
        // Each leaves out another day of the first week.
        if (asOf >= monday && asOf !== addDays(monday, index + 2)) await mark(member, start)
      }
    }
    goTo('2026-12-15T12:00:00.000Z')
    const walls = await Promise.all(members.map(async (member) => (await read(member, start)).wall))
    const states = await Promise.all(
      members.map(async (member) => (await readDays(member, '?from=2026-12-06&to=2026-12-13')).states),
    )
    expect(states).toEqual(['-ddmdddd', '-dddmddd', '-ddddmdd'])
    expect(walls.every((wall) => wall.split('m').length === 2)).toBe(true)
  })
})

describe('a flight over the date line', () => {
  test('to an earlier date makes the challenge wait again until its day comes back', async () => {
    const member = await site.signUp({ timeZone: 'Pacific/Auckland' })
    const start = await open(member, { rule: 'strict' })
    goTo('2026-12-06T20:00:00.000Z')
    expect(await read(member, start)).toMatchObject({ startsOn: null, today: 'open' })
    await moveTo(member, 'Pacific/Honolulu')
    expect(await read(member, start)).toMatchObject({ startsOn: monday, today: 'rest', asOf: '2026-12-06' })
    expect((await mark(member, start)).statusCode).toBe(409)
    goTo('2026-12-07T20:00:00.000Z')
    expect((await mark(member, start)).statusCode).toBe(201)
    expect(await read(member, start)).toMatchObject({ run: 1, progress: 1, missed: 0 })
  })

  test('keeps a marked first day', async () => {
    const member = await site.signUp({ timeZone: 'Pacific/Auckland' })
    const start = await open(member, { rule: 'strict' })
    goTo('2026-12-06T20:00:00.000Z')
    expect((await mark(member, start)).statusCode).toBe(201)
    await moveTo(member, 'Pacific/Honolulu')
    expect(await read(member, start)).toMatchObject({ startsOn: null, today: 'done', asOf: monday, progress: 1 })
    expect((await mark(member, start)).json().message).toBe('That day is already marked.')
    goTo('2026-12-08T20:00:00.000Z')
    expect((await mark(member, start)).json()).toMatchObject({ progress: 2, run: 1 })
  })

  test('to a later date loses no day', async () => {
    const member = await site.signUp({ timeZone: 'Etc/GMT+12' })
    const start = await open(member, { rule: 'strict' })
    // The member's date goes from 6 to 8 December.
    goTo('2026-12-07T14:00:00.000Z')
    await moveTo(member, 'Pacific/Kiritimati')
    expect(await read(member, start)).toMatchObject({ startsOn: null, today: 'open', asOf: '2026-12-08' })
    expect((await mark(member, start)).json()).toMatchObject({ progress: 1, run: 1, missed: 0 })
    goTo('2026-12-11T14:00:00.000Z')
    expect(await read(member, start)).toMatchObject({ run: 2 })
  })

  test('never makes an ordinary participation wait', async () => {
    const [opener, late] = [await site.signUp({ timeZone: 'UTC' }), await site.signUp({ timeZone: 'Pacific/Auckland' })]
    const start = await open(opener)
    goTo('2026-12-06T20:00:00.000Z')
    expect((await join(late, start)).json()).toMatchObject({ startsOn: null, asOf: monday })
    await moveTo(late, 'Pacific/Honolulu')
    expect(await read(late, start)).toMatchObject({ startsOn: null, today: 'open', asOf: monday })
    expect((await mark(late, start)).statusCode).toBe(201)
  })
})
