import { resolve } from 'node:path'

/** Everything an operator can decide, decided. Read once at the start; nothing else reads the environment. */
export type Config = {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  /** Origin of the site as its members type it, without a slash at the end; null: taken from the request. */
  publicUrl: string | null
  /** How many proxies in front are trusted to say who the client is. */
  trustProxy: number
  secretKey: string | null
  adminEmails: string[]
  adminAccess: 'admins' | 'everyone'
  signUp: 'open' | 'closed'
  /** How mail is sent, and from whom. */
  smtp: { url: string; from: string } | null
  stripe: StripeSettings | null
  /** Where the Instagram Graph API is, without a slash at the end. */
  instagramGraphUrl: string
  /** For accounts that have no token of their own. */
  instagramAccessToken: string | null
  /** Frames of other platforms: when a post comes into view, or after a click. */
  embeds: 'auto' | 'ask'
  writer: WriterSettings
  starterContent: boolean
  logLevel: LogLevel
}

/** The payment provider, as its operator knows it. `apiUrl` and `scriptUrl` are stand-ins on this machine. */
export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string | null
  apiUrl: string | null
  scriptUrl: string | null
}

/** What writes content: the library, or a model behind somebody's server. */
export type WriterSettings =
  | { kind: 'library' }
  | { kind: 'openai-compatible'; baseUrl: string; apiKey: string | null; model: string }
  | { kind: 'anthropic'; baseUrl: string | null; apiKey: string; model: string }

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
type LogLevel = (typeof logLevels)[number]

type Setting<T> = { help: string; example: string; read: (text: string | undefined) => T }

const instagramGraph = 'https://graph.instagram.com'

