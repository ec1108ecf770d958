import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isRelease } from './installation.ts'
import { isServerTimeZoneKnown } from './server-time-zone.ts'
import {
  apiUrl,
  defineSecret,
  defineSetting,
  parseAccessToken,
  parseChoice,
  parseClockTime,
  parseInteger,
  parseKey,
  parseList,
  parseLoopbackUrl,
  parseMailUrl,
  parseModelName,
  parseOrigin,
  parsePostgresUrl,
  parseSecret,
  parseSender,
  parseText,
  type Setting,
} from './setting-values.ts'
import { findMalformedLines, findMisspelledSettings } from './setting-warnings.ts'

/** All settings, read once at startup. */
export type Config = {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  /** The site's public origin, without a trailing slash. Null means the origin comes from the request. */
  publicUrl: string | null
  /** Whether browsers must also use HTTPS for the subdomains of `publicUrl`. */
  hstsSubdomains: boolean
  /** How many reverse proxies to trust for the client's address. */
  trustProxy: number
  secretKey: string | null
  adminEmails: string[]
  adminAccess: 'admins' | 'everyone'
  signUp: 'open' | 'approval' | 'invite' | 'closed'
  smtp: { url: string; from: string } | null
  stripe: StripeSettings | null
  /** Without a trailing slash. */
  instagramGraphUrl: string
  /** For accounts stored without an access token. */
  instagramAccessToken: string | null
  /** Loads embedded posts when they scroll into view (auto) or after a click (ask). */
  embeds: 'auto' | 'ask'
  writer: WriterSettings
  starterContent: boolean
  /** The figures on the landing page and Home: those of the specification, real ones or none. Null lets admins choose. */
  siteFigures: 'spec' | 'live' | 'hidden' | null
  /** Bytes that a member may store. */
  memberStorage: number
  /** Time of the nightly backup on the clocks of the server, HH:MM; null for none. */
  backupTime: string | null
  /** A shell command that takes the backup elsewhere. */
  backupCommand: string | null
  /** With which Prometheus may read `/metrics`; null for nobody. */
  metricsToken: string | null
  logLevel: LogLevel
}

/** `apiUrl` and `scriptUrl` point to a fake Stripe for tests and development. */
export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string | null
  parseApiUrl: string | null
  scriptUrl: string | null
}

export type WriterSettings =
  | { kind: 'library' }
  | { kind: 'openai-compatible'; baseUrl: string; apiKey: string | null; model: string }
  | { kind: 'anthropic'; baseUrl: string | null; apiKey: string; model: string }

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
type LogLevel = (typeof logLevels)[number]

const defaultInstagramGraphUrl = 'https://graph.instagram.com'

