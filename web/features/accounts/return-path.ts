/**
 * Sanitize the address to open after sign-in.
 * @returns a path of this site; Home for anything else
 */
export function sanitizeReturnPath(path: string | null): string {
  if (!path?.startsWith('/')) return '/'
  // `//host` and `/\host` start with a slash too, so compare the parsed origin.
  const base = 'https://site.invalid'
  const target = URL.parse(path, base)
  // API calls are not screens; `/api/logout` would sign the member out again.
  if (target?.origin !== base || /^\/api(\/|$)/i.test(target.pathname)) return '/'
  return target.pathname + target.search + target.hash
}