/** Each setting: what it is for, what it is when absent, how it is read. `.env.example` is made from this table. */
const settings = {
  HOST: setting('The address to listen on. 0.0.0.0 lets other machines in.', '127.0.0.1', text('127.0.0.1')),
  PORT: setting('The port to listen on.', '3000', whole(3000, 0, 65_535)),
  DATA_DIR: setting('Where the embedded database lives.', './data', (value) => resolve(value || './data')),
  DATABASE_URL: setting(
    'PostgreSQL instead of the embedded database.',
    'postgres://user:password@localhost:5432/pillars',
    postgresUrl,
  ),
  PUBLIC_URL: setting(
    'The address members type, for links in mails and secure cookies.',
    'https://pillars.example.org',
    origin,
  ),
  TRUST_PROXY: setting('How many reverse proxies stand in front (0 when none).', '0', whole(0, 0, 10)),
  SECRET_KEY: setting(
    'Signs and encrypts what must stay secret; 32 characters or more. Needed with DATABASE_URL, else made once beside the data.',
    '',
    secret,
  ),
  ADMIN_EMAILS: setting(
    'Whose accounts become admin once the address is proven. Empty: the first account is.',
    'you@example.org',
    list,
  ),
  ADMIN_ACCESS: setting(
    'Who sees the admin screens: admins, or everyone who is signed in (the list of members stays with the admins).',
    'admins',
    oneOf(['admins', 'everyone']),
  ),
  SIGN_UP: setting(
    'Who may create an account: open, or closed (the first account can always be created).',
    'open',
    oneOf(['open', 'closed']),
  ),
  SMTP_URL: setting(
    'The mail server. Needs PUBLIC_URL, which the links in mails begin with.',
    'smtps://user:password@mail.example.org',
    mailUrl,
  ),
  MAIL_FROM: setting(
    'Whom mails come from. Empty: no-reply at the host of PUBLIC_URL.',
    'Seven Pillars <pillars@example.org>',
    sender,
  ),
  STRIPE_SECRET_KEY: setting(
    'Stripe, to store a card without charging it: the secret key.',
    'sk_live_…',
    key(/^(sk|rk)_(test|live)_\w+$/, 'sk_live_…'),
  ),
  STRIPE_PUBLISHABLE_KEY: setting(
    'The publishable key of the same Stripe account and mode.',
    'pk_live_…',
    key(/^pk_(test|live)_\w+$/, 'pk_live_…'),
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    'The signing secret of the webhook at PUBLIC_URL/api/payments/webhook, event setup_intent.succeeded.',
    'whsec_…',
    key(/^whsec_\w+$/, 'whsec_…'),
  ),
  STRIPE_API_URL: setting(
    'A stand-in for Stripe on this machine, for tests and development.',
    'http://127.0.0.1:3002',
    loopbackUrl,
  ),
  STRIPE_JS_URL: setting(
    'A stand-in for Stripe.js on this machine. Only together with STRIPE_API_URL.',
    'http://127.0.0.1:3002/stripe.js',
    loopbackUrl,
  ),
  INSTAGRAM_GRAPH_URL: setting(
    'Where the Instagram Graph API is. For tokens of Facebook Login: https://graph.facebook.com/v23.0',
    instagramGraph,
    (value) => apiUrl(value, instagramGraph) ?? instagramGraph,
  ),
  INSTAGRAM_ACCESS_TOKEN: setting(
    'Reads the posts of Instagram accounts that are stored without a token of their own.',
    '',
    accessToken,
  ),
  EMBEDS: setting(
    'Posts of other platforms load in their frames when they come into view (auto), or after a click (ask).',
    'auto',
    oneOf(['auto', 'ask']),
  ),
  AI_PROVIDER: setting(
    'What writes content on the admin screens: library (no model), openai-compatible (Ollama, llama.cpp, vLLM, OpenAI …) or anthropic.',
    'library',
    oneOf(['library', 'openai-compatible', 'anthropic']),
  ),
  AI_BASE_URL: setting('Where the model’s API is, with its version.', 'http://localhost:11434/v1', (value) =>
    apiUrl(value, 'http://localhost:11434/v1'),
  ),
  AI_API_KEY: setting('The key of that API. Servers on this machine rarely need one.', '', accessToken),
  AI_MODEL: setting('The name of the model, as that server spells it.', 'qwen3:8b', modelName),
  STARTER_CONTENT: setting(
    'Fill a new database with the starter library: on or off.',
    'on',
    (value) => oneOf(['on', 'off'])(value) === 'on',
  ),
  LOG_LEVEL: setting('How much is logged: silent, error, warn, info (every request) or debug.', 'warn', (value) =>
    value ? oneOf(logLevels)(value) : 'warn',
  ),
}

/** What stops a start: every problem at once, in words for the operator. */
export class ConfigError extends Error {}

