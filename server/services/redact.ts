const maxLength = 200

/** Makes the text of another server fit for the log and for admins: one line without links, tokens and passwords. */
export function redact(text: string, secrets: string[] = []): string {
  const withoutSecrets = secrets
    .filter((secret) => secret !== '')
    .reduce((known, secret) => known.replaceAll(secret, '…'), text)
  return withoutSecrets
    .replaceAll(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '…')
    .replaceAll(/token=\S+/gi, 'token=…')
    .replaceAll(/[\w-]{32,}/g, '…')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
}
