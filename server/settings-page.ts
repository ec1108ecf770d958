import type { Setting } from './setting-values.ts'

const introduction = `# Settings

Every setting is optional. Set it in the environment, or write it as \`NAME=value\` into a file named \`.env\` in the folder
in which you start the server, then start the server again. \`npm run admin -- doctor\` says what is wrong with a setting.
Put a value with \`#\` or \`$\` in single quotes. \`.env\` may contain passwords, so run \`chmod 600 .env\`.

A secret can be in a file instead: \`SMTP_URL_FILE=/run/secrets/smtp_url\` in place of \`SMTP_URL\`. Set only one of them.

The same list, to copy and uncomment, is [.env.example](../.env.example).
`

/** The setting with which each section starts, in the order of `config.ts`. */
const sections: Record<string, string> = {
  HOST: 'Address and database',
  ADMIN_EMAILS: 'Who can do what',
  SMTP_URL: 'Mail',
  STRIPE_SECRET_KEY: 'Cards',
  INSTAGRAM_GRAPH_URL: 'Posts from other platforms',
  AI_PROVIDER: 'AI model',
  SITE_FIGURES: 'Content and storage',
  BACKUP_TIME: 'Backups, metrics and log',
}

/** Formats `docs/configure.md`. */
export function formatSettingsPage(settings: Record<string, Setting<unknown>>): string {
  const items = Object.entries(settings).map(([name, setting]) => {
    const heading = sections[name] ? `\n## ${sections[name]}\n\n` : ''
    return `${heading}${formatItem(name, setting)}`
  })
  return `${introduction}${items.join('\n')}\n`
}

function formatItem(name: string, { help, example, isSecret, read }: Setting<unknown>): string {
  const value = read(undefined)
  const isUnset = value === null || (Array.isArray(value) && value.length === 0)
  const kinds = [isUnset ? 'not set' : `default \`${example}\``, ...(isSecret ? ['secret'] : [])]
  const text = `- **\`${name}\`** (${kinds.join(', ')}): ${help}`
  return isUnset && example !== '' ? `${text}${/[.)]$/.test(help) ? '' : '.'}\n  Example: \`${name}=${example}\`` : text
}