/** Also generates `.env.example` and `docs/configure.md`. */
export const settings = {
  HOST: defineSetting(
    'The address to listen on. Use 0.0.0.0 to accept connections from other machines.',
    '127.0.0.1',
    parseText('127.0.0.1'),
  ),
  PORT: defineSetting('The port to listen on.', '3000', parseInteger(3000, 0, 65_535)),
  DATA_DIR: defineSetting('The folder of the embedded database.', './data', (value) => resolve(value || './data')),
  DATABASE_URL: defineSecret(
    'A PostgreSQL database to use instead of the embedded one.',
    'postgres://user:password@localhost:5432/pillars',
    parsePostgresUrl,
  ),
  PUBLIC_URL: defineSetting(
    'The public address of the site. Used for links in emails and secure cookies. Other host names are refused.',
    'https://pillars.example.org',
    parseOrigin,
  ),
  HSTS_SUBDOMAINS: defineSetting(
    'Whether browsers must use HTTPS for all subdomains of PUBLIC_URL too: on or off.',
    'off',
    (value) => parseChoice(['off', 'on'])(value) === 'on',
  ),
  TRUST_PROXY: defineSetting('The number of reverse proxies in front of the server.', '0', parseInteger(0, 0, 10)),
  SECRET_KEY: defineSecret(
    'Signs and encrypts secrets. At least 32 characters. Required with DATABASE_URL, otherwise generated in DATA_DIR.',
    '',
    parseSecret,
  ),
  ADMIN_EMAILS: defineSetting(
    'Accounts that become admins once their email is verified, comma-separated. If unset, the first account is admin.',
    'you@example.org',
    parseList,
  ),
  ADMIN_ACCESS: defineSetting(
    'Who can use the screens for posts, challenges and AI content: admins, or everyone who is signed in.',
    'admins',
    parseChoice(['admins', 'everyone']),
  ),
  SIGN_UP: defineSetting(
    'Who can sign up: open, approval (an admin approves each new member), invite (only with an invitation) or closed.',
    'open',
    parseChoice(['open', 'approval', 'invite', 'closed']),
  ),
  SMTP_URL: defineSecret(
    'The mail server. Requires PUBLIC_URL, because emails contain links. In the password, write # as %23.',
    'smtps://user:password@mail.example.org',
    parseMailUrl,
  ),
  MAIL_FROM: defineSetting(
    'The sender of emails. Defaults to no-reply at the host of PUBLIC_URL. Without a name, it has the name of the site.',
    'pillars@example.org',
    parseSender,
  ),
  STRIPE_SECRET_KEY: defineSecret(
    'The Stripe secret key. Stripe stores cards; they are never charged.',
    'sk_live_…',
    parseKey(/^(sk|rk)_(test|live)_\w+$/, 'sk_live_…'),
  ),
  STRIPE_PUBLISHABLE_KEY: defineSetting(
    'The publishable key of the same Stripe account, in the same mode (test or live).',
    'pk_live_…',
    parseKey(/^pk_(test|live)_\w+$/, 'pk_live_…'),
  ),
  STRIPE_WEBHOOK_SECRET: defineSecret(
    'The signing secret of the webhook PUBLIC_URL/api/payments/webhook for the event setup_intent.succeeded.',
    'whsec_…',
    parseKey(/^whsec_\w+$/, 'whsec_…'),
  ),
  STRIPE_API_URL: defineSetting(
    'A fake Stripe API on this machine, for tests and development.',
    'http://127.0.0.1:3002',
    parseLoopbackUrl,
  ),
  STRIPE_JS_URL: defineSetting(
    'A fake Stripe.js on this machine. Requires STRIPE_API_URL.',
    'http://127.0.0.1:3002/stripe.js',
    parseLoopbackUrl,
  ),
  INSTAGRAM_GRAPH_URL: defineSetting(
    'The Instagram Graph API. For Facebook Login tokens, use https://graph.facebook.com/v23.0',
    defaultInstagramGraphUrl,
    (value) => apiUrl(value, defaultInstagramGraphUrl) ?? defaultInstagramGraphUrl,
  ),
  INSTAGRAM_ACCESS_TOKEN: defineSecret(
    'The access token for Instagram accounts that were added without a token.',
    '',
    parseAccessToken,
  ),
  EMBEDS: defineSetting(
    'When embedded social posts load: when they scroll into view (auto) or after a click (ask).',
    'auto',
    parseChoice(['auto', 'ask']),
  ),
  AI_PROVIDER: defineSetting(
    'What generates content: library (no AI), openai-compatible (Ollama, llama.cpp, vLLM, OpenAI …) or anthropic.',
    'library',
    parseChoice(['library', 'openai-compatible', 'anthropic']),
  ),
  AI_BASE_URL: defineSetting(
    'The base URL of the AI API, including its version.',
    'http://localhost:11434/v1',
    (value) => apiUrl(value, 'http://localhost:11434/v1'),
  ),
  AI_API_KEY: defineSecret('The API key. Local servers rarely need one.', '', parseAccessToken),
  AI_MODEL: defineSetting('The name of the model, exactly as the API expects it.', 'qwen3:8b', parseModelName),
  SITE_FIGURES: defineSetting(
    'The figures on the landing page and Home: spec (examples), live (real numbers) or hidden. If unset, admins choose.',
    'live',
    (value) => (value ? parseChoice(['spec', 'live', 'hidden'])(value) : null),
  ),
  STARTER_CONTENT: defineSetting(
    'Whether to fill a new database with the starter library: on or off.',
    'on',
    (value) => parseChoice(['on', 'off'])(value) === 'on',
  ),
  MEMBER_STORAGE_MB: defineSetting(
    'How much text and pictures each member may store, in megabytes.',
    '50',
    parseInteger(50, 1, 2000),
  ),
  BACKUP_TIME: defineSetting(
    'When the database is backed up each night to DATA_DIR/backups, in the time zone of the server, or off.',
    '03:00',
    parseClockTime('03:00'),
  ),
  BACKUP_COMMAND: defineSetting(
    'A command that takes each backup to another machine. $BACKUP_FILE is its path.',
    `'restic backup "$BACKUP_FILE"'`,
    (value) => value ?? null,
  ),
  METRICS_TOKEN: defineSecret(
    'Lets Prometheus read /metrics with this token. At least 32 characters. If unset, there are no metrics.',
    '',
    parseSecret,
  ),
  LOG_LEVEL: defineSetting('The log level: silent, error, warn, info (every request) or debug.', 'warn', (value) =>
    value ? parseChoice(logLevels)(value) : 'warn',
  ),
}

