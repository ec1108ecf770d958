import type { Message } from '../../services/mail.ts'
import type { MailContent } from './composer.ts'

type Link = { label: string; url: string }

type Layout = { paragraphs: string[]; action: Link | null; footer: Link | null }

/**
 * @param recipient.username null for someone without an account
 * @param recipient.origin of the site, for links
 */
export function layOutMail(
  { subject, paragraphs, action, unsubscribe }: MailContent,
  { to, username, origin, siteName }: { to: string; username: string | null; origin: string; siteName: string },
): Message {
  const query = unsubscribe && `token=${encodeURIComponent(unsubscribe.token)}`
  const layout: Layout = {
    paragraphs: [username === null ? 'Hello,' : `Hello ${username},`, ...paragraphs],
    action: action && { label: action.label, url: `${origin}${action.path}` },
    footer: unsubscribe && { label: unsubscribe.words, url: `${origin}/unsubscribe?${query}` },
  }
  return {
    to,
    subject,
    senderName: siteName,
    text: renderText(layout, siteName),
    html: renderHtml(layout, { subject, siteName }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${origin}/api/unsubscribe?${query}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** Adds HTML to an email about the account. A paragraph that is only a link becomes the button. */
export function addHtml(message: Message, { button: label, siteName }: { button: string; siteName: string }): Message {
  const paragraphs = message.text.trim().split(/\n{2,}/)
  const url = paragraphs.find((paragraph) => /^https?:\/\/\S+$/.test(paragraph))
  const layout: Layout = {
    // The last one is the name of the site, which the layout has in its header.
    paragraphs: paragraphs.slice(0, -1).filter((paragraph) => paragraph !== url),
    action: url === undefined ? null : { label, url },
    footer: null,
  }
  return {
    ...message,
    senderName: siteName,
    html: renderHtml(layout, { subject: message.subject, siteName }),
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
  }
}

function renderText({ paragraphs, action, footer }: Layout, siteName: string): string {
  const parts = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    siteName,
    ...(footer ? [`${footer.label}: ${footer.url}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

const style = {
  body: 'margin:0;padding:0;background-color:#f6f1e7;color:#221d16',
  page: 'max-width:34em;margin:0 auto;padding:32px 24px;font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5',
  brand: 'margin:0 0 24px;font-size:14px;font-weight:700;letter-spacing:0.04em',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background-color:#c99a3b;color:#1c1710;font-weight:700;text-decoration:none',
  footer: 'margin:32px 0 0;font-size:13px;color:#6b6256',
  hidden: 'display:none;max-height:0;overflow:hidden',
}

/** Mail programs that know the dark scheme use these colours. Others keep the inline ones. */
const darkStyle =
  ':root{color-scheme:light dark}@media(prefers-color-scheme:dark){body{background-color:#161310!important;color:#ece5d8!important}.footer,.footer a{color:#a89d8c!important}}'

function renderHtml(
  { paragraphs, action, footer }: Layout,
  { subject, siteName }: { subject: string; siteName: string },
): string {
  // Mail programs show it after the subject in their lists.
  const preheader = paragraphs.find((paragraph) => !/^Hello\b/.test(paragraph)) ?? ''
  const lines = paragraphs.map(
    (paragraph) => `<p style="${style.paragraph}" dir="auto">${escape(paragraph).replaceAll('\n', '<br>')}</p>`,
  )
  if (action)
    lines.push(
      `<p style="${style.action}"><a href="${escape(action.url)}" style="${style.button}">${escape(action.label)}</a></p>`,
    )
  if (footer)
    lines.push(
      `<p class="footer" style="${style.footer}"><a href="${escape(footer.url)}" style="color:inherit">${escape(footer.label)}</a></p>`,
    )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>${darkStyle}</style>
</head>
<body style="${style.body}">
<div style="${style.hidden}">${escape(preheader)}</div>
<div style="${style.page}">
<p style="${style.brand}">${escape(siteName)}</p>
${lines.join('\n')}
</div>
</body>
</html>
`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
