import { findReceived } from './announcement-queries.ts'
import { createComposer } from './create-composer.ts'
import { quoteTitle } from './message-texts.ts'

const neutral = 'There is a new announcement'

/** Writes an announcement. Only the body of an email contains it, unless the member allows its title elsewhere. */
export const announcementComposer = createComposer(
  'announcement',
  async ({ database, recipient: { userId }, subjectId, settings: { named } }) => {
    const found = await findReceived(database, { userId, id: subjectId })
    if (!found) return null
    const title = quoteTitle(found.title)
    return {
      subject: named ? `Announcement: ${title}` : neutral,
      paragraphs: [title, ...toParagraphs(found.content)],
      push: named ? `Announcement: ${title}` : `${neutral}.`,
      action: { label: 'Open the announcement', path: `/announcements/${subjectId}` },
    }
  },
)

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
