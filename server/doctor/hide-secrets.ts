import type { Config } from '../config.ts'

/** A shorter one could be part of any word. */
const shortestHidden = 6

/** Returns a function that removes passwords, keys and email addresses from the texts of other programs. */
export function createHider(config: Config): (text: string) => string {
  const secrets = [
    config.secretKey,
    ...listPasswords(config.databaseUrl),
    ...listPasswords(config.smtp?.url ?? null),
    config.stripe?.secretKey,
    config.stripe?.webhookSecret,
    config.instagramAccessToken,
    config.writer.kind === 'library' ? null : config.writer.apiKey,
  ].filter((secret): secret is string => typeof secret === 'string' && secret.length >= shortestHidden)
  return (text) => hideAddresses(secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '…'), text))
}

export function hideAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'():]+@[^\s<>"'():]+/g, '…')
}

/** The password of a URL, as it is written and as it is meant. */
function listPasswords(url: string | null): string[] {
  if (url === null) return []
  const { password } = new URL(url)
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}
