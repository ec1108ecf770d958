import type { ReactionAnswer, ReactionKind } from '#contract/reactions.ts'
import { formatActors, quoteTitle } from './message-texts.ts'
import type { ActorsRow } from './queries.ts'
import type { ReactionSubjectRow } from './reaction-queries.ts'

const words: Record<ReactionAnswer, string> = {
  'with-you': 'With you',
  'well-done': 'Well done',
  'thank-you': 'Thank you',
  'same-here': 'Same here',
}

/** “Ade and 2 others say “With you” for your day.” */
export function describeReactions(actors: ActorsRow | undefined, subject: ReactionSubjectRow): string {
  const { kind, title, lowest, highest, thread_crew_id: crewId } = subject
  const verb = (actors?.total ?? 1) > 1 ? 'say' : 'says'
  const subjects: Record<ReactionKind, string> = {
    day: 'your day',
    finish: `your finish of ${quoteTitle(title ?? '')}`,
    discussion: `your discussion ${quoteTitle(title ?? '')}`,
    'round-answer': `your answer in the weekly round of ${quoteTitle(title ?? '')}`,
    reply: `your ${crewId === null ? 'reply' : 'post'} in ${quoteTitle(title ?? '')}`,
  }
  const names = formatActors(actors)
  return lowest === highest
    ? `${names} ${verb} “${words[lowest]}” ${kind === 'day' ? 'for' : 'on'} ${subjects[kind]}.`
    : `${names} answered ${subjects[kind]}.`
}