/**
 * Strings in, one decided object out.
 * @throws ConfigError naming every wrong setting
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const read = <T>(name: string, each: Setting<T>): T => {
    try {
      return each.read(environment[name]?.trim() || undefined)
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
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
    trustProxy: read('TRUST_PROXY', settings.TRUST_PROXY),
    secretKey: read('SECRET_KEY', settings.SECRET_KEY),
    adminEmails: read('ADMIN_EMAILS', settings.ADMIN_EMAILS),
    adminAccess: read('ADMIN_ACCESS', settings.ADMIN_ACCESS),
    signUp: read('SIGN_UP', settings.SIGN_UP),
    smtp: smtpOf(
      { url: read('SMTP_URL', settings.SMTP_URL), from: read('MAIL_FROM', settings.MAIL_FROM), publicUrl },
      problems,
    ),
    stripe: stripeOf(
      {
        secretKey: read('STRIPE_SECRET_KEY', settings.STRIPE_SECRET_KEY),
        publishableKey: read('STRIPE_PUBLISHABLE_KEY', settings.STRIPE_PUBLISHABLE_KEY),
        webhookSecret: read('STRIPE_WEBHOOK_SECRET', settings.STRIPE_WEBHOOK_SECRET),
        apiUrl: read('STRIPE_API_URL', settings.STRIPE_API_URL),
        scriptUrl: read('STRIPE_JS_URL', settings.STRIPE_JS_URL),
      },
      problems,
    ),
    instagramGraphUrl: read('INSTAGRAM_GRAPH_URL', settings.INSTAGRAM_GRAPH_URL),
    instagramAccessToken: read('INSTAGRAM_ACCESS_TOKEN', settings.INSTAGRAM_ACCESS_TOKEN),
    embeds: read('EMBEDS', settings.EMBEDS),
    writer: writerSettingsOf(
      {
        provider: read('AI_PROVIDER', settings.AI_PROVIDER),
        baseUrl: read('AI_BASE_URL', settings.AI_BASE_URL),
        apiKey: read('AI_API_KEY', settings.AI_API_KEY),
        model: read('AI_MODEL', settings.AI_MODEL),
      },
      problems,
    ),
    starterContent: read('STARTER_CONTENT', settings.STARTER_CONTENT),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL),
  }
  if (config.databaseUrl && !config.secretKey)
    problems.push('SECRET_KEY: needed with DATABASE_URL, so that every process has the same one')
  if (problems.length > 0)
    throw new ConfigError(`The settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  return config
}

/** The environment of this process, read. */
export function configFromEnvironment(): Config {
  return readConfig(process.env)
}

/** The text of `.env.example`. */
export function exampleEnvironment(): string {
  const rows = Object.entries(settings).map(([name, { help, example }]) => `# ${help}\n# ${name}=${example}\n`)
  return `# Every setting is optional. Copy this file to .env and uncomment what you change.\n\n${rows.join('\n')}`
}

/** Links in mails begin with PUBLIC_URL: taken from a request they would lead where its sender likes. */
function smtpOf(
  { url, from, publicUrl }: { url: string | null; from: string | null; publicUrl: string | null },
  problems: string[],
): Config['smtp'] {
  if (!url) {
    if (from) problems.push('MAIL_FROM: needs SMTP_URL')
    return null
  }
  if (!publicUrl) {
    problems.push('PUBLIC_URL: needed with SMTP_URL, so that the links in mails lead here')
    return null
  }
  return { url, from: from ?? `Seven Pillars <no-reply@${new URL(publicUrl).hostname}>` }
}

type Maybe<T> = { [K in keyof T]: T[K] | null }

function stripeOf(
  { secretKey, publishableKey, ...rest }: Maybe<StripeSettings>,
  problems: string[],
): StripeSettings | null {
  if (!secretKey && !publishableKey) {
    if (Object.values(rest).some(Boolean))
      problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: needed with the other STRIPE settings')
    return null
  }
  if (!secretKey || !publishableKey) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: set both, or neither')
    return null
  }
  const mode = (value: string) => value.split('_')[1]
  if (mode(secretKey) !== mode(publishableKey))
    problems.push('STRIPE_PUBLISHABLE_KEY: is of the other mode (test, live) than STRIPE_SECRET_KEY')
  if (rest.apiUrl && mode(secretKey) === 'live') problems.push('STRIPE_API_URL: a stand-in takes no live keys')
  if (rest.scriptUrl && !rest.apiUrl) problems.push('STRIPE_JS_URL: only together with STRIPE_API_URL')
  return { secretKey, publishableKey, ...rest }
}

type GivenWriter = {
  provider: WriterSettings['kind']
  baseUrl: string | null
  apiKey: string | null
  model: string | null
}

