import { readSiteName } from '../../database/site-branding.ts'
import type { Composer, ComposerContext } from '../delivery/composer.ts'
import { findReceived } from './announcement-queries.ts'
import { isUnread } from './inbox.ts'
import { quoteTitle } from './message-texts.ts'
import { getSettings } from './settings.ts'
import { createUnsubscribeToken } from './unsubscribe.ts'

const neutral = 'There is a new announcement'

/** Writes an announcement. Only the body of an email contains it, unless the member allows its title elsewhere. */
export const announcementComposer: Composer = {
  async email(context) {
    const announcement = await loadUnread(context)
    if (!announcement?.kinds.announcement.email) return null
    const { title, content, named, path } = announcement
    const { recipient, dependencies } = context
    return {
      subject: named ? `Announcement: ${title}` : neutral,
      paragraphs: [`${title}`, ...toParagraphs(content)],
      action: { label: 'Open the announcement', path },
      unsubscribe: {
        token: createUnsubscribeToken(dependencies.services.secrets, {
          userId: recipient.userId,
          kind: 'announcement',
        }),
        words: 'Stop announcements by email',
      },
    }
  },
  async push(context) {
    const announcement = await loadUnread(context)
    if (!announcement?.kinds.announcement.push) return null
    const { title, named, path } = announcement
    return {
      title: await readSiteName(context.database),
      body: named ? `Announcement: ${title}` : `${neutral}.`,
      tag: `announcement ${context.message.subjectId}`,
      path,
    }
  },
}

async function loadUnread({ database, recipient: { userId }, message: { subjectId } }: ComposerContext) {
  if (subjectId === null || !(await isUnread(database, { userId, kind: 'announcement', subjectId }))) return null
  const found = await findReceived(database, { userId, id: subjectId })
  if (!found) return null
  const { kinds, named } = await getSettings(database, userId)
  return {
    kinds,
    named,
    title: quoteTitle(found.title),
    content: found.content,
    path: `/announcements/${subjectId}`,
  }
}

/** Splits Markdown into paragraphs without its marks, which would only disturb in plain text. */
function toParagraphs(markdown: string): string[] {
  return (
    markdown
      .replaceAll(/\[([^\]\n]{1,500})\]\((https?:[^)\s]{1,2000})\)/g, '$1 ($2)')
      // A path works only on the site, where the email's button leads.
      .replaceAll(/\[([^\]\n]{1,500})\]\(\/[^)\s]{0,2000}\)/g, '$1')
      .replaceAll(/^#{1,6} /gm, '')
      .replaceAll(/\*\*|__/g, '')
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
  )
}
