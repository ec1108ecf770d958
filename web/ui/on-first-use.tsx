import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { toast } from './toast.ts'

export type Load<P> = () => Promise<ComponentType<P>>

type Options<P> = {
  /** In its place until it is here. What has a place says there that it could not be loaded; what has none stays away. */
  meanwhile?: (props: P) => ReactNode
  /** What he asked for could not be loaded: says so itself, and takes the part away, so that it can be asked for again. */
  onFailure?: (props: P) => void
}

/**
 * A part of a screen whose files load where it is first drawn. When they cannot be had the screen stands without it, and the
 * next time it is drawn they are asked for again: React's `lazy` would throw, and for as long as the page lives.
 */
export function onFirstUse<P extends object>(load: Load<P>, { meanwhile, onFailure }: Options<P> = {}) {
  let Part: ComponentType<P> | undefined
  const fetched = async () => {
    Part ??= await load()
  }

  function OnFirstUse(props: P) {
    const [missing, setMissing] = useState(false)
    const [, setHere] = useState(Part !== undefined)
    const fail = useEffectEvent(() => {
      setMissing(true)
      onFailure?.(props)
    })
    useEffect(() => {
      if (missing) return undefined
      let gone = false
      fetched().then(
        () => gone || setHere(true),
        () => gone || fail(),
      )
      return () => {
        gone = true
      }
    }, [missing])
    if (Part) return <Part {...props} />
    if (missing && meanwhile && !onFailure)
      return <ErrorState text="That could not be loaded." onRetry={() => setMissing(false)} />
    return meanwhile?.(props)
  }

  return Object.assign(OnFirstUse, {
    isHere: () => Part !== undefined,
    /** To be early, on hover or focus. What fails here is asked for again where it is drawn. */
    preload: () => void fetched().catch(() => undefined),
  })
}

/** After an update the files of the build before are gone: then only the page loaded anew has them. */
export function sayNotLoaded(): void {
  toast({
    title: 'That could not be loaded. Try again.',
    variant: 'destructive',
    action: { label: 'Reload', onAction: () => location.reload() },
  })
}
