import { useEffect } from 'react'
import { useStore } from '../store.ts'
import { lazyComponent } from './lazy-component.tsx'
import { preloadWhenIdle } from './preload-when-idle.ts'
import { currentToast } from './toast.ts'

const ToastViewport = lazyComponent(async () => (await import('./ToastViewport.tsx')).ToastViewport, {
  // The next toast retries.
  onFailure: () => currentToast.set(null),
})

/** Preload the toast chunk, because an offline error must not need the network to show. */
export function Toaster() {
  const toast = useStore(currentToast)
  useEffect(() => preloadWhenIdle(ToastViewport.preload), [])
  return toast && <ToastViewport toast={toast} />
}
