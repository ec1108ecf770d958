import { useState, useSyncExternalStore } from 'react'
import { useUser } from './session.ts'

type Fields = Record<string, string>

const listeners = new Set<() => void>()

/** What is being written, kept on this device under its writer's id until it is sent or he signs out. */
export function readDraft(userId: string, name: string): Fields | undefined {
  return fieldsIn(stored(userId, name))
}

/** The same for a component that follows it, in this tab and in others. */
export function useDraft(userId: string, name: string): Fields | undefined {
  return fieldsIn(useSyncExternalStore(follow, () => stored(userId, name)))
}

/** One field that is kept so as it is typed: what stands in it, how to change it, and how to keep it no longer. */
export function useKeptText(name: string): [text: string, change: (text: string) => void, drop: () => void] {
  const userId = useUser()?.id ?? ''
  const [text, setText] = useState(() => readDraft(userId, name)?.['text'] ?? '')
  const drop = () => dropDraft(userId, name)
  function change(next: string) {
    setText(next)
    if (next) keepDraft(userId, name, { text: next })
    else drop()
  }
  return [text, change, drop]
}

/** @returns whether the device has kept it */
export function keepDraft(userId: string, name: string, fields: Fields): boolean {
  try {
    localStorage.setItem(prefixOf(userId) + name, JSON.stringify(fields))
    announce()
    return true
  } catch {
    // Storage full or switched off: writing goes on without a net.
    return false
  }
}

/** Sent, or given up. */
export function dropDraft(userId: string, name: string): void {
  try {
    localStorage.removeItem(prefixOf(userId) + name)
    announce()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** All drafts of one member, when he signs out: the next one at this device must not read them. */
export function dropDrafts(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefixOf(userId))) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function stored(userId: string, name: string): string | null {
  try {
    return localStorage.getItem(prefixOf(userId) + name)
  } catch {
    return null
  }
}

function fieldsIn(text: string | null): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isFields(value) ? value : undefined
  } catch {
    // Something else under this key: as good as no draft.
    return undefined
  }
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function announce(): void {
  for (const listener of listeners) listener()
}

function prefixOf(userId: string): string {
  return `draft:${userId}:`
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string')
}
