import { createStore } from './store.ts'

export type ToastContent = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** One thing to do about it, such as "Undo". */
  action?: { label: string; onAction: () => void }
}

type Toast = ToastContent & { id: number; open: boolean }

/** How long a dismissed toast is kept, in milliseconds. */
const REMOVE_DELAY = 1_000_000

export const currentToast = createStore<Toast | null>(null)

let lastId = 0
let removalTimer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast in the place of the present one: at most one stands at a time. */
export function toast(content: ToastContent): void {
  clearTimeout(removalTimer)
  lastId += 1
  currentToast.set({ ...content, id: lastId, open: true })
}

const STORAGE_KEY = 'toast'

/** Keeps a toast for the next document of this tab, when what it tells of ends with leaving this one. */
export function persistToast({ title, description, variant }: Omit<ToastContent, 'action'>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ title, description, variant }))
  } catch {
    // Storage may be refused; what happened has happened without a toast too.
  }
}

/** Shows what the document before has kept, once. */
export function showPersistedToast(): void {
  try {
    const storedToast = sessionStorage.getItem(STORAGE_KEY)
    sessionStorage.removeItem(STORAGE_KEY)
    if (storedToast) toast(JSON.parse(storedToast))
  } catch {
    // Storage may be refused, or hold something else.
  }
}

export function dismissToast(id: number): void {
  const visibleItems = currentToast.get()
  if (visibleItems?.id !== id || !visibleItems.open) return
  currentToast.set({ ...visibleItems, open: false })
  removalTimer = setTimeout(() => currentToast.set(null), REMOVE_DELAY)
}
