import { escapeHtml } from '../escape-html.ts'
import type { RenderNotice } from '../http/pages.ts'
import { demoPassword } from './members.ts'
import type { ShownMember } from './shown-members.ts'

/** Creates the line above every page of the demonstration. It opens to the switcher, and is open on the sign-in screen. */
export function createNotice(shown: ShownMember[]): RenderNotice {
  return ({
    path,
    nonce,
    userId,
  }) => `<aside class="demo" aria-label="Demonstration"><style nonce="${nonce}">${styles}</style>
<details${path.startsWith('/sign-in') ? ' open' : ''}>
<summary><span><b>Demonstration.</b> The group is fictional. Everything resets at the next start.</span><u>Switch member</u></summary>
<div><p>Look around as one of these members:</p>
<ul>${shown.map((member) => renderMember(member, userId)).join('')}</ul>
<p>All twelve can also sign in with the password <code>${escapeHtml(demoPassword)}</code>: <code>martin@example.org</code> is the admin, <code>owen@example.org</code> a moderator.</p></div>
</details></aside>`
}

function renderMember({ id, username, firstName, line }: ShownMember, userId: string | null): string {
  const current = id === userId ? ' aria-current="true"' : ''
  return `<li><form method="post" action="/demo/members/${escapeHtml(username)}"><button${current}><i aria-hidden="true">${escapeHtml(firstName.charAt(0))}</i><span><b>${escapeHtml(firstName)}</b> ${escapeHtml(line)}</span></button></form></li>`
}

const styles = `
.demo { font-size: 0.8125rem; line-height: 1.35; color: var(--soft); background: var(--sunk); border-bottom: 1px solid var(--line) }
.demo summary, .demo div { padding: 0 var(--edge) }
.demo summary { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between; min-height: 44px; padding-block: 4px; cursor: pointer; list-style: none }
.demo summary::-webkit-details-marker { display: none }
.demo summary b, .demo button b { color: var(--ink); font-weight: 650 }
.demo summary span { flex: 1 1 12rem }
.demo u { flex: none; text-underline-offset: 3px }
.demo div { padding-bottom: 18px }
.demo ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr)); gap: 8px; margin: 8px 0 12px }
.demo li, .demo form { display: grid }
.demo button { display: flex; gap: 12px; align-items: center; width: 100%; min-height: 56px; padding: 8px 12px; text-align: start; background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius-card) }
.demo button:hover, .demo button[aria-current] { border-color: var(--line-strong) }
.demo button b { display: block; font-size: 0.9375rem }
.demo i { display: grid; flex: none; place-items: center; width: 36px; height: 36px; font-style: normal; font-weight: 650; color: var(--soft); border: 1px solid var(--line-strong); border-radius: 50% }
.demo code { color: var(--ink); white-space: nowrap }
@media print { .demo { display: none } }`