export const settingNames = Object.entries<Setting<unknown>>(settings).flatMap(([name, { isSecret }]) =>
  isSecret ? [name, `${name}_FILE`] : [name],
)

export class ConfigError extends Error {
  /** One for each invalid setting. */
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`Some settings are invalid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** @throws ConfigError that lists every invalid setting */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const read = <T>(name: string, each: Setting<T>): T => {
    try {
      return each.read(findValue(environment, name, each))
    } catch (error) {
      problems.push(`${name}: ${formatError(error)}`)
      return each.read(undefined)
    }
  }
  const publicUrl = read('PUBLIC_URL', settings.PUBLIC_URL)
  const config: Config = {
    host: read('HOST', settings.HOST),
    port: read('PORT', settings.PORT),
    dataDir: read('DATA_DIR', settings.DATA_DIR),
    databaseUrl: read('DATABASE_URL', settings.DATABASE_URL),
    publicUrl,
    hstsSubdomains: read('HSTS_SUBDOMAINS', settings.HSTS_SUBDOMAINS),
    trustProxy: read('TRUST_PROXY', settings.TRUST_PROXY),
    secretKey: read('SECRET_KEY', settings.SECRET_KEY),
    adminEmails: read('ADMIN_EMAILS', settings.ADMIN_EMAILS),
    adminAccess: read('ADMIN_ACCESS', settings.ADMIN_ACCESS),
    signUp: read('SIGN_UP', settings.SIGN_UP),
    smtp: resolveSmtp(
      { url: read('SMTP_URL', settings.SMTP_URL), from: read('MAIL_FROM', settings.MAIL_FROM), publicUrl },
      problems,
    ),
    stripe: resolveStripe(
      {
        secretKey: read('STRIPE_SECRET_KEY', settings.STRIPE_SECRET_KEY),
        publishableKey: read('STRIPE_PUBLISHABLE_KEY', settings.STRIPE_PUBLISHABLE_KEY),
        webhookSecret: read('STRIPE_WEBHOOK_SECRET', settings.STRIPE_WEBHOOK_SECRET),
        parseApiUrl: read('STRIPE_API_URL', settings.STRIPE_API_URL),
        scriptUrl: read('STRIPE_JS_URL', settings.STRIPE_JS_URL),
      },
      problems,
    ),
    instagramGraphUrl: read('INSTAGRAM_GRAPH_URL', settings.INSTAGRAM_GRAPH_URL),
    instagramAccessToken: read('INSTAGRAM_ACCESS_TOKEN', settings.INSTAGRAM_ACCESS_TOKEN),
    embeds: read('EMBEDS', settings.EMBEDS),
    writer: resolveWriter(
      {
        provider: read('AI_PROVIDER', settings.AI_PROVIDER),
        baseUrl: read('AI_BASE_URL', settings.AI_BASE_URL),
        apiKey: read('AI_API_KEY', settings.AI_API_KEY),
        model: read('AI_MODEL', settings.AI_MODEL),
      },
      problems,
    ),
    siteFigures: read('SITE_FIGURES', settings.SITE_FIGURES),
    starterContent: read('STARTER_CONTENT', settings.STARTER_CONTENT),
    memberStorage: read('MEMBER_STORAGE_MB', settings.MEMBER_STORAGE_MB) * 1024 * 1024,
    backupTime: read('BACKUP_TIME', settings.BACKUP_TIME),
    backupCommand: read('BACKUP_COMMAND', settings.BACKUP_COMMAND),
    metricsToken: read('METRICS_TOKEN', settings.METRICS_TOKEN),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL),
  }
  if (config.databaseUrl && !config.secretKey)
    problems.push('SECRET_KEY: required with DATABASE_URL, so that all processes share one key')
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** @throws Error when the value is given twice, or when its file cannot be read */
function findValue(
  environment: Record<string, string | undefined>,
  name: string,
  { isSecret }: Setting<unknown>,
): string | undefined {
  const value = environment[name]?.trim() || undefined
  const file = isSecret && environment[`${name}_FILE`]?.trim()
  if (!file) return value
  if (value !== undefined) throw new Error(`is set, and ${name}_FILE too. Set only one of them`)
  const text = readSecretFile(file, `${name}_FILE`).trim()
  // Without it, the site could start with another database.
  if (text === '') throw new Error(`${name}_FILE is empty`)
  return text
}

function readSecretFile(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${name} can't be read: ${formatError(error)}`, { cause: error })
  }
}

