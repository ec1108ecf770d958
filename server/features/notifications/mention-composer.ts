import { createComposer } from './create-composer.ts'
import { formatActors, quoteTitle } from './message-texts.ts'
import { listPostWords } from './post-queries.ts'
import { listLatestActors } from './queries.ts'

const neutral = 'Someone has mentioned or quoted you'

/** Writes about mentions and quotes. Only the body of an email names the discussion, unless the member allows more. */
export const mentionComposer = createComposer(
  'mention',
  async ({ database, subjectId, unread, settings: { named } }) => {
    if (unread.post_title === null || unread.post_deleted_at !== null) return null
    const [latest] = await listLatestActors(database, [unread.id])
    const [words] = await listPostWords(database, [unread.id])
    const text = `${formatActors(latest)} ${words?.quoted ? 'quoted' : 'mentioned'} you in ${quoteTitle(unread.post_title)}.`
    const replyId = words?.first_id ?? words?.latest_id
    return {
      subject: named ? text.slice(0, -1) : neutral,
      paragraphs: [text],
      push: named ? text : `${neutral}.`,
      action: { label: 'Read the post', path: `/community/${subjectId}${replyId ? `?reply=${replyId}` : ''}` },
    }
  },
)
