import { useState, useSyncExternalStore } from 'react'
import { useUser } from './session.ts'

type Fields = Record<string, string>

const listeners = new Set<() => void>()

/** What is being written, kept on this device under its writer's id until it is sent or he signs out. */
export function readDraft(userId: string, name: string): Fields | undefined {
  return parseFields(readStoredDraft(userId, name))
}

/** The same for a component that follows it, in this tab and in others. */
export function useDraft(userId: string, name: string): Fields | undefined {
  return parseFields(useSyncExternalStore(subscribeToEvents, () => readStoredDraft(userId, name)))
}

/** One field that is kept so as it is typed: what stands in it, how to change it, and how to keep it no longer. */
export function usePersistedText(name: string): [text: string, change: (text: string) => void, drop: () => void] {
  const userId = useUser()?.id ?? ''
  const [text, setText] = useState(() => readDraft(userId, name)?.['text'] ?? '')
  const discard = () => deleteDraft(userId, name)
  function updateText(next: string) {
    setText(next)
    if (next) saveDraft(userId, name, { text: next })
    else discard()
  }
  return [text, updateText, discard]
}

/** @returns whether the device has kept it */
export function saveDraft(userId: string, name: string, fields: Fields): boolean {
  try {
    localStorage.setItem(getKeyPrefix(userId) + name, JSON.stringify(fields))
    notifyListeners()
    return true
  } catch {
    // Storage full or switched off: writing goes on without a net.
    return false
  }
}

/** Sent, or given up. */
export function deleteDraft(userId: string, name: string): void {
  try {
    localStorage.removeItem(getKeyPrefix(userId) + name)
    notifyListeners()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** All drafts of one member, when he signs out: the next one at this device must not read them. */
export function deleteAllDrafts(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(getKeyPrefix(userId))) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
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
    // Something else under this key: as good as no draft.
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
