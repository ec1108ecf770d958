import { toSmsLink, toTelLink } from '#contract/crisis-links.ts'
import { groupLines, helpTopics } from '#contract/help-categories.ts'
import type { CrisisCountry, CrisisLine, HelpList } from '#contract/help.ts'
import { escapeHtml } from '../../escape-html.ts'

/**
 * Renders the help page for readers without JavaScript, and for everyone until the app has loaded. The reader chooses
 * their country: the language says too little, and the address more than they may want.
 */
export function renderHelpPage(
  { countries, note }: HelpList,
  { siteName, nonce }: { siteName: string; nonce: string },
): { title: string; description: string; html: string } {
  const html = `<style nonce="${nonce}">${styles}</style>
<div class="help">
<header><a href="/">${escapeHtml(siteName)}</a></header>
<main>
<h1>Help now</h1>
<p class="lead">You don’t have to handle this alone. These services listen, and most are free.</p>
${note ? `<p class="note" dir="auto">${escapeHtml(note)}</p>` : ''}
<p class="emergency">If you or someone near you is in danger, call your local emergency number. It comes first in the list of each country.</p>
<section>
<h2>Choose your country</h2>
${Object.entries(helpTopics).map(renderTopicHint).join('\n')}
${countries.map(renderFoldedCountry).join('\n')}
<p>Your country isn’t here? ${directory}</p>
</section>
</main>
</div>`
  return {
    title: `Help now · ${siteName}`,
    description: 'Emergency numbers and crisis lines by country: call, text or chat with someone now.',
    html,
  }
}

export function isHelpPath(path: string): boolean {
  return /^\/help\/?$/.test(path)
}

/** Only the one that the link to the page asks for is shown. */
function renderTopicHint([topic, title]: [string, string]): string {
  return `<p id="${topic}" class="topic">Open your country and look for <b>${escapeHtml(title)}</b>. If it isn’t there: ${directory}</p>`
}

function renderFoldedCountry(country: CrisisCountry): string {
  return `<details><summary>${escapeHtml(country.name)}</summary>${renderCountry(country)}</details>`
}

function renderCountry({ emergency, lines }: CrisisCountry): string {
  const [first = '', ...rest] = emergency.map(
    (number) => `<a href="${toTelLink(number)}" dir="ltr">${escapeHtml(number)}</a>`,
  )
  return `<p class="emergency">If you or someone near you is in danger, call <b>${first}</b>${rest.length > 0 ? ` (also ${rest.join(', ')})` : ''}.</p>
${groupLines(lines).map(renderGroup).join('\n')}`
}

function renderGroup({ title, lines }: { title: string | null; lines: CrisisLine[] }): string {
  const items = lines.map((line) => `<li>${renderLine(line, title ? 'h4' : 'h3')}</li>`).join('')
  return `${title ? `<h3 class="group">${escapeHtml(title)}</h3>` : ''}<ul>${items}</ul>`
}

function renderLine(
  { name, call, text, chat, hours, languages, website, source, checked }: CrisisLine,
  heading: 'h3' | 'h4',
): string {
  const ways = [
    call && `<a href="${toTelLink(call)}">Call <bdi dir="ltr">${escapeHtml(call)}</bdi></a>`,
    text &&
      `<a href="${escapeHtml(toSmsLink(text))}">Text ${text.body ? `${escapeHtml(text.body)} to ` : ''}<bdi dir="ltr">${escapeHtml(text.number)}</bdi></a>`,
    chat && `<a href="${escapeHtml(chat)}" rel="noreferrer">Chat</a>`,
    website && `<a href="${escapeHtml(website)}" rel="noreferrer">Website</a>`,
  ].filter(Boolean)
  return `<${heading} dir="auto">${escapeHtml(name)}</${heading}>
<p class="ways">${ways.join(' ')}</p>
<p class="facts">${escapeHtml(hours)} · ${escapeHtml(languages.join(', '))}<br>${[
    checked && `Checked on ${formatDate(checked)}.`,
    source !== website && `<a href="${escapeHtml(source)}" rel="noreferrer">Source</a>`,
  ]
    .filter(Boolean)
    .join(' ')}</p>`
}

function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}

const directory =
  '<a href="https://findahelpline.com" rel="noreferrer">findahelpline.com</a> lists free lines in more than 130 countries, also for abuse, alcohol and drugs, gambling and more.'

// The variables and the base are those of the first stylesheet (web/theme). The margin of a topic keeps the page at its
// top, because the app does not scroll to the topic of a page that the visitor has scrolled.
const styles = `
.help > * { max-width: 46rem; margin-inline: auto; padding: 12px var(--edge) }
.help header { display: flex; align-items: center; min-height: var(--header) }
.help header a { padding-block: 10px; font-weight: 640; text-decoration: none }
.help main { padding-block: 16px 64px }
.help h1 { margin-bottom: 10px }
.help h2 { margin: 36px 0 12px }
.help .lead, .help .facts { color: var(--soft) }
.help .facts { font-size: 0.9375rem }
.help .note { margin-top: 16px; padding: 14px 16px; white-space: pre-line; border: 1px solid var(--line); border-radius: var(--radius-control) }
.help .emergency { padding: 12px 0; font-size: 1.125rem }
.help b a { font-size: 1.375rem; color: var(--brass) }
.help .group { margin-top: 20px }
.help .topic { display: none; padding-bottom: 18px; scroll-margin-top: 100vh }
.help .topic:target { display: block }
.help li { padding: 18px 0; border-top: 1px solid var(--line) }
.help .ways { display: flex; flex-wrap: wrap; gap: 8px; margin: 10px 0 }
.help .ways a { display: inline-flex; align-items: center; gap: 5px; min-height: 44px; padding: 8px 16px; font-weight: 600; white-space: normal; text-decoration: none; border: 1px solid var(--line-strong); border-radius: var(--radius-control) }
.help details { border-top: 1px solid var(--line) }
.help details + p { padding-top: 18px; border-top: 1px solid var(--line) }
.help summary { padding: 11px 0; font-weight: 600; cursor: pointer }
.help details .emergency { font-size: 1rem }
`
