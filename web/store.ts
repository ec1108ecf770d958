import { useSyncExternalStore } from 'react'

export type Store<T> = {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
  getRendered: () => T
  /** Set the value that the server renders a page with. The first render in the browser repeats it. */
  setRendered: (value: T) => void
}

/** Create an observable value outside React. Components subscribe with `useStore`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  let rendered = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getRendered: () => rendered,
    setRendered: (next) => {
      rendered = next
    },
  }
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getRendered)
}
