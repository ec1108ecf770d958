import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { parseCalendar } from '#test/parse-calendar.ts'

let member: TestClient

const site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
await site.signUp()
afterAll(() => site.close())

beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  member = await site.signUp({ timeZone: 'Europe/Berlin' })
})

async function subscribe(): Promise<string> {
  const { calendarUrl } = (await member.call('POST', '/api/calendar')).json()
  return new URL(calendarUrl).pathname
}

async function readEvents(path: string) {
  const reply = await site.visitor('GET', path)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const { properties, events } = parseCalendar(reply.rawPayload)
  return { properties, events }
}

describe('the calendar feed', () => {
  test('has one event a day for 30 days, at the time of the reminder and across the change of clocks', async () => {
    await joinTestChallenge(site, member, { duration: 90 })
    await joinTestChallenge(site, member, { duration: 90 })
    await member.call('PATCH', '/api/reminders', { time: '19:00' })
    const { properties, events } = await readEvents(await subscribe())
    expect(properties).toMatchObject({ VERSION: '2.0', 'REFRESH-INTERVAL': 'PT1H', 'X-PUBLISHED-TTL': 'PT1H' })
    expect(events).toHaveLength(30)
    expect(events[0]).toMatchObject({
      DTSTART: '20260310T180000Z',
      DTEND: '20260310T181500Z',
      SUMMARY: 'Time for today’s steps',
      alarm: { ACTION: 'DISPLAY', DESCRIPTION: 'Time for today’s steps' },
    })
    expect(events.at(-1)).toMatchObject({ DTSTART: '20260408T170000Z' })
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(30)
  })

  test('leaves out breaks, rest days, weekdays without reminders and days after the end', async () => {
    await joinTestChallenge(site, member, { duration: 4 })
    await joinTestChallenge(site, member, { duration: 2, schedule: { kind: 'weekdays', days: [1, 6] } })
    await member.call('POST', '/api/breaks', { from: '2026-03-11', to: '2026-03-12' })
    await member.call('PATCH', '/api/reminders', { weekdays: [1, 2, 3, 4, 6, 7] })
    const { events } = await readEvents(await subscribe())
    expect(events.map(({ DTSTART }) => DTSTART?.slice(0, 8))).toEqual(['20260310', '20260314', '20260315', '20260316'])
  })

  test('leaves today out once everything is done, and keeps the other events as they were', async () => {
    const challenge = await joinTestChallenge(site, member, { duration: 90 })
    await member.call('PATCH', '/api/reminders', { time: '19:00' })
    const path = await subscribe()
    const before = (await readEvents(path)).events
    await challenge.mark()
    const after = (await readEvents(path)).events
    expect(after).toEqual(before.slice(1))
  })

  test('names challenges only for members who allow it, whatever their titles contain', async () => {
    const { challengeId } = await joinTestChallenge(site, member)
    const title = `Cold; showers, \\ "every" day\nwith ${'äöü🧊'.repeat(20)} BEGIN:VALARM`
    await site.database.updateTable('challenges').set({ title }).where('id', '=', challengeId).execute()
    const path = await subscribe()
    expect((await readEvents(path)).events[0]?.SUMMARY).toBe('Time for today’s step')
    await member.call('PATCH', '/api/notification-settings', { named: true })
    expect((await readEvents(path)).events[0]?.SUMMARY).toBe(title)
  })

  test('is empty without a challenge', async () => {
    expect((await readEvents(await subscribe())).events).toEqual([])
  })

  test('is sent again only after a change', async () => {
    const challenge = await joinTestChallenge(site, member)
    const path = await subscribe()
    const { etag } = (await site.visitor('GET', path)).headers
    const known = { 'if-none-match': String(etag) }
    site.services.clock.advance({ minutes: 5 })
    expect((await site.visitor('GET', path, undefined, known)).statusCode).toBe(304)
    await challenge.mark()
    expect((await site.visitor('GET', path, undefined, known)).statusCode).toBe(200)
  })

  test('ends when the link is renewed or revoked, and for a suspended member', async () => {
    const path = await subscribe()
    const renewed = await subscribe()
    expect((await site.visitor('GET', path)).statusCode).toBe(404)
    expect((await site.visitor('GET', `${renewed}x`)).statusCode).toBe(404)
    await site.database
      .updateTable('users')
      .set({ suspended_at: '2026-03-10T09:00:00.000Z' })
      .where('id', '=', member.id)
      .execute()
    expect((await site.visitor('GET', renewed)).statusCode).toBe(404)
  })
})
