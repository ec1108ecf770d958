import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'
import { findCalendarMember } from './calendar-link.ts'
import { getNextDigest } from './digest-time.ts'
import { findQuietEnd } from './quiet-hours.ts'
import { createUnsubscribeToken } from './unsubscribe.ts'

let member: TestClient

const site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
const admin = await site.signUp()
beforeEach(async () => {
  member = await site.signUp()
})
afterAll(() => site.close())

const getSettings = async () => (await member.call('GET', '/api/notification-settings')).json()
const change = async (body: object) => (await member.call('PATCH', '/api/notification-settings', body)).json()

describe('settings', () => {
  test('starts with defaults', async () => {
    expect(await getSettings()).toEqual({
      kinds: {
        reminder: { inApp: false, push: true, email: true },
        reply: { inApp: true, push: true, email: true },
        mention: { inApp: true, push: true, email: true },
        announcement: { inApp: true, push: true, email: true },
        together: { inApp: true, push: true, email: true },
        moderation: { inApp: true, push: true, email: true },
        report: { inApp: true, push: true, email: true },
        run: { inApp: true, push: true, email: false },
      },
      named: false,
      digest: 'off',
      quietFrom: '22:00',
      quietUntil: '07:00',
      email: 'unverified',
      calendarUrl: null,
    })
  })

  test('changes only the given fields, also when two changes arrive at once', async () => {
    await Promise.all([
      change({ kinds: { reply: { push: false } } }),
      change({ kinds: { run: { email: true } } }),
      change({ named: true, quietFrom: '21:30' }),
    ])
    expect(await getSettings()).toMatchObject({
      kinds: { reply: { inApp: true, push: false, email: true }, run: { push: true, email: true } },
      named: true,
      quietFrom: '21:30',
      quietUntil: '07:00',
    })
  })

  test('always shows announcements in the app, and never reminders', async () => {
    const { kinds } = await change({ kinds: { announcement: { inApp: false }, reminder: { inApp: true } } })
    expect([kinds.announcement.inApp, kinds.reminder.inApp]).toEqual([true, false])
  })

  test.each([
    [{ quietFrom: '25:00' }, 'quietFrom'],
    [{ quietUntil: '07:01' }, 'quietUntil'],
    [{ digest: 'hourly' }, 'digest'],
  ])('rejects %j', async (body, field) => {
    const reply = await member.call('PATCH', '/api/notification-settings', body)
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
  })

  test('knows whether emails reach the member', async () => {
    await site.database.updateTable('users').set({ email_verified_at: 'now' }).where('id', '=', member.id).execute()
    expect((await getSettings()).email).toBe('available')
    site.services.mail.available = false
    expect((await getSettings()).email).toBe('unavailable')
    site.services.mail.available = true
  })
})

