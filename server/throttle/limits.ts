import ipaddr from 'ipaddr.js'
import { usernameChanges } from '#contract/limits.ts'

const usernameMinutes = usernameChanges.days * 24 * 60

export const throttleLimits = {
  auditedFailures: { maxAttempts: 50, minutes: 10 },
  // A group may sign up together in one room.
  signUpPerAddress: { maxAttempts: 60, minutes: 60 },
  // Attempts that fail. Any number of people may join with an invitation.
  signUpPerInvitation: { maxAttempts: 200, minutes: 60 },
  invitationPerAddress: { maxAttempts: 60, minutes: 60 },
  invitationsPerMember: { maxAttempts: 20, minutes: 24 * 60 },
  resetPerAddress: { maxAttempts: 20, minutes: 60 },
  resetPerAccount: { maxAttempts: 5, minutes: 60 },
  confirmationPerRecipient: { maxAttempts: 1, minutes: 60 },
  mailPerRecipient: { maxAttempts: 5, minutes: 24 * 60 },
  // Of the data of one member.
  exportsPerMember: { maxAttempts: 5, minutes: 24 * 60 },
  blocksPerMember: { maxAttempts: 40, minutes: 24 * 60 },
  usernamesPerMember: { maxAttempts: usernameChanges.max, minutes: usernameMinutes },
  // Someone who regrets their last change can go back.
  usernamesWithReturn: { maxAttempts: usernameChanges.max + 1, minutes: usernameMinutes },
  addPostPerMember: { maxAttempts: 60, minutes: 60 },
  picturesPerMember: { maxAttempts: 60, minutes: 60 },
  reactionsPerMember: { maxAttempts: 300, minutes: 60 },
  reportsPerMember: { maxAttempts: 20, minutes: 24 * 60 },
  fetchingPerAdmin: { maxAttempts: 60, minutes: 60 },
  testMessagesPerMember: { maxAttempts: 5, minutes: 10 },
  writingPerAdmin: { maxAttempts: 60, minutes: 60 },
} as const

/** Free attempts before each further one has to wait. They are forgotten after so many minutes without an attempt. */
export const passwordBackoff = {
  perAccount: { freeAttempts: 10, minutes: 15 },
  perAddress: { freeAttempts: 60, minutes: 15 },
} as const

/** Reduce an IPv6 address to its /64 block, which usually belongs to one customer. */
export function toAddressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString()
}
