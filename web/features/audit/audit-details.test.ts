import { expect, test } from 'vitest'
import { describeDetail } from './audit-details.ts'

const id = '01980000-0000-7000-8000-000000000001'

test.each([
  [`hide discussion ${id}`, 'Hid a discussion'],
  [`remove social-post ${id}`, 'Removed a post'],
  [`suspend member ${id}`, 'Suspended'],
  [`auto-hide reply ${id}`, 'Reports hid a reply'],
  [`reverse mute member ${id}`, 'Appeal reversed: muted'],
  [`remove crew-post ${id}`, 'Removed a post'],
  [`reverse hide round-answer ${id}`, 'Appeal reversed: hid an answer'],
  [`uphold remove reply ${id}`, 'Appeal upheld: removed a reply'],
  ['mute for 3 days', 'Muted for 3 days'],
  ['warn', 'Warned'],
  ['something else', 'something else'],
])('describes %s', (detail, text) => {
  expect(describeDetail('moderation', detail)).toBe(text)
})

test('leaves the details of other kinds as they are', () => {
  expect(describeDetail('refused', 'GET /api/admin/members')).toBe('GET /api/admin/members')
})
