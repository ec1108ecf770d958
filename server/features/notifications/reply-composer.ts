import { readSiteName } from '../../database/site-branding.ts'
import type { Composer, ComposerContext } from '../delivery/composer.ts'
import { findUnread } from './message-queries.ts'
import { formatActors, quoteTitle } from './message-texts.ts'
import { listLatestActors } from './queries.ts'
import { getSettings } from './settings.ts'
import { createUnsubscribeToken } from './unsubscribe.ts'

const neutral = 'There is a new reply for you'

/** Writes about replies to a discussion. Only the body of an email names it, unless the member allows more. */
export const replyComposer: Composer = {
  async email(context) {
    const replies = await loadUnread(context)
    if (!replies?.kinds.reply.email) return null
    const { title, actors, own, named, path } = replies
    const { recipient, dependencies } = context
    return {
      subject: named ? `New reply to ${title}` : neutral,
      paragraphs: [`${actors} replied to ${own ? `your discussion ${title}` : `${title}, which you follow`}.`],
      action: { label: 'Read the discussion', path },
      unsubscribe: {
        token: createUnsubscribeToken(dependencies.services.secrets, { userId: recipient.userId, kind: 'reply' }),
        words: 'Stop emails about replies',
      },
    }
  },
  async push(context) {
    const replies = await loadUnread(context)
    if (!replies?.kinds.reply.push) return null
    const { title, actors, named, path } = replies
    return {
      title: await readSiteName(context.database),
      body: named ? `${actors} replied to ${title}.` : `${neutral}.`,
      tag: `reply ${context.message.subjectId}`,
      path,
    }
  },
}

async function loadUnread({ database, recipient: { userId }, message: { subjectId } }: ComposerContext) {
  if (subjectId === null) return null
  const found = await findUnread(database, { userId, kind: 'reply', subjectId })
  if (!found || found.post_title === null || found.post_deleted_at !== null) return null
  const [actors] = await listLatestActors(database, [found.id])
  const { kinds, named } = await getSettings(database, userId)
  return {
    kinds,
    named,
    own: found.post_author_id === userId,
    title: quoteTitle(found.post_title),
    actors: formatActors(actors),
    path: `/community/${subjectId}`,
  }
}
