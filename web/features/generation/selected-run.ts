import { useSearchParams } from 'react-router'

/** Which run the screen shows, in its address: a reload finds it again. */
export function useSelectedRun() {
  const [search, setSearch] = useSearchParams()
  return {
    selectedRunId: search.get('run'),
    selectRun({ id }: { id: string }) {
      setSearch({ run: id }, { replace: true, preventScrollReset: true })
    },
  }
}
