import { describe, expect, test } from 'vitest'
import { countMails, countPushes } from '#server/measurements/count-messages.ts'
import { createFakeMailer, MailError } from '#server/services/mail.ts'
import type { Push, PushResult } from '#server/services/push.ts'
import { type TestApp } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'

const metricsToken = 'm'.repeat(32)

function scrape(site: TestApp, token = metricsToken, headers: Record<string, string> = {}) {
  return site.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}`, ...headers } })
}

/** Reads the value of a series, such as `sevenpillars_members`. */
function read(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

describe('/metrics', () => {
  test('does not exist without a token in the settings', async () => {
    const site = await startTestApp()
    expect((await scrape(site)).statusCode).toBe(404)
  })

  test.each(['', 'wrong', `${metricsToken}x`])('refuses the token “%s”', async (token) => {
    const site = await startTestApp({ metricsToken })
    const reply = await scrape(site, token)
    expect(reply.statusCode).toBe(401)
    expect(reply.headers['www-authenticate']).toBe('Bearer')
    expect(reply.body).not.toContain('sevenpillars_')
  })

  test('answers under the name that the machine has in the network of the operator', async () => {
    const site = await startTestApp({ metricsToken, publicUrl: 'https://pillars.example.org' })
    expect((await scrape(site, metricsToken, { host: 'app:3000' })).statusCode).toBe(200)
  })

  test('has the calls of each endpoint, with pages and without addresses', async () => {
    const site = await startTestApp({ metricsToken })
    const member = await site.signUp()
    const goal = (await member.call('POST', '/api/goals', { title: 'Sleep', pillar: 'physical' })).json()
    expect((await member.call('PATCH', `/api/goals/${goal.id}`, { title: 'Sleep more' })).statusCode).toBe(200)
    await member.call('GET', '/api/goals')
    await member.call('GET', '/api/goals')
    await member.call('GET', '/goals')
    const { body, headers } = await scrape(site)
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    const count = (labels: string) => read(body, `sevenpillars_http_request_duration_seconds_count{${labels}}`)
    expect(count('method="GET",route="/api/goals",status="200"')).toBe(2)
    expect(count('method="PATCH",route="/api/goals/:id",status="200"')).toBe(1)
    expect(count('method="GET",route="page",status="200"')).toBe(1)
    expect(body).not.toContain(goal.id)
    expect(body).not.toContain(member.email)
  })

  test('has the members, the database, the queues and the last backup', async () => {
    const site = await startTestApp({ metricsToken })
    await site.signUp()
    await site.signUp()
    await site.database
      .insertInto('site_settings')
      .values({ key: 'last-backup', value: '2026-03-10T03:00:00.000Z' })
      .execute()
    const { body } = await scrape(site)
    expect(read(body, 'sevenpillars_database_up')).toBe(1)
    expect(read(body, 'sevenpillars_members')).toBe(2)
    expect(read(body, 'sevenpillars_members_active{period="today"}')).toBe(2)
    expect(read(body, 'sevenpillars_messages_waiting{channel="email"}')).toBe(0)
    expect(read(body, 'sevenpillars_backup_last_timestamp_seconds')).toBe(Date.parse('2026-03-10T03:00:00Z') / 1000)
    expect(read(body, 'sevenpillars_database_bytes')).toBeGreaterThan(0)
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  test('answers while the database does not', async () => {
    const site = await startTestApp({ metricsToken })
    await site.database.schema.alterTable('load_samples').renameTo('away').execute()
    const { statusCode, body } = await scrape(site)
    expect(statusCode).toBe(200)
    expect(read(body, 'sevenpillars_database_up')).toBe(0)
    expect(body).toContain('process_resident_memory_bytes')
    expect(read(body, 'sevenpillars_members')).toBeUndefined()
  })

  test('counts the results of emails and push messages', async () => {
    const site = await startTestApp({ metricsToken })
    const mailer = createFakeMailer()
    const mail = countMails(mailer, site.measurements)
    const broken = countMails(
      {
        ...mailer,
        async send() {
          throw new MailError('refused', 'No')
        },
      },
      site.measurements,
    )
    const message = { to: 'man@example.org', subject: 'Hello', text: 'Hello' }
    await mail.send(message)
    await mail.send(message)
    await expect(broken.send(message)).rejects.toThrow('No')
    for (const result of ['accepted', 'gone', 'uncertain'] as const)
      await countPushes(createPushWith(result), site.measurements).send(target, request)
    const { body } = await scrape(site)
    const count = (labels: string) => read(body, `sevenpillars_messages_total{${labels}}`)
    expect(count('channel="email",result="sent"')).toBe(2)
    expect(count('channel="email",result="failed"')).toBe(1)
    expect(count('channel="push",result="sent"')).toBe(1)
    expect(count('channel="push",result="failed"')).toBe(1)
  })
})

const target = { endpoint: 'https://push.example.org/1', p256dh: '', auth: '' }
const request = {
  payload: '',
  topic: '',
  ttl: 1,
  urgency: 'normal',
  keys: { publicKey: '', privateKey: '' },
  contact: 'mailto:man@example.org',
} as const

function createPushWith(result: 'accepted' | 'gone' | 'uncertain'): Push {
  const outcome: PushResult = result === 'uncertain' ? { result, error: 'The connection ended.' } : { result }
  return { isAllowed: async () => true, send: async () => outcome }
}
