import type { Start } from '#contract/starts.ts'
import { isolate } from '#web/ui/isolate.ts'
import { countMembers } from './count-members.ts'

/** Say who is told of joining a start, before the member joins. */
export function describeOpener({ openedBy, joined }: Pick<Start, 'openedBy' | 'joined'>): string | undefined {
  if (!openedBy) return undefined
  const name = isolate(openedBy.username)
  return joined ? `Set by ${name}.` : `Set by ${name}, who will see that you joined.`
}

/** Say how many have joined a start, and what joining it means now. */
export function describeStart(
  { open, joined, members }: Pick<Start, 'open' | 'joined' | 'members'>,
  isActive: boolean,
): { people: string; text: string } {
  return { people: describePeople({ joined, members }), text: describeJoining({ open, joined }, isActive) }
}

function describePeople({ joined, members }: Pick<Start, 'joined' | 'members'>): string {
  if (members === 0) return 'Nobody has joined yet.'
  return joined ? countMembers(members) : members === 1 ? '1 member so far.' : `${members} members so far.`
}

function describeJoining({ open, joined }: Pick<Start, 'open' | 'joined'>, isActive: boolean): string {
  if (joined) return open ? 'You’re in. Nothing is due until then.' : 'You’re in.'
  if (isActive) return 'You’re already doing this challenge, on your own days.'
  return open
    ? 'Everyone starts on the same date, wherever they live. Nothing is due until then.'
    : 'You can still do it. Your day 1 is today.'
}
