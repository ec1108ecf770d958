import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deriveAccent } from '#contract/accent.ts'
import type { ErrorReply } from '#contract/error-reply.ts'
import { getSiteName, type StoredBranding } from '../database/site-branding.ts'
import { escapeHtml } from '../escape-html.ts'

/** Whether a person opened the address in a browser. The API's own clients ask for JSON. */
export function wantsPage({ method, headers, url }: FastifyRequest, status: number): boolean {
  const isNavigation = (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '')
  return isNavigation && (status >= 500 || !url.startsWith('/api/'))
}

/** Sends an error as a page without scripts or files, because the failure may affect those too. */
export function sendErrorPage(reply: FastifyReply, { message, requestId, help }: ErrorReply, branding: StoredBranding) {
  const nonce = randomBytes(16).toString('base64')
  const name = escapeHtml(getSiteName(branding))
  const title = 'This page can’t be shown'
  const link = help ?? { label: 'Try again', url: '' }
  const reference = requestId ? `<p class="reference">Reference: ${escapeHtml(requestId)}</p>` : ''
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} · ${name}</title>
<style nonce="${nonce}">${styles}${writeAccent(branding)}</style>
</head>
<body>
<main>
<p class="site">${name}</p>
<h1>${title}</h1>
<p>${escapeHtml(message)}</p>
<p><a class="action" href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>
${reference}
</main>
<footer><a href="/help">Help now</a></footer>
</body>
</html>
`)
}

/** This page has no `light` class, so it follows the browser's theme. */
function writeAccent({ accent }: StoredBranding): string {
  if (!accent) return ''
  const [dark, light] = [deriveAccent(accent, 'dark'), deriveAccent(accent, 'light')]
  return `:root { --brass: ${dark.brass} }
@media (prefers-color-scheme: light) { :root { --brass: ${light.brass} } }`
}

// The colours are those of web/theme/tokens.css.
const styles = `
:root { --ground: #131210; --ink: #efeae1; --soft: #aaa296; --brass: #d3ad5e; --on-brass: #1a1509 }
@media (prefers-color-scheme: light) {
  :root { --ground: #f6f3ec; --ink: #1c1915; --soft: #5d564b; --brass: #80590f; --on-brass: #fffaf0 }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
footer { max-width: 36rem; margin: auto; padding: 0 22px 22px; font-size: 0.875rem }
footer a { display: inline-block; padding: 12px 0; color: var(--soft) }
main { box-sizing: border-box; max-width: 36rem; min-height: 90vh; margin: auto; padding: 22px;
  display: flex; flex-direction: column; justify-content: center }
h1 { margin: 0 0 8px; font-size: 2rem; line-height: 1.15 }
p { margin: 0 0 22px }
.site { color: var(--soft); font-weight: 600 }
.reference { color: var(--soft); font-size: 0.9375rem }
.action { display: inline-block; padding: 10px 18px; border-radius: 8px; background: var(--brass); color: var(--on-brass);
  font-weight: 600; text-decoration: none }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
`
