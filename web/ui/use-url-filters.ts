import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

export type FilterChanges = Record<string, string | null>

/**
 * Read and change the filters in the URL. A change keeps those made just before, whose URL is not shown yet.
 * @returns the parameters, and a function that sets some of them; an empty value removes one
 */
export function useUrlFilters(): [search: URLSearchParams, change: (changes: FilterChanges) => void] {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const pending = useRef<{ from: URLSearchParams; next: URLSearchParams }>(null)

  function change(changes: FilterChanges) {
    const next = new URLSearchParams(pending.current?.from === search ? pending.current.next : search)
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value)
      else next.delete(name)
    pending.current = { from: search, next }
    setSearch(next, { replace: true, preventScrollReset: true, state })
  }

  return [search, change]
}
