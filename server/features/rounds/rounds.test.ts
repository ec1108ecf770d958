import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Round } from '#contract/crew-rounds.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { openEvents } from '#test/event-stream.ts'
import { addTestCrew, joinTestCrew } from '#test/test-crew.ts'
import { leaveRounds } from './leave.ts'

const site = await createTestApp()
afterAll(() => site.close())
await site.signUp()

let founder: TestClient
let member: TestClient
let crewId: string

// 10 March 2026 is a Tuesday.
beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  founder = await site.signUp()
  member = await site.signUp()
  crewId = await addTestCrew(site, [founder, member])
})

const getUrl = (on?: string) => `/api/crews/${crewId}/round${on === undefined ? '' : `?on=${on}`}`
const read = async (client: TestClient, on?: string): Promise<Round> => (await client.call('GET', getUrl(on))).json()
const change = (body: unknown, client = founder) => client.call('PATCH', getUrl(), body)
const answer = (client: TestClient, body: object) =>
  client.call('POST', getUrl(), { answers: ['Fine', 'Sleep', 'Run twice'], ...body })
const at = (instant: string) => site.services.clock.set(instant)

describe('before the first round', () => {
  test('a crew has none until its founder chooses a day', async () => {
    expect(await read(member)).toEqual({
      crewId,
      crewName: 'Thursday crew',
      canChange: false,
      weekday: null,
      hour: null,
      on: null,
      open: false,
      nextOn: null,
      nextAt: null,
      questions: ['How was it?', 'What was hard?', 'What will you do by next week?'],
      crewQuestions: ['How was it?', 'What was hard?', 'What will you do by next week?'],
      answers: [],
      members: 2,
      commitment: null,
      previous: null,
      next: null,
    })
  })

  test('says when the first one opens', async () => {
    const changed = await change({ weekday: 7, hour: 19 })
    expect(changed.json()).toMatchObject({ canChange: true, weekday: 7, hour: 19 })
    expect(await read(member)).toMatchObject({
      on: null,
      open: false,
      nextOn: '2026-03-15',
      nextAt: '2026-03-15T19:00:00.000Z',
    })
    expect((await answer(member, { on: '2026-03-08' })).statusCode).toBe(409)
    expect((await answer(member, { on: '2026-03-15' })).statusCode).toBe(409)
  })

  test('begins on the same day while its hour is still ahead', async () => {
    await change({ weekday: 2, hour: 10 })
    expect(await read(member)).toMatchObject({ on: null, nextOn: '2026-03-10' })
    await change({ weekday: null })
    await change({ weekday: 2, hour: 9 })
    expect(await read(member)).toMatchObject({ on: null, nextOn: '2026-03-17' })
  })
})

describe('the settings', () => {
  test('are only for the founder, and the crew only for its members', async () => {
    const stranger = await site.signUp()
    expect((await change({ weekday: 7 }, member)).statusCode).toBe(403)
    expect((await change({ weekday: 7 }, stranger)).statusCode).toBe(404)
    expect((await stranger.call('GET', getUrl())).statusCode).toBe(404)
    expect((await answer(stranger, { on: '2026-03-08' })).statusCode).toBe(404)
  })

  test('have three questions of at most 120 characters', async () => {
    expect((await change({ questions: ['One?', 'Two?'] })).statusCode).toBe(400)
    expect((await change({ questions: ['One?', '', 'Three?'] })).statusCode).toBe(400)
    expect((await change({ questions: ['One?', 'x'.repeat(121), 'Three?'] })).statusCode).toBe(400)
    const questions = ['One?', 'x'.repeat(120), 'Three?']
    expect((await change({ questions })).json().questions).toEqual(questions)
    expect((await change({ questions: null })).json().questions[0]).toBe('How was it?')
  })

  test('with new questions keep those that were answered, and ask the new ones from then on', async () => {
    await change({ weekday: 7 })
    at('2026-03-15T19:00:00.000Z')
    await answer(member, { on: '2026-03-15' })
    await change({ questions: ['What did you put off?', 'Why?', 'And now?'] })
    const own = await read(member)
    expect([own.questions[0], own.answers[0]?.questions[0]]).toEqual(['How was it?', 'How was it?'])
    expect((await read(founder)).questions[0]).toBe('What did you put off?')
    const stale = await answer(founder, { on: '2026-03-15', questions: own.questions })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict'])
    at('2026-03-15T19:01:00.000Z')
    expect((await answer(founder, { on: '2026-03-15' })).json().answers[1].questions[2]).toBe('And now?')
  })

  test('on another weekday keep the round open until the first one on that day', async () => {
    await change({ weekday: 7 })
    at('2026-03-16T09:00:00.000Z')
    await change({ weekday: 3 })
    expect(await read(member)).toMatchObject({ on: '2026-03-15', open: true, nextOn: '2026-03-18' })
    expect((await answer(member, { on: '2026-03-15' })).statusCode).toBe(200)
    at('2026-03-18T19:00:00.000Z')
    expect(await read(member)).toMatchObject({
      on: '2026-03-18',
      open: true,
      nextOn: '2026-03-25',
      previous: '2026-03-15',
      commitment: { on: '2026-03-15', text: 'Run twice' },
    })
  })

  test('without a day close the round, and keep what was written', async () => {
    await change({ weekday: 7 })
    at('2026-03-15T19:00:00.000Z')
    await answer(member, { on: '2026-03-15' })
    await change({ weekday: null })
    expect(await read(member)).toMatchObject({ on: null, open: false, previous: '2026-03-15', nextAt: null })
    expect((await read(founder, '2026-03-15')).answers).toHaveLength(1)
    expect((await answer(founder, { on: '2026-03-15' })).statusCode).toBe(409)
  })
})

