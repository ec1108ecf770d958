import { createComposer } from './create-composer.ts'
import { formatActors, quoteTitle } from './message-texts.ts'
import { listPostWords } from './post-queries.ts'
import { listLatestActors } from './queries.ts'

/** Writes about replies to a discussion. Only the body of an email names it, unless the member allows more. */
export const replyComposer = createComposer(
  'reply',
  async ({ database, recipient, subjectId, unread, settings: { named } }) => {
    if (unread.post_title === null || unread.post_deleted_at !== null) return null
    const [latest] = await listLatestActors(database, [unread.id])
    const actors = formatActors(latest)
    const title = quoteTitle(unread.post_title)
    const own = unread.post_author_id === recipient.userId
    const isOfCrew = unread.post_crew_id !== null
    const text = isOfCrew
      ? `${actors} wrote to ${title}.`
      : `${actors} replied to ${own ? `your discussion ${title}` : `${title}, which you follow`}.`
    const [words] = await listPostWords(database, [unread.id])
    const replyId = words?.first_id ?? words?.latest_id
    const neutral = isOfCrew ? 'There is a new post in one of your crews' : 'There is a new reply for you'
    return {
      subject: named ? `${isOfCrew ? 'New in' : 'New reply to'} ${title}` : neutral,
      paragraphs: [text],
      push: named ? `${actors} ${isOfCrew ? 'wrote to' : 'replied to'} ${title}.` : `${neutral}.`,
      action: {
        label: isOfCrew ? 'Read the thread' : 'Read the discussion',
        path: `/community/${subjectId}${replyId ? `?reply=${replyId}` : ''}`,
      },
    }
  },
)
