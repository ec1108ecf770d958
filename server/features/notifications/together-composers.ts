import { createComposer } from './create-composer.ts'
import { formatActors, quoteTitle } from './message-texts.ts'
import { listLatestActors } from './queries.ts'
import { listFriendSubjects, listStartSubjects } from './together-queries.ts'

/** Tells a member that someone started a challenge with their invitation. */
export const friendComposer = createComposer(
  'friend',
  async ({ database, recipient, subjectId, settings: { named } }) => {
    const [found] = await listFriendSubjects(database, { ids: [subjectId], userId: recipient.userId })
    if (!found) return null
    const neutral = 'A friend has used your invitation'
    const text = `${found.username} started ${formatChallenge(found.title)}${found.together ? ' with you' : ''}.`
    return {
      subject: named ? text.slice(0, -1) : neutral,
      paragraphs: found.together ? [text] : [text, 'You’re not in this challenge. Join it to do it together.'],
      push: named ? text : `${neutral}.`,
      action: { label: 'Open the challenge', path: `/challenge/${found.challenge_id}` },
    }
  },
)

/** Tells a member that others joined a start on a date that they opened. */
export const startComposer = createComposer('start', async ({ database, subjectId, unread, settings: { named } }) => {
  const [found] = await listStartSubjects(database, [subjectId])
  if (!found) return null
  const [latest] = await listLatestActors(database, [unread.id])
  const neutral = 'Someone starts a challenge with you'
  const text = `${formatActors(latest)} joined your start of ${formatChallenge(found.title)}.`
  return {
    subject: named ? text.slice(0, -1) : neutral,
    paragraphs: [text],
    push: named ? text : `${neutral}.`,
    action: { label: 'Open the start', path: `/start/${subjectId}` },
  }
})

function formatChallenge(title: string | null): string {
  return title === null ? 'a challenge' : quoteTitle(title)
}
