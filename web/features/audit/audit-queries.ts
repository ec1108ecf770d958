import type { AuditKind } from '#contract/audit.ts'
import { pagedApiQuery } from '#web/api/client.ts'

export const kindLabels: Record<AuditKind, string> = {
  setup: 'Site set up',
  'sign-up': 'Account created',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-out-everywhere': 'Signed out everywhere',
  'password-change': 'Password changed',
  'password-reset': 'Password reset',
  'reset-link': 'Reset link created',
  'username-change': 'Username changed',
  'email-change': 'Email changed',
  'email-verification': 'Email verified',
  'role-change': 'Role changed',
  suspension: 'Suspended',
  restoration: 'Restored',
  announcement: 'Announcement',
  moderation: 'Moderation',
  'member-note': 'Note about a member',
  'member-created': 'Member created',
  'sessions-ended': 'Sessions ended',
  invitation: 'Invitation',
  application: 'Request to join',
  'site-change': 'Site changed',
  content: 'Content changed',
  export: 'Data downloaded',
  deletion: 'Account deleted',
  refused: 'Admin request refused',
}

/** The filters in the address. `from` and `to` are dates in the browser's time zone, and both are included. */
export function auditQuery(search: URLSearchParams) {
  const [kind, member] = [search.get('kind'), search.get('member')]
  return pagedApiQuery('GET /api/admin/audit', {
    query: {
      kind: isKind(kind) ? kind : undefined,
      member: member || undefined,
      from: toInstant(search.get('from'), 0),
      until: toInstant(search.get('to'), 1),
    },
  })
}

function isKind(value: string | null): value is AuditKind {
  return value !== null && Object.hasOwn(kindLabels, value)
}

function toInstant(date: string | null, daysLater: number): string | undefined {
  const midnight = new Date(`${date}T00:00`)
  if (date === null || Number.isNaN(midnight.getTime())) return undefined
  midnight.setDate(midnight.getDate() + daysLater)
  return midnight.toISOString()
}