function formatError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function loadConfig(): Config {
  return readConfig(loadEnvironment())
}

/** Loads `.env` of the current folder too. In a checkout, the launcher has done that. */
export function loadEnvironment(): Record<string, string | undefined> {
  if (isRelease && existsSync('.env')) loadEnvFile()
  return process.env
}

/** Loads what is no setting of the server, such as PATH, for programs that must not see its secrets. */
export function loadForeignEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(loadEnvironment()).filter(([name]) => !settingNames.includes(name)))
}

/** @throws ConfigError, because Node's own error would say that the file is missing */
function loadEnvFile(): void {
  try {
    accessSync('.env', constants.R_OK)
    process.loadEnvFile()
  } catch (error) {
    throw new ConfigError([`The file .env can't be read: ${formatError(error)}`])
  }
}

/** Lists what is probably wrong with the settings, although the server can start. */
export function loadSettingWarnings(config: Config): string[] {
  const givenFile = process.execArgv.find((argument) => argument.startsWith('--env-file='))?.split('=')[1]
  const envFile = givenFile ?? (isRelease ? '.env' : undefined)
  return listSettingWarnings({
    environment: process.env,
    envFile: envFile && existsSync(envFile) ? readFileSync(envFile, 'utf8') : '',
    // Windows has no such permissions.
    envFileMode: envFile && existsSync(envFile) && process.platform !== 'win32' ? statSync(envFile).mode : null,
    config,
  })
}

