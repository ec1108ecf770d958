/** Where to go after signing in: a screen of this site, whatever the address says, else Home. */
export function sanitizeReturnPath(path: string | null): string {
  if (!path?.startsWith('/')) return '/'
  // A parser of addresses decides: `//host` and `/\host` start with a slash too.
  const base = 'https://site.invalid'
  const target = URL.parse(path, base)
  // A call is not a screen: `/api/logout` would sign him out again.
  if (target?.origin !== base || /^\/api(\/|$)/i.test(target.pathname)) return '/'
  return target.pathname + target.search + target.hash
}
