import { toSmsLink, toTelLink } from '#contract/crisis-links.ts'
import type { CrisisCountry, CrisisLine, HelpList } from '#contract/help.ts'
import { chooseCountryByLanguage, parseAcceptLanguage } from '#contract/reader-country.ts'
import { escapeHtml } from '../../escape-html.ts'

/**
 * Renders the help page for readers without JavaScript, and for everyone until the app has loaded. The reader's country
 * is chosen by language, because the address says more about them than they may want.
 */
export function renderHelpPage(
  { countries, note }: HelpList,
  { siteName, acceptLanguage, nonce }: { siteName: string; acceptLanguage: string; nonce: string },
): { title: string; description: string; html: string } {
  const codes = new Set(countries.map(({ code }) => code))
  const code = chooseCountryByLanguage(parseAcceptLanguage(acceptLanguage), codes)
  const own = countries.find((country) => country.code === code)
  const others = countries.filter((country) => country !== own)
  const html = `<style nonce="${nonce}">${styles}</style>
<div class="help">
<header><a href="/">${escapeHtml(siteName)}</a></header>
<main>
<h1>Help now</h1>
<p class="lead">You don’t have to handle this alone. These services listen, and most are free.</p>
${note ? `<p class="note" dir="auto">${escapeHtml(note)}</p>` : ''}
${own ? `<section><h2>${escapeHtml(own.name)}</h2>${renderCountry(own)}</section>` : ''}
<section>
<h2>${own ? 'Other countries' : 'Choose your country'}</h2>
${others.map(renderFoldedCountry).join('\n')}
<p>Your country isn’t here? <a href="https://findahelpline.com" rel="noreferrer">findahelpline.com</a> lists free lines in more than 130 countries.</p>
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

function renderFoldedCountry(country: CrisisCountry): string {
  return `<details><summary>${escapeHtml(country.name)}</summary>${renderCountry(country)}</details>`
}

function renderCountry({ emergency, lines }: CrisisCountry): string {
  const [first = '', ...rest] = emergency.map(
    (number) => `<a href="${toTelLink(number)}" dir="ltr">${escapeHtml(number)}</a>`,
  )
  return `<p class="emergency">If you or someone near you is in danger, call <b>${first}</b>${rest.length > 0 ? ` (also ${rest.join(', ')})` : ''}.</p>
<ul>${lines.map((line) => `<li>${renderLine(line)}</li>`).join('')}</ul>`
}

function renderLine({ name, call, text, chat, hours, languages, website, source, checked }: CrisisLine): string {
  const ways = [
    call && `<a href="${toTelLink(call)}">Call <bdi dir="ltr">${escapeHtml(call)}</bdi></a>`,
    text &&
      `<a href="${escapeHtml(toSmsLink(text))}">Text ${text.body ? `${escapeHtml(text.body)} to ` : ''}<bdi dir="ltr">${escapeHtml(text.number)}</bdi></a>`,
    chat && `<a href="${escapeHtml(chat)}" rel="noreferrer">Chat</a>`,
    website && `<a href="${escapeHtml(website)}" rel="noreferrer">Website</a>`,
  ].filter(Boolean)
  return `<h3 dir="auto">${escapeHtml(name)}</h3>
<p class="ways">${ways.join(' ')}</p>
<p class="facts">${escapeHtml(hours)} · ${escapeHtml(languages.join(', '))}<br>${
    checked ? `Checked on ${formatDate(checked)}.` : 'We could not confirm this number.'
  } <a href="${escapeHtml(source)}" rel="noreferrer">Source</a></p>`
}

function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}

// The variables and the base are those of the first stylesheet (web/theme).
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
.help li { padding: 18px 0; border-top: 1px solid var(--line) }
.help .ways { display: flex; flex-wrap: wrap; gap: 8px; margin: 10px 0 }
.help .ways a { display: inline-flex; align-items: center; gap: 5px; min-height: 44px; padding: 8px 16px; font-weight: 600; white-space: normal; text-decoration: none; border: 1px solid var(--line-strong); border-radius: var(--radius-control) }
.help details { border-top: 1px solid var(--line) }
.help details + p { padding-top: 18px; border-top: 1px solid var(--line) }
.help summary { padding: 11px 0; font-weight: 600; cursor: pointer }
.help details .emergency { font-size: 1rem }
`