function writerSettingsOf({ provider, baseUrl, apiKey, model }: GivenWriter, problems: string[]): WriterSettings {
  switch (provider) {
    case 'library':
      if (baseUrl || apiKey || model) problems.push('AI_PROVIDER: set it too, the other AI settings need it')
      return { kind: 'library' }
    case 'openai-compatible':
      if (!baseUrl) problems.push('AI_BASE_URL: needed with AI_PROVIDER=openai-compatible')
      if (!model) problems.push('AI_MODEL: needed with AI_PROVIDER=openai-compatible')
      return { kind: provider, baseUrl: baseUrl ?? '', apiKey, model: model ?? '' }
    case 'anthropic':
      if (!apiKey) problems.push('AI_API_KEY: needed with AI_PROVIDER=anthropic')
      if (!model) problems.push('AI_MODEL: needed with AI_PROVIDER=anthropic')
      return { kind: provider, baseUrl, apiKey: apiKey ?? '', model: model ?? '' }
  }
}

function setting<T>(help: string, example: string, read: (text: string | undefined) => T): Setting<T> {
  return { help, example, read }
}

function text(fallback: string) {
  return (value: string | undefined) => value ?? fallback
}

function whole(fallback: number, min: number, max: number) {
  return (value: string | undefined) => {
    if (value === undefined) return fallback
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < min || number > max)
      throw new Error(`expected a whole number from ${min} to ${max}, got "${value}"`)
    return number
  }
}

function oneOf<const T extends readonly string[]>(choices: T) {
  return (value: string | undefined): T[number] => {
    if (value === undefined) return firstOf(choices)
    const choice = choices.find((each) => each === value.toLowerCase())
    if (!choice) throw new Error(`expected ${choices.join(' or ')}, got "${value}"`)
    return choice
  }
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean)
}

function postgresUrl(value: string | undefined): string | null {
  if (value === undefined) return null
  // The value holds a password: a message never repeats it.
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol))
    throw new Error('expected postgres://user:password@host:port/name')
  return value
}

function origin(value: string | undefined): string | null {
  if (value === undefined) return null
  if (!URL.canParse(value)) throw new Error(`expected an address such as https://pillars.example.org, got "${value}"`)
  const url = new URL(value)
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error('expected http(s)://host without a path')
  }
  return url.origin
}

function mailUrl(value: string | undefined): string | null {
  if (value === undefined) return null
  // The value may hold a password: a message never repeats it.
  if (!URL.canParse(value) || !/^smtps?:$/.test(new URL(value).protocol) || !new URL(value).hostname) {
    throw new Error('expected smtp(s)://user:password@host:port')
  }
  return value
}

function sender(value: string | undefined): string | null {
  if (value === undefined) return null
  if (!/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value))
    throw new Error('expected an address, or a name and <an address>')
  return value
}

function key(pattern: RegExp, shape: string) {
  return (value: string | undefined): string | null => {
    if (value === undefined) return null
    if (!pattern.test(value)) throw new Error(`expected ${shape}`)
    return value
  }
}

function loopbackUrl(value: string | undefined): string | null {
  if (value === undefined) return null
  const here = URL.canParse(value) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(value).hostname)
  if (!here || !/^https?:$/.test(new URL(value).protocol))
    throw new Error('expected http://127.0.0.1:port: a stand-in runs on this machine')
  return new URL(value).href.replace(/\/$/, '')
}

function apiUrl(value: string | undefined, example: string): string | null {
  if (value === undefined) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) {
    throw new Error(`expected an address such as ${example}, without a query`)
  }
  return url.href.replace(/\/+$/, '')
}

function modelName(value: string | undefined): string | null {
  if (value === undefined) return null
  if (!/^[!-~]{1,200}$/.test(value)) throw new Error('expected the name of a model, without spaces')
  return value
}

function accessToken(value: string | undefined): string | null {
  if (value === undefined) return null
  if (!/^[!-~]{8,1000}$/.test(value)) throw new Error('expected a token without spaces')
  return value
}

function secret(value: string | undefined): string | null {
  if (value === undefined) return null
  if (value.length < 32) throw new Error('expected 32 characters or more')
  return value
}

function firstOf<const T extends readonly string[]>(choices: T): T[number] {
  const [first] = choices
  if (first === undefined) throw new Error('no choices')
  return first
}
