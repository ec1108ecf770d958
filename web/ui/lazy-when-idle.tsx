import type { ReactNode } from 'react'
import { type LoadComponent, lazyComponent } from './lazy-component.tsx'
import { WhenIdle } from './WhenIdle.tsx'

/** Create a component that loads once the screen is idle. `fallback` keeps its place until then. */
export function lazyWhenIdle<P extends object>(load: LoadComponent<P>, fallback: (props: P) => ReactNode) {
  const LazyComponent = lazyComponent(load, { fallback })
  return function LazyWhenIdle(props: P) {
    return (
      <WhenIdle fallback={fallback(props)}>
        <LazyComponent {...props} />
      </WhenIdle>
    )
  }
}
