import { useState, useSyncExternalStore } from 'react'
import { useUser } from './session.ts'

type Fields = Record<string, string>

const listeners = new Set<() => void>()

/** Read a draft from this device. Drafts are stored per member until sent or signed out. */
export function readDraft(userId: string, name: string): Fields | undefined {
  return parseFields(readStoredDraft(userId, name))
}

/** Subscribe to a draft, including changes in other tabs. */
export function useDraft(userId: string, name: string): Fields | undefined {
  return parseFields(
    useSyncExternalStore(
      subscribeToEvents,
      () => readStoredDraft(userId, name),
      () => null,
    ),
  )
}

/**
 * Persist a text field as it is typed. A page that the server has rendered shows a kept text after its first render.
 * `discard(submitted)` deletes the stored text, but keeps a text that was typed
 * after `submitted`.
 */
export function usePersistedText(
  name: string,
): [text: string, setText: (text: string) => void, discard: (submitted?: string) => void] {
  const userId = useUser()?.id ?? ''
  const stored = useDraft(userId, name)?.['text'] ?? ''
  // Also what storage could not keep.
  const [typed, setTyped] = useState<string>()
  const text = typed ?? stored
  function discard(submitted?: string) {
    if (submitted === undefined || submitted === readDraft(userId, name)?.['text']) deleteDraft(userId, name)
  }
  function updateText(next: string) {
    setTyped(next)
    if (next) saveDraft(userId, name, { text: next })
    else discard()
  }
  return [text, updateText, discard]
}

/** @returns false if storage is full or disabled */
export function saveDraft(userId: string, name: string, fields: Fields): boolean {
  try {
    localStorage.setItem(getKeyPrefix(userId) + name, JSON.stringify(fields))
    notifyListeners()
    return true
  } catch {
    return false
  }
}

export function deleteDraft(userId: string, name: string): void {
  try {
    localStorage.removeItem(getKeyPrefix(userId) + name)
    notifyListeners()
  } catch {
    // Storage is disabled, so there are no drafts.
  }
}

function readStoredDraft(userId: string, name: string): string | null {
  try {
    return localStorage.getItem(getKeyPrefix(userId) + name)
  } catch {
    return null
  }
}

function parseFields(text: string | null): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

function subscribeToEvents(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function getKeyPrefix(userId: string): string {
  return `draft:${userId}:`
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string')
}
