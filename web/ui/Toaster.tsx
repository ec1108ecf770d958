import { useEffect } from 'react'
import { lazyComponent } from './lazy-component.tsx'
import { preloadWhenIdle } from './preload-when-idle.ts'
import { useStore } from './store.ts'
import { currentToast } from './toast.ts'

const ToastViewport = lazyComponent(async () => (await import('./ToastViewport.tsx')).ToastViewport, {
  // The next toast asks for it again.
  onFailure: () => currentToast.set(null),
})

/** The region where toasts appear. Radix's toast loads with the first of them, or before: "could not be reached" must not have to be fetched. */
export function Toaster() {
  const toast = useStore(currentToast)
  useEffect(() => preloadWhenIdle(ToastViewport.preload), [])
  return toast && <ToastViewport toast={toast} />
}
