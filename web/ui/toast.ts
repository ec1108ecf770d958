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
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast in the place of the present one: at most one stands at a time. */
export function toast(content: ToastContent): void {
  clearTimeout(removal)
  lastId += 1
  currentToast.set({ ...content, id: lastId, open: true })
}

export function dismissToast(id: number): void {
  const shown = currentToast.get()
  if (shown?.id !== id || !shown.open) return
  currentToast.set({ ...shown, open: false })
  removal = setTimeout(() => currentToast.set(null), REMOVE_DELAY)
}
