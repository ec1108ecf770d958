/** Renders the fake bank's page with a link to agree and a link to refuse. */
export function renderAuthorizePage(authorizeUrl: string): string {
  const buildDecisionLink = (decision: string) =>
    `${authorizeUrl}&decision=${decision}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your bank</title></head>
  <body>
    <main>
      <h1>Your bank</h1>
      <p>This page stands in for your bank in tests.</p>
      <p><a href="${buildDecisionLink('agree')}">It is me</a></p>
      <p><a href="${buildDecisionLink('refuse')}">It is not me</a></p>
    </main>
  </body>
</html>
`
}
