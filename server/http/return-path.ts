import { limits } from '#contract/limits.ts'

/**
 * Validates a `returnTo` value. Browsers normalize malformed URLs differently, so only normal paths are accepted.
 * @returns the path, or null if it is not a plain path of this site
 */
export function parseReturnPath(value: string | undefined): string | null {
  if (value === undefined || value.length > limits.url || !/^\/(?!\/)[!-~]*$/.test(value) || value.includes('\\'))
    return null
  const placeholderOrigin = 'http://here.invalid'
  if (!URL.canParse(value, placeholderOrigin)) return null
  const { origin, pathname, search, hash } = new URL(value, placeholderOrigin)
  if (origin !== placeholderOrigin || `${pathname}${search}${hash}` !== value) return null
  // Rejects encoded slashes, backslashes and control characters, and API paths.
  if (/\/\/|%(?:2f|5c|[01]|7f)/i.test(pathname) || /^\/api(?:\/|$)/i.test(pathname)) return null
  return value
}
