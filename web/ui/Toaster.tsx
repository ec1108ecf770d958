import { Suspense, lazy } from 'react'
import { useStore } from './store.ts'
import { currentToast } from './toast.ts'

const ToastViewport = lazy(async () => ({ default: (await import('./ToastViewport.tsx')).ToastViewport }))

/** The region where toasts appear. Radix's toast loads with the first of them. */
export function Toaster() {
  const toast = useStore(currentToast)
  if (!toast) return null
  return (
    <Suspense>
      <ToastViewport toast={toast} />
    </Suspense>
  )
}
