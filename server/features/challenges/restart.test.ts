import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { engine } from '#test/database.ts'

let site: TestApp
let member: TestClient

beforeAll(async () => {
  site = await createTestApp({}, { connections: 20 })
  await site.signUp()
  member = await site.signUp()
})
afterAll(() => site.close())
beforeEach(() => goTo('2026-03-10'))

const goTo = (date: string) => site.services.clock.set(`${date}T09:00:00.000Z`)

async function joinAndMark(options: Parameters<typeof joinTestChallenge>[2], ...dates: string[]) {
  const participation = await joinTestChallenge(site, member, options)
  for (const date of dates) {
    goTo(date)
    expect((await participation.mark()).statusCode, date).toBe(201)
  }
  return participation
}

const readStoredDays = async (id: string) =>
  (
    await site.database
      .selectFrom('challenge_check_ins')
      .selectAll()
      .where('user_challenge_id', '=', id)
      .orderBy('run')
      .orderBy('day')
      .execute()
  ).map(({ run, day, date, late }) => `${run}.${day} ${date}${late ? '*' : ''}`)

describe('a restart by the rule', () => {
  // The 13th is missed, which is known from the 15th.
  const upToTheMiss = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-14']

  test('shows a day marked after the miss in the next run, and the next write moves it', async () => {
    const { id, mark, read, listDays } = await joinAndMark({ rule: 'strict' }, ...upToTheMiss)
    goTo('2026-03-15')
    expect(await read()).toMatchObject({
      run: 2,
      progress: 1,
      wall: 'd',
      lastCheckIn: { run: 2, day: 1, date: '2026-03-14' },
      restart: { missed: '2026-03-13', progress: 3, undoUntil: '2026-03-20' },
    })
    expect(await listDays()).toEqual(['1.1 2026-03-10', '1.2 2026-03-11', '1.3 2026-03-12', '2.1 2026-03-14'])
    expect(await readStoredDays(id)).toContain('1.4 2026-03-14')

    const marked = (await mark()).json()
    expect(marked).toMatchObject({ run: 2, progress: 2, wall: 'dd', lastCheckIn: { run: 2, day: 2 } })
    expect(marked).toMatchObject(await read())
    expect(await readStoredDays(id)).toEqual([
      '1.1 2026-03-10',
      '1.2 2026-03-11',
      '1.3 2026-03-12',
      '2.1 2026-03-14',
      '2.2 2026-03-15',
    ])
  })

  test('is what PATCH progress compares with', async () => {
    const { patch } = await joinAndMark({ rule: 'strict' }, '2026-03-10', '2026-03-11', '2026-03-12')
    goTo('2026-03-16')
    const stale = await patch(4)
    expect([stale.statusCode, stale.json().current]).toMatchObject([409, { run: 2, progress: 0 }])
    expect((await patch(0)).statusCode).toBe(200)
    expect((await patch(1)).json()).toMatchObject({ run: 2, progress: 1 })
  })

  test('is undone by marking the missed day within seven days', async () => {
    const { id, mark, read } = await joinAndMark({ rule: 'strict' }, ...upToTheMiss, '2026-03-15', '2026-03-16')
    expect(await read()).toMatchObject({ run: 2, progress: 3, fillable: ['2026-03-13'] })
    const reply = await mark({ date: '2026-03-13', note: 'I forgot to mark it' })
    expect(reply.json()).toMatchObject({ run: 1, progress: 7, restart: null, wall: 'dddlddd', fillable: [] })
    expect(reply.json()).toMatchObject(await read())
    expect(await readStoredDays(id)).toEqual([
      '1.1 2026-03-10',
      '1.2 2026-03-11',
      '1.3 2026-03-12',
      '1.4 2026-03-14',
      '1.5 2026-03-15',
      '1.6 2026-03-16',
      '1.7 2026-03-13*',
    ])
  })

  test('comes back when that late mark is undone', async () => {
    const { id, mark, undo, read } = await joinAndMark({ rule: 'strict' }, ...upToTheMiss, '2026-03-15')
    const before = await read()
    const stored = await readStoredDays(id)
    expect((await mark({ date: '2026-03-13' })).json().progress).toBe(6)
    expect((await undo(6)).json()).toEqual(before)
    expect(await readStoredDays(id)).toEqual(stored)
  })

  test('stays after seven days', async () => {
    const daysAfter = ['2026-03-15', '2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19']
    const { mark, read } = await joinAndMark({ rule: 'strict' }, ...upToTheMiss, ...daysAfter)
    goTo('2026-03-20')
    expect((await read()).fillable).toContain('2026-03-13')
    goTo('2026-03-21')
    expect(await read()).toMatchObject({ restart: null, fillable: ['2026-03-20'] })
    const refused = await mark({ date: '2026-03-13' })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { date: 'That day can’t be marked anymore.' }])
  })

  test('keeps every day and note over several restarts, as time goes on', async () => {
    const participation = await joinAndMark({ rule: 'strict' })
    const marked: string[] = []
    for (let week = 0; week < 8; week++) {
      for (const day of [0, 1, 2]) {
        const date = new Date(Date.UTC(2026, 2, 10 + week * 7 + day)).toISOString().slice(0, 10)
        goTo(date)
        await participation.mark({ note: `Note of ${date}` })
        marked.push(date)
      }
    }
    expect(await participation.read()).toMatchObject({ run: 8, progress: 3 })
    const checkIns = await participation.readCheckIns()
    expect(checkIns.map(({ date }) => date)).toEqual(marked)
    expect(checkIns.map(({ note }) => note)).toEqual(marked.map((date) => `Note of ${date}`))
    expect(checkIns.map(({ run, day }) => `${run}.${day}`)).toEqual(
      Array.from({ length: 8 }, (_, run) => [1, 2, 3].map((day) => `${run + 1}.${day}`)).flat(),
    )
  })
})

