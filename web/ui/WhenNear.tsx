import { type ReactNode, useState } from 'react'

type Props = {
  /** Pixels below the screen at which the children are rendered. */
  distance: number
  /** Shown before. */
  fallback?: ReactNode
  children: ReactNode
}

/** Render the children when the member scrolls near them. */
export function WhenNear({ distance, fallback, children }: Props) {
  const [isNear, setIsNear] = useState(false)

  function observePlace(place: HTMLElement | null) {
    if (!place || isNear) return undefined
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${distance}px 0px`,
    })
    observer.observe(place)
    return () => observer.disconnect()
  }

  return isNear ? children : <div ref={observePlace}>{fallback}</div>
}
