/** Where to go after signing in: a path of this site, whatever the address says, else Home. */
export function safePath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return '/'
  // A parser of addresses decides: `//host` and `/\host` start with a slash too.
  const base = 'https://site.invalid'
  const target = URL.parse(wanted, base)
  return target?.origin === base ? target.pathname + target.search + target.hash : '/'
}
