import type { AnnouncementReach } from '#contract/announcements.ts'

/** Say how many members an announcement reaches by email, and why not all. */
export function describeReach({ members, email, unconfirmed, emailOff }: AnnouncementReach): string {
  const total = members === 1 ? '1 member' : `${formatCount(members)} members`
  return [
    `${formatCount(email)} of ${total} will get this by email.`,
    unconfirmed > 0 && `${formatCount(unconfirmed)} ${unconfirmed === 1 ? 'has' : 'have'} not confirmed their address.`,
    emailOff > 0 && `${formatCount(emailOff)} ${emailOff === 1 ? 'has' : 'have'} switched these emails off.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
