/** A problem of a file, with the path of what it is about, such as `challenge.plan[3].title`. */
export type Problem = { path: string; message: string }

type Path = readonly (string | number)[]

const maxDepth = 16
/** More than fifty challenges have that take a megabyte. */
const maxValues = 50_000
const maxShownKey = 60

export class JsonError extends Error {}

/**
 * Parses JSON as RFC 8259 defines it, and also finds keys that an object has twice, of which `JSON.parse` would silently
 * keep the last.
 * @returns the value and the repeated keys
 * @throws JsonError with the line, also when it is nested too deep or has too many values
 */
export function parseJson(text: string): { value: unknown; problems: Problem[] } {
  const problems: Problem[] = []
  let at = 0
  let values = 0

  skipSpace()
  const value = parseValue([])
  if (at < text.length) throw unexpected()
  return { value, problems }

  function parseValue(path: Path): unknown {
    if (path.length > maxDepth) throw errorAt(`Nested more than ${maxDepth} levels deep`)
    if (++values > maxValues) throw errorAt(`More than ${maxValues.toLocaleString('en')} values`)
    switch (text[at]) {
      case '{':
        return parseObject(path)
      case '[':
        return parseArray(path)
      case '"':
        return parseString()
      default:
        return parseWord()
    }
  }

  function parseObject(path: Path): unknown {
    const entries = new Map<string, unknown>()
    parseList('}', () => {
      if (text[at] !== '"') throw unexpected()
      const key = parseString()
      if (text[at] !== ':') throw unexpected()
      skipSpace(1)
      if (entries.has(key)) problems.push({ path: formatPath([...path, key]), message: 'Given more than once' })
      entries.set(key, parseValue([...path, key]))
    })
    // Unlike an assignment, this gives `__proto__` no meaning.
    return Object.fromEntries(entries)
  }

  function parseArray(path: Path): unknown {
    const items: unknown[] = []
    parseList(']', () => items.push(parseValue([...path, items.length])))
    return items
  }

  function parseList(end: string, parseItem: () => void): void {
    skipSpace(1)
    if (text[at] === end) return skipSpace(1)
    for (;;) {
      parseItem()
      if (text[at] === end) return skipSpace(1)
      if (text[at] !== ',') throw unexpected()
      skipSpace(1)
    }
  }

  function parseString(): string {
    const start = at
    for (at++; text[at] !== '"'; at++) {
      if (at >= text.length) throw unexpected()
      if (text[at] === '\\') at++
    }
    at++
    return parseToken(start)
  }

  function parseWord(): unknown {
    const start = at
    while (at < text.length && /[-+.\w]/.test(text.charAt(at))) at++
    if (at === start) throw unexpected()
    return parseToken(start)
  }

  function parseToken(start: number) {
    try {
      const value = JSON.parse(text.slice(start, at))
      skipSpace()
      return value
    } catch {
      at = start
      throw unexpected()
    }
  }

  function skipSpace(more = 0): void {
    at += more
    while (at < text.length && /[ \t\n\r]/.test(text.charAt(at))) at++
  }

  function unexpected() {
    return errorAt(at < text.length ? 'This is not JSON' : 'The file is incomplete: it ends too early')
  }

  function errorAt(message: string) {
    const lines = text.slice(0, at).split('\n')
    return new JsonError(`${message}, at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`)
  }
}

export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    const shown = [...String(key)].slice(0, maxShownKey).join('')
    return text === '' ? shown : `${text}.${shown}`
  }, '')
}
