import { afterAll, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { runAdminCommand } from '../../admin-commands.ts'

const log: { msg: string; kind?: string; [field: string]: unknown }[] = []
const site = await createTestApp(
  { logLevel: 'info', adminEmails: [] },
  { logTo: { write: (line) => void log.push(JSON.parse(line)) } },
)
const admin = await site.signUp()
let member: TestClient
afterAll(() => site.close())

const signIn = (given: string) => {
  const payload = { email: member.email, password: given }
  return site.inject({ method: 'POST', url: '/api/auth/sign-in', payload, remoteAddress: '203.0.113.7' })
}
const getMailedToken = () => /#token=([\w-]+)/.exec(site.services.mail.sent.at(-1)?.text ?? '')?.[1]

type Action = {
  kind: string
  act: () => Promise<unknown>
  by?: 'member' | 'admin' | 'command' | 'visitor'
  detail?: string
}
const newPassword = 'a better horse battery'

const actions: Action[] = [
  { kind: 'sign-in', act: () => signIn(password) },
  { kind: 'sign-in-failed', act: () => signIn('wrong password'), by: 'visitor' },
  { kind: 'sign-out-everywhere', act: () => member.call('DELETE', '/api/account/sessions') },
  {
    kind: 'password-change',
    act: () => member.call('POST', '/api/account/password', { currentPassword: password, newPassword }),
  },
  {
    kind: 'password-reset',
    act: async () => {
      const link = await runAdminCommand(site, ['reset-link', member.email])
      const token = /token=([\w-]+)/.exec(link)?.[1]
      return site.visitor('POST', '/api/auth/reset', { token, password: newPassword })
    },
  },
  {
    kind: 'email-change',
    act: async () => {
      await member.call('POST', '/api/account/email', { email: `new-${member.email}`, password })
      return member.call('POST', '/api/auth/verify', { token: getMailedToken() })
    },
  },
  {
    kind: 'email-verification',
    act: async () => {
      await member.call('POST', '/api/auth/request-verification')
      return site.visitor('POST', '/api/auth/verify', { token: getMailedToken() })
    },
    by: 'visitor',
  },
  { kind: 'suspension', act: () => admin.call('POST', `/api/admin/members/${member.id}/suspend`), by: 'admin' },
  { kind: 'restoration', act: () => admin.call('POST', `/api/admin/members/${member.id}/restore`), by: 'admin' },
  { kind: 'export', act: () => member.call('GET', '/api/account/export') },
  {
    kind: 'refused',
    act: () => member.call('GET', '/api/admin/members'),
    detail: 'GET /api/admin/members',
  },
  {
    kind: 'role-change',
    act: () => runAdminCommand(site, ['role', member.email, 'admin']),
    by: 'command',
    detail: 'admin',
  },
  { kind: 'reset-link', act: () => runAdminCommand(site, ['reset-link', member.email]), by: 'command' },
  {
    kind: 'email-change',
    act: () => runAdminCommand(site, ['change-email', member.email, `x-${member.email}`]),
    by: 'command',
  },
  { kind: 'email-verification', act: () => runAdminCommand(site, ['verify', member.email]), by: 'command' },
  { kind: 'suspension', act: () => runAdminCommand(site, ['suspend', member.email]), by: 'command' },
  { kind: 'restoration', act: () => runAdminCommand(site, ['end-suspension', member.email]), by: 'command' },
]

test.each(actions)('says who did what, from where and when: $kind', async ({ kind, act, by = 'member', detail }) => {
  member = await site.signUp()
  log.length = 0
  const reply = await act()
  const status = typeof reply === 'object' && reply && 'statusCode' in reply ? reply.statusCode : 200
  expect(status).toBe(kind === 'sign-in-failed' ? 401 : kind === 'refused' ? 403 : 200)
  const actors = {
    member: { id: member.id, username: member.username },
    admin: { id: admin.id, username: admin.username },
  }
  const [entry]: AuditEntry[] = (await admin.call('GET', `/api/admin/audit?kind=${kind}`)).json()
  expect(entry).toEqual({
    id: expect.any(String),
    kind,
    member: actors.member,
    actor: by === 'member' || by === 'admin' ? actors[by] : null,
    via: by === 'command' ? 'command' : 'site',
    address: by === 'command' ? null : expect.stringMatching(/^(127\.0\.0\.1|203\.0\.113\.7)$/),
    detail: detail ?? null,
    count: 1,
    createdAt: '2026-03-10T09:00:00.000Z',
    lastAt: '2026-03-10T09:00:00.000Z',
  })
  const line = expect.objectContaining({ msg: 'security log', kind, memberId: member.id })
  expect(log).toContainEqual(line)
})
