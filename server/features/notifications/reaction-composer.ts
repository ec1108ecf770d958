import { createComposer } from './create-composer.ts'
import { listLatestActors } from './queries.ts'
import { listReactionSubjects } from './reaction-queries.ts'
import { describeReactions } from './reaction-words.ts'

const neutral = 'There is a new answer for you'

const labels = {
  day: 'Open the crew',
  finish: 'Open the challenge',
  discussion: 'Read the discussion',
  reply: 'Read the discussion',
  'round-answer': 'Open the round',
}

/** Writes about one-tap answers. Only the body of an email says who answered what, unless the member allows more. */
export const reactionComposer = createComposer('reaction', async ({ database, unread, settings: { named } }) => {
  const [subject] = await listReactionSubjects(database, [unread.id])
  if (!subject) return null
  const [latest] = await listLatestActors(database, [unread.id])
  const text = describeReactions(latest, subject)
  const paths = {
    day: subject.crew_id === null ? '/crews' : `/crew/${subject.crew_id}`,
    finish: `/finished/${subject.subject_id}`,
    discussion: `/community/${subject.post_id}`,
    reply: `/community/${subject.post_id}?reply=${subject.subject_id}`,
    'round-answer': `/crew/${subject.crew_id}/round?on=${subject.round_on}`,
  }
  return {
    subject: named ? text.slice(0, -1) : neutral,
    paragraphs: [text],
    push: named ? text : `${neutral}.`,
    action: { label: labels[subject.kind], path: paths[subject.kind] },
  }
})
