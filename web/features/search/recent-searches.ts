import { useSyncExternalStore } from 'react'
import { foldText } from '#contract/fold-words.ts'

const maxCount = 8
const listeners = new Set<() => void>()
const none: string[] = []
let timesCleared = 0

/** Subscribe to the last searches of a member on this device, newest first. */
export function useRecentSearches(userId: string): string[] {
  return parse(
    useSyncExternalStore(
      subscribe,
      () => read(userId),
      () => null,
    ),
  )
}

/** Keep a search on this device, unless its words are heavy. Signing out deletes it. */
export async function rememberSearch(userId: string, query: string): Promise<void> {
  const text = query.trim()
  if (text === '') return
  const before = timesCleared
  const { isHeavy } = await import('./heavy-words.ts')
  if ((await isHeavy(text)) || timesCleared > before) return
  const folded = foldText(text)
  // Typing on replaces what was kept before.
  const others = parse(read(userId)).filter((each) => !folded.startsWith(foldText(each)))
  write(userId, [text, ...others].slice(0, maxCount))
}

export function clearRecentSearches(userId: string): void {
  timesCleared++
  write(userId, none)
}

function read(userId: string): string | null {
  try {
    return localStorage.getItem(toKey(userId))
  } catch {
    return null
  }
}

function write(userId: string, searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(toKey(userId), JSON.stringify(searches))
    else localStorage.removeItem(toKey(userId))
    for (const listener of listeners) listener()
  } catch {
    // Storage is full or disabled, so nothing is kept.
  }
}

function parse(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, maxCount) : none
  } catch {
    return none
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function toKey(userId: string): string {
  return `searches:${userId}`
}
