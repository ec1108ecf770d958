import { limits } from './limits.ts'

/**
 * Validate the address to open after sign-in. The server and the browser both use this function: routers and browsers
 * normalize unusual URLs differently, so only paths that are already normal pass.
 * @returns the path, or null if it is not the plain path of a screen of this site
 */
export function parseReturnPath(value: string | null | undefined): string | null {
  if (!value || value.length > limits.url || !/^\/(?!\/)[!-~]*$/.test(value) || value.includes('\\')) return null
  const placeholderOrigin = 'http://here.invalid'
  if (!URL.canParse(value, placeholderOrigin)) return null
  const { origin, pathname, search, hash } = new URL(value, placeholderOrigin)
  if (origin !== placeholderOrigin || `${pathname}${search}${hash}` !== value) return null
  const decoded = decodePath(pathname)
  // API calls are not screens; `/api/logout` would sign the member out again.
  if (decoded === null || /\/\/|[\\\p{Cc}]|\/\.{1,2}(?:\/|$)|^\/api(?:\/|$)/iu.test(decoded)) return null
  return value
}

/** Decode until nothing changes, because a proxy may decode once more than we do. */
function decodePath(pathname: string): string | null {
  try {
    let decoded = pathname
    for (let next = decodeURIComponent(decoded); next !== decoded; next = decodeURIComponent(decoded)) decoded = next
    return decoded
  } catch {
    return null
  }
}
