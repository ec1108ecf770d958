import type { MailedInvitation } from '#contract/mailed-invitations.ts'
import type { MailedInvitationRow } from './mailed-invitation-queries.ts'

export function presentMailedInvitation(row: MailedInvitationRow): MailedInvitation {
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    reason: explain(row),
    by: toPerson(row.author_id, row.author_username),
    member: row.status === 'joined' ? toPerson(row.member_id, row.member_username) : null,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
  }
}

function toPerson(id: string | null, username: string | null): MailedInvitation['by'] {
  return id === null || username === null ? null : { id, username }
}

function explain({ status, error, ...row }: MailedInvitationRow): string | null {
  if (status === 'waiting') {
    const isActive = row.author_role === 'admin' && row.author_suspended_at === null
    if (row.message_id === null && !isActive) return `Not sent while ${row.author_username} is not an active admin.`
    return row.attempts ? `It is tried again by itself. ${error}` : null
  }
  if (status === 'uncertain') return 'It may have arrived, so it isn’t sent again: nobody gets two.'
  if (status !== 'failed') return null
  if (error === null) return 'It wasn’t sent: it was discarded, or its link didn’t work at that moment.'
  const cause = causes.find(([pattern]) => pattern.test(error))?.[1]
  return cause ? `${cause} ${error}` : error
}

/** What answers of mail servers about one address usually mean, by their enhanced status codes (RFC 3463) or words. */
const causes: [pattern: RegExp, cause: string][] = [
  [
    /\b5\.1\.[0136]\b|user unknown|unknown user|no such (user|recipient|mailbox)|does ?n[o’']t exist|mailbox not found/i,
    'This address doesn’t exist.',
  ],
  [/\b5\.1\.2\b|\b5\.4\.4\b|domain|host not found/i, 'The part after the @ doesn’t exist or takes no email.'],
  [/\b[45]\.2\.2\b|quota|mailbox (is )?full/i, 'The mailbox is full.'],
  [/\b5\.7\.\d+\b|spam|blocked|policy|rejected/i, 'The mail server refuses it.'],
]
