import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether the component may show what only the browser knows: not in the first render of a page that the server has rendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