describe('quiet hours', () => {
  const berlin = { timeZone: 'Europe/Berlin', from: '22:00', until: '07:00' }
  test.each([
    ['2026-01-10T20:59:00.000Z', null],
    ['2026-01-10T21:00:00.000Z', '2026-01-11T06:00:00.000Z'],
    ['2026-01-11T02:00:00.000Z', '2026-01-11T06:00:00.000Z'],
    ['2026-01-11T06:00:00.000Z', null],
    // The clocks move forward at 01:00Z on 29 March and back at 01:00Z on 25 October.
    ['2026-03-28T21:30:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['2026-10-24T21:30:00.000Z', '2026-10-25T06:00:00.000Z'],
  ])('crosses midnight and changes of the clocks at %s', (now, end) => {
    expect(findQuietEnd(berlin, new Date(now))?.toISOString() ?? null).toBe(end)
  })

  test('can be in the middle of the day, end while the clocks repeat an hour, or be off', () => {
    const end = (from: string, until: string, now: string) =>
      findQuietEnd({ timeZone: 'Europe/Berlin', from, until }, new Date(now))?.toISOString() ?? null
    expect(end('09:00', '17:00', '2026-01-10T10:00:00.000Z')).toBe('2026-01-10T16:00:00.000Z')
    expect(end('09:00', '17:00', '2026-01-10T16:00:00.000Z')).toBeNull()
    expect(end('22:00', '02:30', '2026-10-25T00:15:00.000Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(end('22:00', '02:30', '2026-10-25T01:15:00.000Z')).toBeNull()
    expect(end('07:00', '07:00', '2026-01-10T06:00:00.000Z')).toBeNull()
  })
})

describe('the time of the digest', () => {
  test.each([
    ['daily', '2026-03-10T06:59:00.000Z', '2026-03-10T07:00:00.000Z'],
    ['daily', '2026-03-10T07:00:00.000Z', '2026-03-11T07:00:00.000Z'],
    ['daily', '2026-03-28T09:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['weekly', '2026-03-10T09:00:00.000Z', '2026-03-16T07:00:00.000Z'],
    ['weekly', '2026-03-16T06:00:00.000Z', '2026-03-16T07:00:00.000Z'],
    ['weekly', '2026-03-16T07:00:00.000Z', '2026-03-23T07:00:00.000Z'],
    ['off', '2026-03-10T09:00:00.000Z', null],
  ] as const)('is 08:00 of the member, %s after %s', (digest, now, next) => {
    expect(getNextDigest(digest, 'Europe/Berlin', new Date(now))).toBe(next)
  })
})

describe('the calendar link', () => {
  const renew = async (): Promise<string> => (await member.call('POST', '/api/calendar')).json().calendarUrl
  const getLink = (url: string) => url.replace('https://pillars.example.org/api/calendar/', '')
  const find = (link: string) => findCalendarMember(site, link)
  const refused = { code: 'not-found' }

  test('finds its member until it is renewed or revoked', async () => {
    const first = getLink(await renew())
    expect(await find(first)).toMatchObject({ userId: member.id, timeZone: 'UTC', named: false })
    const second = getLink(await renew())
    await expect(find(first)).rejects.toMatchObject(refused)
    expect(await find(second)).toMatchObject({ userId: member.id })
    expect((await member.call('DELETE', '/api/calendar')).json().calendarUrl).toBeNull()
    await expect(find(second)).rejects.toMatchObject(refused)
  })

  test('rejects forged links', async () => {
    const link = getLink(await renew())
    const [id = '', signature = ''] = link.split('.')
    const other = (await admin.call('POST', '/api/calendar')).json().calendarUrl.split('.').at(-1)
    for (const forged of [
      id,
      `${id}.`,
      `${id}.${other}`,
      `${id}.${signature.slice(1)}`,
      `${id}.${signature}x`,
      '',
      '.',
    ])
      await expect(find(forged)).rejects.toMatchObject(refused)
  })

  test('rejects the link of a suspended member', async () => {
    const link = getLink(await renew())
    await admin.call('POST', `/api/admin/members/${member.id}/suspend`)
    await expect(find(link)).rejects.toMatchObject(refused)
  })
})

describe('unsubscribing', () => {
  const getUrl = (kind: 'reply' | 'digest', userId = member.id) =>
    `/api/unsubscribe?token=${encodeURIComponent(createUnsubscribeToken(site.services.secrets, { userId, kind }))}`

  test('tells what a link switches off, and switches only that off', async () => {
    expect((await site.visitor('GET', getUrl('reply'))).json()).toEqual({ kind: 'reply', active: true })
    expect((await getSettings()).kinds.reply.email).toBe(true)
    expect((await site.visitor('POST', getUrl('reply'))).json()).toEqual({ kind: 'reply', active: false })
    expect((await site.visitor('GET', getUrl('reply'))).json()).toEqual({ kind: 'reply', active: false })
    expect((await getSettings()).kinds).toMatchObject({
      reply: { inApp: true, push: true, email: false },
      announcement: { email: true },
    })
  })

  test('switches the digest off, and does not send one email per reply instead', async () => {
    await change({ digest: 'weekly' })
    expect((await site.visitor('POST', getUrl('digest'))).json()).toEqual({ kind: 'digest', active: false })
    expect(await getSettings()).toMatchObject({ digest: 'off', kinds: { reply: { inApp: true, email: false } } })
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
    ['application/json', '""'],
  ])('takes one click in a mail program, as %s without an origin or a session', async (type, payload) => {
    const reply = await site.inject({
      method: 'POST',
      url: getUrl('reply'),
      headers: { 'content-type': type },
      payload,
    })
    expect([reply.statusCode, (await getSettings()).kinds.reply.email]).toEqual([200, false])
  })

  test('switches off the emails of the link’s member, not those of the caller', async () => {
    await admin.call('POST', getUrl('reply'))
    expect((await getSettings()).kinds.reply.email).toBe(false)
    expect((await admin.call('GET', '/api/notification-settings')).json().kinds.reply.email).toBe(true)
  })

  test('rejects forged links and those of deleted accounts', async () => {
    const token = createUnsubscribeToken(site.services.secrets, { userId: member.id, kind: 'reply' })
    const [, , signature = ''] = token.split('.')
    const gone = createUnsubscribeToken(site.services.secrets, { userId: 'nobody', kind: 'reply' })
    for (const forged of [
      `reply.${admin.id}.${signature}`,
      `digest.${member.id}.${signature}`,
      `everything.${member.id}.${signature}`,
      token.slice(0, -1),
      gone,
      '..',
      '%00',
    ])
      for (const method of ['GET', 'POST'] as const) {
        const reply = await site.visitor(method, `/api/unsubscribe?token=${forged}`)
        expect([reply.statusCode, reply.json().code]).toEqual([410, 'link-expired'])
      }
    expect((await admin.call('GET', '/api/notification-settings')).json().kinds.reply.email).toBe(true)
  })
})
