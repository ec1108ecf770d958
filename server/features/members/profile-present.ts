import { z } from 'zod'
import type { Participation } from '#contract/challenges.ts'
import { pillar, type Pillar } from '#contract/pillars.ts'
import type { OwnProfile, Profile } from '#contract/profiles.ts'
import type { findMember, ProfileRow } from './profile-queries.ts'

type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

/**
 * @param view.isOpen whether the viewer sees more than the name and picture
 * @param view.isBlocked whether one of the two has blocked the other
 */
export function presentProfile(
  row: MemberRow,
  {
    isOpen,
    isBlocked,
    challenges,
    isOwn,
  }: { isOpen: boolean; isBlocked: boolean; challenges: Participation[]; isOwn: boolean },
): Profile {
  const role = row.role === 'admin' ? 'admin' : row.moderator_id === null ? 'member' : 'moderator'
  const isShown = isOpen && row.shown === true
  return {
    id: row.id,
    username: row.username,
    profileImageUrl: isBlocked ? null : row.profile_image_url,
    role,
    about: isShown ? row.about : null,
    pillars: isShown ? parsePillars(row.pillars) : [],
    challenges: challenges.map(presentChallenge),
    blocked: row.blocked_at !== null,
    canBlock: role === 'member' && !isOwn,
  }
}

export function presentOwnProfile(
  { about, pillars, shown }: ProfileRow,
  participations: Participation[],
  shownChallenges: ReadonlySet<string>,
): OwnProfile {
  const challenges = participations.map((each) => ({
    ...presentChallenge(each),
    shown: shownChallenges.has(each.challengeId),
  }))
  return { about, pillars: parsePillars(pillars), shown, challenges }
}

function presentChallenge({ challenge, progress, completed }: Participation): Profile['challenges'][number] {
  const { id, title, pillar: ofChallenge, duration } = challenge
  return { id, title, pillar: ofChallenge, progress, duration, completed }
}

function parsePillars(json: string | null): Pillar[] {
  return z.array(pillar).parse(JSON.parse(json ?? '[]'))
}
