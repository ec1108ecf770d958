import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runAdminCommand } from '#server/admin-commands.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { addTestChallenge, joinTestChallenge } from '#test/challenge-member.ts'
import { parseCalendar } from '#test/parse-calendar.ts'
import { formatCalendarLink } from '../notifications/calendar-link.ts'

let member: TestClient

const site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
const admin = await site.signUp()
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

  test('begins with the first day of a challenge that waits for its date', async () => {
    const challengeId = await addTestChallenge(site, { duration: 3 })
    await member.call('POST', `/api/challenges/${challengeId}/starts`, { date: '2026-03-14' })
    const { events } = await readEvents(await subscribe())
    expect(events.map(({ DTSTART }) => DTSTART?.slice(0, 8))).toEqual(['20260314', '20260315', '20260316'])
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

  const getMailedToken = () => /#token=([\w-]+)/.exec(site.services.mail.sent.at(-1)?.text ?? '')?.[1]
  const newPassword = 'a better horse battery'

  test.each<[string, () => Promise<unknown>]>([
    ['signs out everywhere', () => member.call('DELETE', '/api/account/sessions')],
    [
      'changes the password',
      () => member.call('POST', '/api/account/password', { currentPassword: password, newPassword }),
    ],
    [
      'resets the password',
      async () => {
        const { link } = (await admin.call('POST', `/api/admin/members/${member.id}/reset-link`)).json()
        return site.visitor('POST', '/api/auth/reset', { token: link.split('token=').at(-1), password: newPassword })
      },
    ],
    [
      'changes the email address',
      async () => {
        await member.call('POST', '/api/account/email', { email: `new-${member.email}`, password })
        return member.call('POST', '/api/auth/verify', { token: getMailedToken() })
      },
    ],
    ['is signed out by an admin', () => admin.call('POST', `/api/admin/members/${member.id}/end-sessions`)],
    [
      'is suspended and restored',
      async () => {
        await admin.call('POST', `/api/admin/members/${member.id}/suspend`)
        return admin.call('POST', `/api/admin/members/${member.id}/restore`)
      },
    ],
    [
      'gets another email address by the admin command',
      () => runAdminCommand(site, ['change-email', member.email, `other-${member.email}`]),
    ],
  ])('has a new address after the member %s', async (_what, act) => {
    const path = await subscribe()
    const reply = await act()
    if (typeof reply === 'object' && reply && 'statusCode' in reply) expect(reply.statusCode).toBe(200)
    expect((await site.visitor('GET', path)).statusCode).toBe(404)
    const { calendar_id } = await site.database
      .selectFrom('notification_settings')
      .select('calendar_id')
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow()
    const renewed = formatCalendarLink(site.services.secrets, calendar_id ?? '')
    expect((await site.visitor('GET', `/api/calendar/${renewed}`)).statusCode).toBe(200)
  })

  test('stays off when a member who does not use it signs out everywhere', async () => {
    await subscribe()
    await member.call('DELETE', '/api/calendar')
    await member.call('DELETE', '/api/account/sessions')
    expect((await member.call('GET', '/api/notification-settings')).json().calendarUrl).toBe(null)
  })
})
