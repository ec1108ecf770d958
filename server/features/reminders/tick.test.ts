import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { composers } from '../../composers.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { sendDueReminders } from './tick.ts'

let site: TestApp
let member: TestClient

beforeAll(async () => {
  site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
  await site.signUp()
})
afterAll(() => site.close())

beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  member = await createMember()
})

async function createMember(timeZone = 'UTC'): Promise<TestClient> {
  const created = await site.signUp({ timeZone })
  await site.database
    .updateTable('users')
    .set({ email_verified_at: '2026-03-10T09:00:00.000Z' })
    .where('id', '=', created.id)
    .execute()
  return created
}

const change = (body: unknown, client = member) => client.call('PATCH', '/api/reminders', body)

/** Checks all members at an instant and sends what is due. @returns the subjects of the member's mails since then */
async function tick(instant: string): Promise<string[]> {
  site.services.clock.set(instant)
  return (await remind()).map(({ subject }) => subject)
}

async function remind() {
  const before = site.services.mail.sent.length
  while ((await sendDueReminders(site, { limit: 10 })) > 0);
  await deliverDue(site, composers)
  return site.services.mail.sent.slice(before).filter(({ to }) => to === member.email)
}

describe('a reminder', () => {
  test('comes once at the chosen time, and the late message after it', async () => {
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00' })
    expect(await tick('2026-03-10T17:59:59.000Z')).toEqual([])
    expect(await tick('2026-03-10T18:00:00.000Z')).toEqual(['Time for today’s step'])
    expect(await tick('2026-03-10T18:00:05.000Z')).toEqual([])
    expect(await tick('2026-03-10T20:30:00.000Z')).toEqual(['You have 1 step left today'])
    expect(await tick('2026-03-10T21:59:00.000Z')).toEqual([])
    expect(await tick('2026-03-11T18:00:00.000Z')).toEqual(['Time for today’s step'])
  })

  test('names everything that is due in its body, with the day and the cue', async () => {
    await joinTestChallenge(site, member, { cue: 'After breakfast, in the bathroom' })
    const walk = await joinTestChallenge(site, member, { duration: 10 })
    await walk.mark()
    await change({ on: true, time: '18:00' })
    site.services.clock.set('2026-03-11T18:00:00.000Z')
    const [mail] = await remind()
    expect(mail?.subject).toBe('Time for today’s 2 steps')
    expect(mail?.text).toContain(`Here are today’s steps:

Thirty mornings, day 1 of 30
When and where: After breakfast, in the bathroom

Thirty mornings, day 2 of 10

Open today’s steps:
https://pillars.example.org/
`)
  })

  test('does not come after marking, on a rest day, during a break or after leaving', async () => {
    const daily = await joinTestChallenge(site, member)
    const weekdays = await joinTestChallenge(site, member, { schedule: { kind: 'weekdays', days: [3] } })
    await change({ on: true, time: '18:00' })
    await daily.mark()
    expect(await tick('2026-03-10T18:00:00.000Z')).toEqual([])
    site.services.clock.set('2026-03-11T09:00:00.000Z')
    await weekdays.leave()
    await member.call('POST', '/api/breaks', { from: '2026-03-11', to: '2026-03-12' })
    expect(await tick('2026-03-11T18:00:00.000Z')).toEqual([])
    expect(await tick('2026-03-12T18:00:00.000Z')).toEqual([])
    expect(await tick('2026-03-13T18:00:00.000Z')).toEqual(['Time for today’s step'])
  })
})
