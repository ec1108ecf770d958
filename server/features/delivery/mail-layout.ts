import type { Message } from '../../services/mail.ts'
import type { MailContent } from './composer.ts'

/** @param origin of the site, for links */
export function layOutMail(
  { subject, paragraphs, action, unsubscribe }: MailContent,
  { to, username, origin }: { to: string; username: string; origin: string },
): Message {
  const link = action && `${origin}${action.path}`
  const unsubscribeQuery = unsubscribe && `token=${encodeURIComponent(unsubscribe.token)}`
  const text = [
    `Hello ${username},`,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${link}`] : []),
    'Seven Pillars',
    ...(unsubscribe ? [`${unsubscribe.words}: ${origin}/unsubscribe?${unsubscribeQuery}`] : []),
  ].join('\n\n')
  return {
    to,
    subject,
    text: `${text}\n`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${origin}/api/unsubscribe?${unsubscribeQuery}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
