import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { toast } from './toast.ts'

export type LoadComponent<P> = () => Promise<ComponentType<P>>

type Options<P> = {
  /** Shown while loading. With a fallback, a failed load shows an error and a retry button in its place. */
  fallback?: (props: P) => ReactNode
  /** Handles a failed load instead, for example with a toast. Unmount the component so that it can be retried. */
  onFailure?: (props: P) => void
  /** The source file of the component, if it is part of screens that the server renders. */
  source?: string
}

/** Parts of screens that the server renders, by source file. */
const parts: { source: string; ensureLoaded: () => Promise<void> }[] = []
let renderedParts = new Set<string>()

/**
 * Create a component that loads on first render. A failed load leaves the screen intact and is retried on the next
 * mount. React's `lazy` would throw, and cache the failure until reload.
 */
export function lazyComponent<P extends object>(
  load: LoadComponent<P>,
  { fallback, onFailure, source }: Options<P> = {},
) {
  let LoadedComponent: ComponentType<P> | undefined
  const ensureLoaded = async () => {
    LoadedComponent ??= await load()
  }
  if (source) parts.push({ source, ensureLoaded })

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
    if (LoadedComponent) {
      if (source) renderedParts.add(source)
      return <LoadedComponent {...props} />
    }
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

/** Load all parts of screens, before the server renders one. @returns their source files */
export async function loadAllParts(): Promise<string[]> {
  // A part that is loaded can add others to the list.
  for (const { ensureLoaded } of parts) await ensureLoaded()
  return parts.map(({ source }) => source)
}

/** Call `render`, and list the parts that it rendered in their order. */
export function collectParts<T>(render: () => T): [result: T, sources: string[]] {
  renderedParts = new Set()
  return [render(), [...renderedParts]]
}

/**
 * Load the parts that the server has rendered, so that the first render matches the page. One that cannot be loaded shows
 * why, as it does on other screens.
 */
export async function loadParts(sources: string[]): Promise<void> {
  for (const source of sources)
    await Promise.allSettled(parts.map((part) => (part.source === source ? part.ensureLoaded() : undefined)))
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
