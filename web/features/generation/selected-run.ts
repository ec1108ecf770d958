import { useSearchParams } from 'react-router'

/** Keep the selected run in the URL. */
export function useSelectedRun() {
  const [search, setSearch] = useSearchParams()
  return {
    selectedRunId: search.get('run'),
    selectRun({ id }: { id: string }) {
      setSearch({ run: id }, { replace: true, preventScrollReset: true })
    },
  }
}