describe('starting over', () => {
  test('begins the next run and keeps the earlier days', async () => {
    const { startOver, mark, listDays, read } = await joinAndMark({}, '2026-03-10', '2026-03-11')
    goTo('2026-03-14')
    expect((await startOver(1)).json()).toMatchObject({
      run: 2,
      progress: 0,
      missed: 0,
      restart: null,
      wall: '',
      fillable: [],
      lastCheckIn: null,
    })
    expect((await mark()).json()).toMatchObject({ run: 2, progress: 1 })
    expect(await listDays()).toEqual(['1.1 2026-03-10', '1.2 2026-03-11', '2.1 2026-03-14'])
    goTo('2026-03-26')
    expect(await read()).toMatchObject({ run: 2, progress: 1 })
  })

  test('ends only one run when the request is repeated', async () => {
    const { startOver, read } = await joinAndMark({}, '2026-03-10')
    goTo('2026-03-12')
    const first = await startOver(1)
    const repeated = await startOver(1)
    expect([repeated.statusCode, repeated.json()]).toEqual([200, first.json()])
    expect(await read()).toEqual(first.json())
  })

  test(`ends only one run when two devices send it at once (${engine})`, async () => {
    const { startOver, read } = await joinAndMark({}, '2026-03-10')
    goTo('2026-03-12')
    const replies = await Promise.all(Array.from({ length: 5 }, () => startOver(1)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await read()).toMatchObject({ run: 2, progress: 0 })
  })

  test('is refused when today is marked, for another run and when the challenge is completed', async () => {
    const { startOver, mark, read } = await joinAndMark({ duration: 3 }, '2026-03-10')
    const refused = await startOver(1)
    expect([refused.statusCode, refused.json().current]).toMatchObject([409, { run: 1, progress: 1 }])
    goTo('2026-03-12')
    expect((await startOver(2)).statusCode).toBe(409)
    await mark()
    goTo('2026-03-13')
    await mark()
    goTo('2026-03-14')
    expect((await startOver(1)).statusCode).toBe(409)
    expect(await read()).toMatchObject({ run: 1, progress: 3, completed: true })
  })

  test('is refused when a later day is marked, after a flight over the date line', async () => {
    goTo('2026-03-09')
    const traveller = await site.signUp({ timeZone: 'Pacific/Auckland' })
    const { mark, startOver, read } = await joinTestChallenge(site, traveller)
    await mark()
    goTo('2026-03-11')
    await mark()
    await traveller.call('PATCH', '/api/account', { timeZone: 'Pacific/Honolulu' })
    const before = await read()
    expect(before).toMatchObject({ asOf: '2026-03-10', lastMarked: '2026-03-11', progress: 2 })
    expect((await startOver(1)).statusCode).toBe(409)
    expect(await read()).toEqual(before)
  })

  test('cannot be undone by marking an earlier day', async () => {
    const { startOver, mark } = await joinAndMark({ rule: 'strict' }, '2026-03-10', '2026-03-11')
    goTo('2026-03-13')
    await startOver(1)
    goTo('2026-03-14')
    expect((await mark({ date: '2026-03-12' })).statusCode).toBe(400)
    expect((await mark({ date: '2026-03-13' })).json()).toMatchObject({ run: 2, progress: 1 })
  })
})
