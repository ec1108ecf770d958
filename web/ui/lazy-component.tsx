import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { toast } from './toast.ts'

export type LoadComponent<P> = () => Promise<ComponentType<P>>

type Options<P> = {
  /** Shown while loading. With a fallback, a failed load shows an error and a retry button in its place. */
  fallback?: (props: P) => ReactNode
  /** Handles a failed load instead, for example with a toast. Unmount the component so that it can be retried. */
  onFailure?: (props: P) => void
}

/**
 * Create a component that loads on first render. A failed load leaves the screen intact and is retried on the next
 * mount. React's `lazy` would throw, and cache the failure until reload.
 */
export function lazyComponent<P extends object>(load: LoadComponent<P>, { fallback, onFailure }: Options<P> = {}) {
  let LoadedComponent: ComponentType<P> | undefined
  const ensureLoaded = async () => {
    LoadedComponent ??= await load()
  }

  function LazyComponent(props: P) {
    const [hasFailed, setHasFailed] = useState(false)
    const [, setIsLoaded] = useState(LoadedComponent !== undefined)
    const handleFailure = useEffectEvent(() => {
      setHasFailed(true)
      onFailure?.(props)
    })
    useEffect(() => {
      if (hasFailed) return undefined
      let isUnmounted = false
      ensureLoaded().then(
        () => isUnmounted || setIsLoaded(true),
        () => isUnmounted || handleFailure(),
      )
      return () => {
        isUnmounted = true
      }
    }, [hasFailed])
    if (LoadedComponent) return <LoadedComponent {...props} />
    if (hasFailed && fallback && !onFailure)
      return <ErrorState text="This could not be loaded." onRetry={() => setHasFailed(false)} />
    return fallback?.(props)
  }

  return Object.assign(LazyComponent, {
    isLoaded: () => LoadedComponent !== undefined,
    /** Load early, on hover or focus. A failure is retried on render. */
    preload: () => void ensureLoaded().catch(() => undefined),
  })
}

/** Offer a reload, because after a deployment the old build's chunks are gone. Offline it would lose the screen. */
export function showLoadErrorToast(): void {
  if (!navigator.onLine) {
    toast({
      title: 'This could not be loaded',
      description: 'Check your connection and try again.',
      variant: 'destructive',
    })
    return
  }
  toast({
    title: 'This could not be loaded. Try again.',
    variant: 'destructive',
    action: { label: 'Reload', onAction: () => location.reload() },
  })
}
