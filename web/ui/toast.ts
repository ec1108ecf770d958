import { createStore } from '../store.ts'

export type ToastContent = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onAction: () => void }
  /** Stays until it is closed. */
  persistent?: boolean
  /** Below the header on a phone, because the screen asks something where toasts are. */
  atTop?: boolean
}

export type Toast = ToastContent & { id: number; open: boolean }

/** Milliseconds that a toast stays. */
export const TOAST_DURATION = 5_000

/** Milliseconds before a dismissed toast is removed, from the specification. */
const REMOVE_DELAY = 1_000_000

export const currentToast = createStore<Toast | null>(null)

let lastId = 0
let removalTimer: ReturnType<typeof setTimeout> | undefined

/** Show a toast and replace the current one. */
export function toast(content: ToastContent): void {
  clearTimeout(removalTimer)
  lastId += 1
  currentToast.set({ ...content, id: lastId, open: true })
}

const STORAGE_KEY = 'toast'

/** Store a toast for the next page of this tab, for actions that end in a full navigation. */
export function persistToast({ title, description, variant }: Omit<ToastContent, 'action'>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ title, description, variant }))
  } catch {
    // Storage is disabled; skip the toast.
  }
}

export function showPersistedToast(): void {
  try {
    const storedToast = sessionStorage.getItem(STORAGE_KEY)
    sessionStorage.removeItem(STORAGE_KEY)
    if (storedToast) toast(JSON.parse(storedToast))
  } catch {
    // Storage is disabled or holds something else.
  }
}

export function dismissToast(id: number): void {
  const visibleToast = currentToast.get()
  if (visibleToast?.id !== id || !visibleToast.open) return
  currentToast.set({ ...visibleToast, open: false })
  removalTimer = setTimeout(() => currentToast.set(null), REMOVE_DELAY)
}

export function dismissCurrentToast(): void {
  const visibleToast = currentToast.get()
  if (visibleToast) dismissToast(visibleToast.id)
}

/** Close a toast that offers nothing, because a dialog opens where it is. */
export function dismissPassingToast(): void {
  const { action, persistent } = currentToast.get() ?? {}
  if (!action && !persistent) dismissCurrentToast()
}
