import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'
import { lazyComponent } from './lazy-component.tsx'
import { PlainToast } from './PlainToast.tsx'
import { preloadWhenIdle } from './preload-when-idle.ts'
import { currentToast } from './toast.ts'

/** The id of the toast for which Radix's toast could not be loaded. The next toast retries. */
const plainToastId = createStore<number | null>(null)

const ToastViewport = lazyComponent(async () => (await import('./ToastViewport.tsx')).ToastViewport, {
  onFailure: ({ toast }) => plainToastId.set(toast.id),
})

export function Toaster() {
  const toast = useStore(currentToast)
  const plainId = useStore(plainToastId)
  useEffect(() => preloadWhenIdle(ToastViewport.preload), [])
  if (!toast) return null
  return toast.id === plainId ? <PlainToast toast={toast} /> : <ToastViewport toast={toast} />
}
