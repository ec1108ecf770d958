import type { ReactionKind } from '#contract/reactions.ts'
import { type CommunityActor, getViewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import * as queries from './queries.ts'
import { toDaySubject } from './subjects.ts'

export type Subject = { kind: ReactionKind; subjectId: string }

/** A day of a member, or anything else by its id. */
type About = { kind: 'day'; memberId: string; date: string } | { kind: Exclude<ReactionKind, 'day'>; id: string }

/** Finds what one-tap answers are about, if the member sees it. */
export function findSubject(
  database: Database,
  actor: Pick<CommunityActor, 'userId' | 'role'>,
  about: About,
): Promise<queries.Subject | undefined> {
  const viewer = getViewer(actor)
  switch (about.kind) {
    case 'day':
      return queries.findDay(database, viewer.viewerId, about)
    case 'finish':
      return queries.findFinish(database, viewer.viewerId, about.id)
    case 'discussion':
      return queries.findDiscussion(database, viewer, about.id)
    case 'reply':
      return queries.findReply(database, viewer, about.id)
    case 'round-answer':
      return queries.findRoundAnswer(database, viewer.viewerId, about.id)
  }
}

export function getSubject(about: About): Subject {
  return { kind: about.kind, subjectId: about.kind === 'day' ? toDaySubject(about) : about.id }
}