export function listSettingWarnings({
  environment,
  envFile,
  envFileMode,
  config: { publicUrl, trustProxy },
}: {
  environment: Record<string, string | undefined>
  envFile: string
  /** Permissions as in `stat`; null without a file. */
  envFileMode: number | null
  config: Pick<Config, 'publicUrl' | 'trustProxy'>
}): string[] {
  return [
    ...findMalformedLines(envFile),
    ...findMisspelledSettings(environment, settingNames),
    ...(isServerTimeZoneKnown
      ? []
      : [
          `Node does not know the time zone in TZ (${environment.TZ ?? ''}), so BACKUP_TIME is in UTC. Use a name such as Europe/Berlin.`,
        ]),
    ...(envFileMode !== null && envFileMode & 0o004
      ? ['Every user of this machine can read .env, which may contain passwords. Run: chmod 600 .env']
      : []),
    ...(publicUrl?.startsWith('https:') && trustProxy === 0
      ? [
          'PUBLIC_URL is https, which needs a reverse proxy, but TRUST_PROXY is 0. Set TRUST_PROXY=1, so that members have their own addresses.',
        ]
      : []),
  ]
}

export function formatExampleEnv(): string {
  const rows = Object.entries<Setting<unknown>>(settings).map(([name, { help, example, isSecret }]) =>
    [
      `# ${help}`,
      `# ${name}=${example}`,
      ...(isSecret ? [`# ${name}_FILE=/run/secrets/${name.toLowerCase()}`] : []),
      '',
    ].join('\n'),
  )
  return `# Every setting is optional. Copy this file to .env and uncomment what you change.\n# NAME_FILE names a file that has the value of NAME.\n\n${rows.join('\n')}`
}

// Email links need PUBLIC_URL, because the Host header of a request can be forged.
function resolveSmtp(
  { url, from, publicUrl }: { url: string | null; from: string | null; publicUrl: string | null },
  problems: string[],
): Config['smtp'] {
  if (!url) {
    if (from) problems.push('MAIL_FROM: requires SMTP_URL')
    return null
  }
  if (!publicUrl) {
    problems.push('PUBLIC_URL: required with SMTP_URL, because emails contain links')
    return null
  }
  return { url, from: from ?? `no-reply@${new URL(publicUrl).hostname}` }
}

type Nullable<T> = { [K in keyof T]: T[K] | null }

function resolveStripe(
  { secretKey, publishableKey, ...rest }: Nullable<StripeSettings>,
  problems: string[],
): StripeSettings | null {
  if (!secretKey && !publishableKey) {
    if (Object.values(rest).some(Boolean))
      problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: required by the other STRIPE settings')
    return null
  }
  if (!secretKey || !publishableKey) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: set both, or neither')
    return null
  }
  const mode = (value: string) => value.split('_')[1]
  if (mode(secretKey) !== mode(publishableKey))
    problems.push('STRIPE_PUBLISHABLE_KEY: must be in the same mode (test or live) as STRIPE_SECRET_KEY')
  if (rest.parseApiUrl && mode(secretKey) === 'live') problems.push('STRIPE_API_URL: cannot be used with live keys')
  if (rest.scriptUrl && !rest.parseApiUrl) problems.push('STRIPE_JS_URL: requires STRIPE_API_URL')
  return { secretKey, publishableKey, ...rest }
}

type RawWriterSettings = {
  provider: WriterSettings['kind']
  baseUrl: string | null
  apiKey: string | null
  model: string | null
}

function resolveWriter({ provider, baseUrl, apiKey, model }: RawWriterSettings, problems: string[]): WriterSettings {
  switch (provider) {
    case 'library':
      if (baseUrl || apiKey || model) problems.push('AI_PROVIDER: required by the other AI settings')
      return { kind: 'library' }
    case 'openai-compatible':
      if (!baseUrl) problems.push('AI_BASE_URL: required with AI_PROVIDER=openai-compatible')
      if (!model) problems.push('AI_MODEL: required with AI_PROVIDER=openai-compatible')
      return { kind: provider, baseUrl: baseUrl ?? '', apiKey, model: model ?? '' }
    case 'anthropic':
      if (!apiKey) problems.push('AI_API_KEY: required with AI_PROVIDER=anthropic')
      if (!model) problems.push('AI_MODEL: required with AI_PROVIDER=anthropic')
      return { kind: provider, baseUrl, apiKey: apiKey ?? '', model: model ?? '' }
  }
}
