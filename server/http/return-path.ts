import { limits } from '#contract/limits.ts'

/**
 * The screen a `returnTo` asks for, or null when it is anything but a plain path of this site in its usual spelling:
 * every browser repairs odd addresses in its own way, so nothing here is repaired.
 */
export function parseReturnPath(value: string | undefined): string | null {
  if (value === undefined || value.length > limits.url || !/^\/(?!\/)[!-~]*$/.test(value) || value.includes('\\'))
    return null
  const placeholderOrigin = 'http://here.invalid'
  if (!URL.canParse(value, placeholderOrigin)) return null
  const { origin, pathname, search, hash } = new URL(value, placeholderOrigin)
  if (origin !== placeholderOrigin || `${pathname}${search}${hash}` !== value) return null
  // A slash, a backslash or a control character that a later decoding would bring back; a call is not a screen.
  if (/\/\/|%(?:2f|5c|[01]|7f)/i.test(pathname) || /^\/api(?:\/|$)/i.test(pathname)) return null
  return value
}
