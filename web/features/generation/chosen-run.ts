import { useSearchParams } from 'react-router'

/** Which run the screen shows, in its address: a reload finds it again. */
export function useChosenRun() {
  const [search, setSearch] = useSearchParams()
  return {
    chosen: search.get('run'),
    show({ id }: { id: string }) {
      setSearch({ run: id }, { replace: true, preventScrollReset: true })
    },
  }
}