describe('answers', () => {
  beforeEach(async () => {
    await change({ weekday: 7, hour: 19 })
    at('2026-03-15T19:00:00.000Z')
  })

  test('are read by everyone in the crew, in the order in which they came', async () => {
    await answer(member, { on: '2026-03-15' })
    at('2026-03-15T20:00:00.000Z')
    await answer(founder, { on: '2026-03-15', answers: ['', 'The tax letter', ''] })
    const { answers, open } = await read(founder)
    expect(open).toBe(true)
    expect(answers).toEqual([
      {
        id: expect.any(String),
        userId: member.id,
        username: member.username,
        profileImageUrl: null,
        questions: ['How was it?', 'What was hard?', 'What will you do by next week?'],
        answers: ['Fine', 'Sleep', 'Run twice'],
        commitment: null,
        outcome: null,
        answeredAt: '2026-03-15T19:00:00.000Z',
        editedAt: null,
        hidden: false,
        reactions: { counts: {}, own: null },
      },
      expect.objectContaining({ userId: founder.id, answers: ['', 'The tax letter', ''] }),
    ])
  })

  test('tell the others to read the crew again', async () => {
    await change({ weekday: 7 })
    at('2026-03-15T19:00:00.000Z')
    const stream = await openEvents(site, founder.cookie)
    expect((await answer(member, { on: '2026-03-15' })).statusCode).toBe(200)
    expect(await stream.until((event) => event.type === 'crews')).toEqual({ type: 'crews' })
    await stream.close()
  })

  test('can be changed while the round is open, and not after it', async () => {
    await answer(member, { on: '2026-03-15' })
    at('2026-03-22T18:59:59.000Z')
    const changed = await answer(member, { on: '2026-03-15', answers: ['Better', '', 'Rest'] })
    expect(changed.json().answers).toMatchObject([
      { answers: ['Better', '', 'Rest'], answeredAt: '2026-03-15T19:00:00.000Z', editedAt: '2026-03-22T18:59:59.000Z' },
    ])
    at('2026-03-22T19:00:00.000Z')
    expect((await answer(member, { on: '2026-03-15' })).statusCode).toBe(409)
    expect(await read(member)).toMatchObject({ on: '2026-03-22', answers: [], previous: '2026-03-15', next: null })
    expect(await read(member, '2026-03-15')).toMatchObject({ open: false, next: '2026-03-22', previous: null })
  })

  test('need a text in one of the three, and have at most 1,000 characters each', async () => {
    expect((await answer(member, { on: '2026-03-15', answers: [' ', '', '\n'] })).json().fields).toEqual({
      answers: 'Required',
    })
    expect((await answer(member, { on: '2026-03-15', answers: ['😀'.repeat(1001), '', ''] })).statusCode).toBe(400)
    expect((await answer(member, { on: '2026-03-15', answers: ['😀'.repeat(1000), '', ''] })).statusCode).toBe(200)
  })

  test('say what became of the commitment of the last round that the member answered', async () => {
    expect((await answer(member, { on: '2026-03-15', outcome: 'done' })).statusCode).toBe(400)
    await answer(member, { on: '2026-03-15' })
    at('2026-03-29T19:00:00.000Z')
    expect((await read(member)).commitment).toEqual({ on: '2026-03-15', text: 'Run twice' })
    expect((await read(founder)).commitment).toBeNull()
    await answer(member, { on: '2026-03-29', answers: ['Fine', '', ''], outcome: 'changed' })
    const [shown] = (await read(founder)).answers
    expect(shown).toMatchObject({ commitment: { on: '2026-03-15', text: 'Run twice' }, outcome: 'changed' })
    at('2026-04-05T19:00:00.000Z')
    expect((await read(member)).commitment).toBeNull()
    expect((await answer(member, { on: '2026-04-05', outcome: 'done' })).statusCode).toBe(400)
  })

  test('are refused from a muted member, and before the guidelines are accepted', async () => {
    const { database } = site
    await database
      .updateTable('users')
      .set({ muted_until: '2026-12-01T00:00:00.000Z' })
      .where('id', '=', member.id)
      .execute()
    expect((await answer(member, { on: '2026-03-15' })).json().code).toBe('muted')
  })

  test('of someone who left are gone, and nobody who left reads the crew', async () => {
    await answer(member, { on: '2026-03-15' })
    await answer(founder, { on: '2026-03-15' })
    const row = { crewId, userId: member.id }
    await site.database.transaction().execute((tx) => leaveRounds(tx, row, site.services.clock.now()))
    await site.database
      .deleteFrom('crew_members')
      .where('crew_id', '=', crewId)
      .where('user_id', '=', member.id)
      .execute()
    expect((await read(founder)).answers.map(({ userId }) => userId)).toEqual([founder.id])
    expect((await member.call('GET', getUrl())).statusCode).toBe(404)
    await joinTestCrew(site, crewId, member)
    expect(await read(member)).toMatchObject({ commitment: null, answers: [{ userId: founder.id }], open: true })
  })

  test('of a blocked member are hidden, in both directions', async () => {
    await answer(member, { on: '2026-03-15' })
    await answer(founder, { on: '2026-03-15' })
    await site.database
      .insertInto('member_blocks')
      .values({ user_id: member.id, blocked_id: founder.id, created_at: 'now', blocked_name: 'a', blocker_name: 'b' })
      .execute()
    expect((await read(founder)).answers.map(({ userId }) => userId)).toEqual([founder.id])
    expect((await read(member)).answers.map(({ userId }) => userId)).toEqual([member.id])
  })

  test.each(['suspended', 'blocked'])(
    'of a %s member count nowhere, nor does the round that only they answered',
    async (state) => {
      await answer(member, { on: '2026-03-15' })
      at('2026-03-22T19:00:00.000Z')
      await answer(founder, { on: '2026-03-22' })
      at('2026-03-29T19:00:00.000Z')
      await answer(member, { on: '2026-03-29' })
      expect(await read(founder, '2026-03-22')).toMatchObject({
        members: 2,
        previous: '2026-03-15',
        next: '2026-03-29',
      })
      at('2026-04-05T19:00:00.000Z')
      if (state === 'blocked')
        await site.database
          .insertInto('member_blocks')
          .values({
            user_id: member.id,
            blocked_id: founder.id,
            created_at: 'now',
            blocked_name: 'a',
            blocker_name: 'b',
          })
          .execute()
      else
        await site.database
          .updateTable('users')
          .set({ suspended_at: '2026-04-01T00:00:00.000Z' })
          .where('id', '=', member.id)
          .execute()
      expect(await read(founder, '2026-03-22')).toMatchObject({ members: 1, previous: null, next: '2026-04-05' })
      expect((await founder.call('GET', getUrl('2026-03-29'))).statusCode).toBe(404)
    },
  )

  test('that a moderator has hidden are read by their author only, who cannot change them', async () => {
    await answer(member, { on: '2026-03-15' })
    const hide = site.database.updateTable('round_answers').set({ decision_id: 'decision' })
    await hide.where('user_id', '=', member.id).execute()
    expect((await read(founder)).answers).toEqual([])
    expect((await read(member)).answers).toMatchObject([{ userId: member.id, hidden: true }])
    expect((await answer(member, { on: '2026-03-15' })).json()).toMatchObject({
      code: 'conflict',
      message: 'A moderator has hidden your answer, so you can’t change it.',
    })
    at('2026-03-22T19:00:00.000Z')
    await answer(member, { on: '2026-03-22', outcome: 'done' })
    expect((await read(founder)).answers).toMatchObject([{ commitment: null, outcome: 'done' }])
    expect((await read(member)).answers).toMatchObject([{ commitment: { text: 'Run twice' } }])
    expect((await read(founder)).previous).toBeNull()
  })

  test('of a round that never was are not found', async () => {
    expect((await member.call('GET', getUrl('2026-03-01'))).statusCode).toBe(404)
    expect((await member.call('GET', getUrl('2026-03-22'))).statusCode).toBe(404)
  })
})

