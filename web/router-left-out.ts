// Stands in the build for what the router brings along for its framework and its instruments, neither of which is used here.

import { createContext, type Ref } from 'react'

export const FrameworkContext = createContext(undefined)

export function PrefetchPageLinks() {
  return null
}

export function usePrefetchBehavior(): [boolean, null, object] {
  return [false, null, {}]
}

export function mergeRefs<T>(ref: Ref<T>): Ref<T> {
  return ref
}

export function consumeInstrumentationClientResultMetaReceiver() {}

export function getRouteInstrumentationUpdates() {
  return {}
}

export function instrumentClientSideRouter<T>(router: T): T {
  return router
}
