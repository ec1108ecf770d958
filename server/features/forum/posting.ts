import { newMember } from '#contract/moderation-items.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { throttle } from '../../throttle/throttle.ts'
import { countLinks } from './links.ts'

/**
 * Checks that a member may write these texts in the community now.
 * @throws muted, guidelines-required; too-many-requests for too many links from a new member
 */
export function assertMayPost(actor: CommunityActor, texts: string[]): void {
  const { guidelinesDue, timeZone } = actor
  assertNotMuted(actor, 'post')
  if (guidelinesDue) throw refuse('guidelines-required', 'Please read and accept the community guidelines first.')
  if (!isNewMember(actor) || countLinks(texts.join('\n')) <= newMember.links) return
  const until = getNewUntil(actor)
  throw refuse(
    'too-many-requests',
    `In your first days here, a post can have up to ${newMember.links} links. Please leave some out, or post it after ${formatDate(until, timeZone)}.`,
    { retryAfter: Math.ceil((until.getTime() - actor.now.getTime()) / 1000) },
  )
}

/** Checks that a member may change their name, avatar or profile text now. @throws muted */
export function assertMayShow(actor: CommunityActor): void {
  assertNotMuted(actor, 'change what others see of you')
}

const dailyLimits = {
  discussion: { perDay: newMember.discussionsPerDay, verb: 'start', noun: 'discussions' },
  reply: { perDay: newMember.repliesPerDay, verb: 'write', noun: 'replies' },
  socialPost: { perDay: newMember.socialPostsPerDay, verb: 'add', noun: 'social posts' },
}

/** Counts what a new member posts, in its transaction, so that refused posts and retries do not count. */
export async function countPostOfNewMember(
  dependencies: Pick<Dependencies, 'database' | 'services'>,
  actor: CommunityActor,
  kind: keyof typeof dailyLimits,
): Promise<void> {
  if (!isNewMember(actor)) return
  const { perDay, verb, noun } = dailyLimits[kind]
  await throttle(
    dependencies,
    `new member ${kind} ${actor.userId}`,
    { maxAttempts: perDay, minutes: 24 * 60 },
    (wait) => `In your first days here, you can ${verb} up to ${perDay} ${noun} a day. You can post again in ${wait}.`,
  )
}

const dayMs = 24 * 60 * 60_000

function isNewMember(actor: CommunityActor): boolean {
  return actor.role === 'member' && actor.now < getNewUntil(actor)
}

function getNewUntil({ memberSince }: CommunityActor): Date {
  return new Date(Date.parse(memberSince) + newMember.days * dayMs)
}

function assertNotMuted({ mutedUntil, timeZone }: CommunityActor, action: string): void {
  if (mutedUntil === null) return
  const message = mutedUntil.startsWith('9999')
    ? `A moderator has muted you, so you can’t ${action}.`
    : `You can’t ${action} until ${formatDate(new Date(mutedUntil), timeZone)}.`
  throw refuse('muted', message)
}

/** Formats an instant in the member's time zone: 3 May, 14:30. */
function formatDate(instant: Date, timeZone: string): string {
  const format = { timeZone, day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('en-GB', format).format(instant).replace(' at ', ', ')
}
