import type { CheckedAddress, MailedInvitationStatus } from '#contract/mailed-invitations.ts'

export const statusNames: Record<MailedInvitationStatus, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  uncertain: 'May have arrived',
  joined: 'Joined',
  used: 'Asked to join',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

export function countAddresses(count: number): string {
  return count === 1 ? '1 address' : `${count.toLocaleString('en')} addresses`
}

export function countInvitations(count: number): string {
  return count === 1 ? '1 invitation' : `${count.toLocaleString('en')} invitations`
}

type Context = {
  /** Names the row of a place in the list. */
  rowOf: (place: number) => number
  formatDay: (instant: string) => string
}

/** Says why an address of a list gets no invitation. */
export function explainResult(
  { result, reason, sameAs, invitedAt }: CheckedAddress,
  { rowOf, formatDay }: Context,
): string {
  const day = invitedAt === null ? '' : formatDay(invitedAt)
  switch (result) {
    case 'invalid':
      return reason ?? 'This isn’t an email address'
    case 'duplicate':
      return `The same as in row ${rowOf(sameAs ?? 0)}`
    case 'member':
      return 'Already a member'
    case 'applicant':
      return 'Asked to join, and waits for an answer'
    case 'invited':
      return `Already invited: ${day}`
    case 'failed':
      return `The email failed: ${day}. It can be sent again from the list`
    case 'recent':
      return `Got an email: ${day}. Nobody gets a second one within two weeks`
    case 'new':
      return ''
  }
}
