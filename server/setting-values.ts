export type Setting<T> = {
  help: string
  example: string
  read: (text: string | undefined) => T
  /** Whether `NAME_FILE` can name a file that has the value. */
  isSecret?: boolean
}

export function defineSetting<T>(help: string, example: string, read: (text: string | undefined) => T): Setting<T> {
  return { help, example, read }
}

export function defineSecret<T>(help: string, example: string, read: (text: string | undefined) => T): Setting<T> {
  return { help, example, read, isSecret: true }
}

export function parseText(fallback: string) {
  return (value: string | undefined) => value ?? fallback
}

export function parseInteger(fallback: number, min: number, max: number) {
  return (value: string | undefined) => {
    if (value === undefined) return fallback
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < min || number > max)
      throw new Error(`expected a whole number from ${min} to ${max}, got "${value}"`)
    return number
  }
}

export function parseChoice<const T extends readonly string[]>(choices: T) {
  return (value: string | undefined): T[number] => {
    if (value === undefined) return getFirst(choices)
    const choice = choices.find((each) => each === value.toLowerCase())
    if (!choice) throw new Error(`expected ${choices.join(' or ')}, got "${value}"`)
    return choice
  }
}

/** Parses HH:MM; null for `off`. */
export function parseClockTime(fallback: string) {
  return (value: string | undefined): string | null => {
    if (value?.toLowerCase() === 'off') return null
    if (value !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(value))
      throw new Error(`expected a time such as ${fallback}, or off, got "${value}"`)
    return value ?? fallback
  }
}

export function parseList(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean)
}

export function parsePostgresUrl(value: string | undefined): string | null {
  if (value === undefined) return null
  // Error messages must not repeat the value, which contains a password.
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol))
    throw new Error('expected postgres://user:password@host:port/name')
  return value
}

export function parseOrigin(value: string | undefined): string | null {
  if (value === undefined) return null
  if (!URL.canParse(value)) throw new Error(`expected a URL such as https://pillars.example.org, got "${value}"`)
  const url = new URL(value)
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error('expected http(s)://host without a path')
  }
  return url.origin
}

export function parseMailUrl(value: string | undefined): string | null {
  if (value === undefined) return null
  // Error messages must not repeat the value, which may contain a password.
  const url = URL.canParse(value) ? new URL(value) : null
  // In a password, one of these characters would end the host.
  const isCut = url !== null && (url.hash !== '' || `${url.pathname}${url.search}`.includes('@'))
  if (!url || isCut || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    throw new Error(
      'expected smtp(s)://user:password@host:port. In the password, write # as %23, / as %2F, ? as %3F and @ as %40',
    )
  }
  return value
}

export function parseSender(value: string | undefined): string | null {
  if (value === undefined) return null
  if (!/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value))
    throw new Error('expected an email address, or a name followed by <address>')
  return value
}

export function parseKey(pattern: RegExp, shape: string) {
  return (value: string | undefined): string | null => {
    if (value === undefined) return null
    if (!pattern.test(value)) throw new Error(`expected ${shape}`)
    return value
  }
}

export function parseLoopbackUrl(value: string | undefined): string | null {
  if (value === undefined) return null
  const isLoopback = URL.canParse(value) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(value).hostname)
  if (!isLoopback || !/^https?:$/.test(new URL(value).protocol))
    throw new Error('expected a URL on this machine, such as http://127.0.0.1:3002')
  return new URL(value).href.replace(/\/$/, '')
}

export function apiUrl(value: string | undefined, example: string): string | null {
  if (value === undefined) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) {
    throw new Error(`expected a URL such as ${example}, without a query`)
  }
  return url.href.replace(/\/+$/, '')
}

export function parseModelName(value: string | undefined): string | null {
  if (value === undefined) return null
  if (!/^[!-~]{1,200}$/.test(value)) throw new Error('expected a model name without spaces')
  return value
}

export function parseAccessToken(value: string | undefined): string | null {
  if (value === undefined) return null
  if (!/^[!-~]{8,1000}$/.test(value)) throw new Error('expected a token without spaces')
  return value
}

export function parseSecret(value: string | undefined): string | null {
  if (value === undefined) return null
  if (value.length < 32) throw new Error('expected at least 32 characters')
  return value
}

function getFirst<const T extends readonly string[]>(choices: T): T[number] {
  const [first] = choices
  if (first === undefined) throw new Error('no choices')
  return first
}
