import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { toast } from './toast.ts'

export type LoadComponent<P> = () => Promise<ComponentType<P>>

type Options<P> = {
  /** In its place until it is here. What has a place says there that it could not be loaded; what has none stays away. */
  fallback?: (props: P) => ReactNode
  /** What he asked for could not be loaded: says so itself, and takes the part away, so that it can be asked for again. */
  onFailure?: (props: P) => void
}

/**
 * A part of a screen whose files load where it is first drawn. When they cannot be had the screen stands without it, and the
 * next time it is drawn they are asked for again: React's `lazy` would throw, and for as long as the page lives.
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
    /** To be early, on hover or focus. What fails here is asked for again where it is drawn. */
    preload: () => void ensureLoaded().catch(() => undefined),
  })
}

/** After an update the files of the build before are gone: then only the page loaded anew has them. */
export function showLoadErrorToast(): void {
  toast({
    title: 'This could not be loaded. Try again.',
    variant: 'destructive',
    action: { label: 'Reload', onAction: () => location.reload() },
  })
}