test('a round opens for each member at the hour on their own clock, also when clocks change and days start late', async () => {
  const [tokyo, newYork] = [
    await site.signUp({ timeZone: 'Asia/Tokyo' }),
    await site.signUp({ timeZone: 'America/New_York' }),
  ]
  for (const each of [tokyo, newYork]) await joinTestCrew(site, crewId, each)
  await newYork.call('PATCH', '/api/preferences', { dayStart: 4 })
  at('2026-03-06T09:00:00.000Z')
  await change({ weekday: 7, hour: 2 })
  // Days start at 3:00 by default, so 2:00 comes after midnight.
  expect([(await read(tokyo)).nextAt, (await read(member)).nextAt, (await read(newYork)).nextAt]).toEqual([
    '2026-03-08T17:00:00.000Z',
    '2026-03-09T02:00:00.000Z',
    '2026-03-09T06:00:00.000Z',
  ])
  await newYork.call('PATCH', '/api/preferences', { dayStart: 0 })
  // On that date, the clocks of New York skip from 2:00 to 3:00.
  expect((await read(newYork)).nextAt).toBe('2026-03-08T07:00:00.000Z')
  at('2026-03-08T18:00:00.000Z')
  expect([(await read(tokyo)).on, (await read(member)).on, (await read(newYork)).on]).toEqual([
    '2026-03-08',
    null,
    '2026-03-08',
  ])
  expect((await answer(tokyo, { on: '2026-03-08' })).statusCode).toBe(200)
  expect((await answer(member, { on: '2026-03-08' })).statusCode).toBe(409)
})
