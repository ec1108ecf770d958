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
  starterContent: boolean
  logLevel: LogLevel
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
type LogLevel = (typeof logLevels)[number]

type Setting<T> = { help: string; example: string; read: (text: string | undefined) => T }

/** Each setting: what it is for, what it is when absent, how it is read. `.env.example` is made from this table. */
const settings = {
  HOST: setting('The address to listen on. 0.0.0.0 lets other machines in.', '127.0.0.1', text('127.0.0.1')),
  PORT: setting('The port to listen on.', '3000', whole(3000, 0, 65_535)),
  DATA_DIR: setting('Where the embedded database lives.', './data', (value) => resolve(value || './data')),
  DATABASE_URL: setting('PostgreSQL instead of the embedded database.', 'postgres://user:password@localhost:5432/pillars', postgresUrl),
  PUBLIC_URL: setting('The address members type, for links in mails and secure cookies.', 'https://pillars.example.org', origin),
  TRUST_PROXY: setting('How many reverse proxies stand in front (0 when none).', '0', whole(0, 0, 10)),
  SECRET_KEY: setting(
    'Signs and encrypts what must stay secret; 32 characters or more. Needed with DATABASE_URL, else made once beside the data.',
    '',
    secret,
  ),
  ADMIN_EMAILS: setting('Whose accounts become admin once the address is proven. Empty: the first account is.', 'you@example.org', list),
  ADMIN_ACCESS: setting('Who sees the admin screens: admins, or everyone who is signed in.', 'admins', oneOf(['admins', 'everyone'])),
  SIGN_UP: setting('Who may create an account: open, or closed (the first account can always be created).', 'open', oneOf(['open', 'closed'])),
  STARTER_CONTENT: setting('Fill a new database with the starter library: on or off.', 'on', (value) => oneOf(['on', 'off'])(value) === 'on'),
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
  const config: Config = {
    host: read('HOST', settings.HOST),
    port: read('PORT', settings.PORT),
    dataDir: read('DATA_DIR', settings.DATA_DIR),
    databaseUrl: read('DATABASE_URL', settings.DATABASE_URL),
    publicUrl: read('PUBLIC_URL', settings.PUBLIC_URL),
    trustProxy: read('TRUST_PROXY', settings.TRUST_PROXY),
    secretKey: read('SECRET_KEY', settings.SECRET_KEY),
    adminEmails: read('ADMIN_EMAILS', settings.ADMIN_EMAILS),
    adminAccess: read('ADMIN_ACCESS', settings.ADMIN_ACCESS),
    signUp: read('SIGN_UP', settings.SIGN_UP),
    starterContent: read('STARTER_CONTENT', settings.STARTER_CONTENT),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL),
  }
  if (config.databaseUrl && !config.secretKey) problems.push('SECRET_KEY: needed with DATABASE_URL, so that every process has the same one')
  if (problems.length > 0) throw new ConfigError(`The settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
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
    if (!/^\d+$/.test(value) || number < min || number > max) throw new Error(`expected a whole number from ${min} to ${max}, got "${value}"`)
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
  return (value ?? '').split(',').map((each) => each.trim().toLowerCase()).filter(Boolean)
}

function postgresUrl(value: string | undefined): string | null {
  if (value === undefined) return null
  // The value holds a password: a message never repeats it.
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) throw new Error('expected postgres://user:password@host:port/name')
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
