import { z } from 'zod'
import type { Participation } from '#contract/challenges.ts'
import { pillar, type Pillar } from '#contract/pillars.ts'
import type { OwnProfile, Profile } from '#contract/profiles.ts'
import { countDays, getMemberDate, type DayRule } from '../../calendar.ts'
import type { findMember, ProfileRow } from './profile-queries.ts'

export const emptyProfile: ProfileRow = { about: null, pillars: '[]', shown: false, findable_name: null }

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
    now,
  }: { isOpen: boolean; isBlocked: boolean; challenges: Participation[]; isOwn: boolean; now: Date },
): Profile {
  const rule = { timeZone: row.time_zone, dayStart: row.day_start }
  const joinedOn = getMemberDate(rule, new Date(row.created_at))
  const role = row.role === 'admin' ? 'admin' : row.moderator_id === null ? 'member' : 'moderator'
  const isShown = isOpen && row.shown === true
  return {
    id: row.id,
    username: row.username,
    profileImageUrl: isBlocked ? null : row.profile_image_url,
    role,
    joinedOn,
    daysSinceJoining: countDays(joinedOn, getMemberDate(rule, now)),
    about: isShown ? row.about : null,
    pillars: isShown ? parsePillars(row.pillars) : [],
    challenges: challenges.map((each) => presentChallenge(each, rule)),
    blocked: row.blocked_at !== null,
    canBlock: role === 'member' && !isOwn,
  }
}

/** @param row missing until the member has saved their profile */
export function presentOwnProfile(
  row: ProfileRow | undefined,
  {
    participations,
    shownChallenges,
    rule,
  }: { participations: Participation[]; shownChallenges: ReadonlySet<string>; rule: DayRule },
): OwnProfile {
  const { about, pillars, shown, findable_name } = row ?? emptyProfile
  const challenges = participations.map((each) => ({
    ...presentChallenge(each, rule),
    shown: shownChallenges.has(each.challengeId),
  }))
  return {
    about,
    pillars: parsePillars(pillars),
    shown,
    findable: findable_name !== null,
    challenges,
    saved: row !== undefined,
  }
}

function presentChallenge(
  { challenge, progress, completed, completedAt }: Participation,
  rule: DayRule,
): Profile['challenges'][number] {
  const { id, title, pillar: ofChallenge, duration } = challenge
  const completedOn = completedAt && getMemberDate(rule, new Date(completedAt))
  return { id, title, pillar: ofChallenge, progress, duration, completed, completedOn }
}

function parsePillars(json: string | null): Pillar[] {
  return z.array(pillar).parse(JSON.parse(json ?? '[]'))
}
