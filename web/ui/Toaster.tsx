import { Suspense, lazy, useEffect } from 'react'
import { fetchAtRest } from './at-rest.ts'
import { useStore } from './store.ts'
import { currentToast } from './toast.ts'

const loadViewport = () => import('./ToastViewport.tsx')
const ToastViewport = lazy(async () => ({ default: (await loadViewport()).ToastViewport }))

/** The region where toasts appear. Radix's toast loads with the first of them, or before: "could not be reached" must not have to be fetched. */
export function Toaster() {
  const toast = useStore(currentToast)
  useEffect(() => fetchAtRest(loadViewport), [])
  if (!toast) return null
  return (
    <Suspense>
      <ToastViewport toast={toast} />
    </Suspense>
  )
}
