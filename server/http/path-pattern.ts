/**
 * Matches a path with a pattern, such as `/challenge/:id` or `/api/forum/{id}`.
 * @returns the parameters as they are in the path, or null if it does not match
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const patternParts = pattern.split('/')
  const pathParts = path.split('/')
  if (patternParts.length !== pathParts.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of patternParts.entries()) {
    const value = pathParts[index] ?? ''
    const name = getParameter(part)
    if (name === undefined ? part !== value : value === '') return null
    if (name !== undefined) params[name] = value
  }
  return params
}

/** Counts the parameters of a pattern. A pattern with fewer of them wins. */
export function countParameters(pattern: string): number {
  return pattern.split('/').filter((part) => getParameter(part) !== undefined).length
}

function getParameter(part: string): string | undefined {
  return /^(?::(\w+)|\{(\w+)\})$/.exec(part)?.slice(1).find(Boolean)
}
