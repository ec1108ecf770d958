import { expect, test } from 'vitest'
import type { SiteStatus } from '#contract/status.ts'
import { idleChannel } from '#test/idle-channel.ts'
import { findProblems } from './find-problems.ts'

const now = Date.parse('2026-03-10T09:00:00.000Z')
const healthy: SiteStatus = {
  version: '1.0.0',
  engine: 'sqlite',
  startedAt: '2026-03-10T08:00:00.000Z',
  processes: 1,
  memoryBytes: 1e8,
  databaseBytes: 1e8,
  freeBytes: 5e9,
  recent: { calls: 100, failures: 0, medianMs: 2, slowMs: 20, loopDelayMs: 1, queryMs: 0.1 },
  load: [{ at: '2026-03-10T08:55:00.000Z', calls: 100, failures: 0, medianMs: 2, slowMs: 20 }],
  busiest: [],
  members: { all: 1, today: 1, week: 1, month: 1, days: [] },
  messages: [],
  channels: [
    { ...idleChannel, channel: 'push' },
    { ...idleChannel, channel: 'email' },
  ],
  backup: { time: '03:00', lastAt: null, problem: null, overdue: false },
  overdue: [],
}

const find = (changes: Partial<SiteStatus>) => findProblems({ ...healthy, ...changes }, now).map(({ text }) => text)

test('finds nothing wrong with a healthy site', () => {
  expect(find({})).toEqual([])
})

test.each<[string, Partial<SiteStatus>, string]>([
  ['a full disk', { freeBytes: 2e8 }, 'The disk has only 200 MB left. When it is full, members can’t save anything.'],
  [
    'late work',
    { overdue: [{ work: 'reminders', since: '2026-03-10T06:00:00.000Z' }] },
    'Overdue for 3 hours: reminders. The log of the server says why; a restart often helps.',
  ],
  [
    'push messages that can’t be sent',
    { channels: [{ ...idleChannel, channel: 'push', available: false, problem: 'The keys can’t be read.' }] },
    'The keys can’t be read.',
  ],
  [
    'email that does not get through',
    { channels: [{ ...idleChannel, channel: 'email', waiting: 1200, oldestWaitingAt: '2026-03-07T09:00:00.000Z' }] },
    '1,200 emails can’t be sent, the oldest for 3 days.',
  ],
  [
    'a message that failed',
    { channels: [{ ...idleChannel, channel: 'push', failed: 1 }] },
    '1 push message failed in the last two weeks.',
  ],
  [
    'a backup that failed',
    { backup: { time: '03:00', lastAt: null, problem: 'The disk is full.', overdue: true } },
    'The last backup failed: The disk is full.',
  ],
  [
    'missing backups',
    { backup: { time: '03:00', lastAt: null, problem: null, overdue: true } },
    'There was no good backup in the last two days.',
  ],
  ['no backups', { backup: { time: null, lastAt: null, problem: null, overdue: false } }, 'Nightly backups are off.'],
  [
    'failures',
    { load: [{ at: '2026-03-10T08:55:00.000Z', calls: 4000, failures: 12, medianMs: 2, slowMs: 20 }] },
    '12 of 4,000 calls failed in the last 24 hours because of the server. Its log says why.',
  ],
  [
    'slow answers',
    { recent: { ...healthy.recent, slowMs: 2340 } },
    'The server is slow: 1 of 20 calls takes more than 2.3 s.',
  ],
  [
    'a busy process',
    { recent: { ...healthy.recent, loopDelayMs: 400, slowMs: 2340 } },
    'The server is too busy: calls wait for up to 400 ms before it looks at them.',
  ],
])('reports %s', (_name, changes, text) => {
  expect(find(changes)).toEqual([text])
})

test('does not call it a problem that a site has no email', () => {
  const email = { ...idleChannel, channel: 'email' as const, available: false, problem: 'No mail server is set up.' }
  expect(find({ channels: [email] })).toEqual([])
})

test('says nothing about the speed of a few calls', () => {
  expect(find({ recent: { ...healthy.recent, calls: 5, slowMs: 2340, loopDelayMs: 400 } })).toEqual([])
})
