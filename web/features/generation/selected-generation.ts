import { useSearchParams } from 'react-router'

/** Keep the selected generation in the URL. */
export function useSelectedGeneration() {
  const [search, setSearch] = useSearchParams()
  return {
    selectedGenerationId: search.get('run'),
    selectGeneration({ id }: { id: string }) {
      setSearch({ run: id }, { replace: true, preventScrollReset: true })
    },
  }
}
