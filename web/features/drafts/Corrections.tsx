import { useMutation, useQuery } from '@tanstack/react-query'
import type { WaitingCorrection } from '#contract/corrections.ts'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { invalidateItem } from '#web/features/catalog/catalog-mutations.ts'
import { correctionsQuery } from '#web/features/catalog/catalog-queries.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'
import { LazyDifferences } from './LazyDifferences.tsx'
import styles from './Library.module.css'

/** Safety corrections of the library that met an item that an admin has edited. */
export function Corrections() {
  const { data = [] } = useQuery(correctionsQuery)
  if (data.length === 0) return null
  return (
    <section className={styles.corrections} aria-label="Safety corrections">
      {data.map((correction) => (
        <Correction key={correction.item} correction={correction} />
      ))}
    </section>
  )
}

function Correction({ correction }: { correction: WaitingCorrection }) {
  const { item, kind, id, title, current, corrected } = correction
  const decide = useMutation({
    mutationFn: (use: 'library' | 'ours') =>
      callApi('POST /api/content/corrections/{item}', { params: { item }, body: { use } }),
    onSuccess: (_, use) => {
      queryClient.setQueryData(correctionsQuery.queryKey, (rows) => rows?.filter((row) => row.item !== item))
      if (kind !== 'discussion') invalidateItem({ kind, id })
      toast({ title: use === 'library' ? 'Corrected for everyone' : 'Your version stays' })
    },
    onError: (error) => {
      showErrorToast(error, 'Couldn’t save your decision')
      void queryClient.invalidateQueries({ queryKey: correctionsQuery.queryKey })
    },
  })
  const isPending = (use: 'library' | 'ours') => decide.isPending && decide.variables === use
  return (
    <Banner tone="error" title={`A safety correction for “${title}” is waiting`}>
      <p>
        An update corrects this {kind}, which was edited here. Use the correction, and it changes for everyone, or keep
        your version.
      </p>
      <details className={styles.differences}>
        <summary>What differs</summary>
        <LazyDifferences kind={kind} ours={current} theirs={corrected} oursLabel="Ours" theirsLabel="Correction" />
      </details>
      <div className={styles.decision}>
        <Button busy={isPending('library')} onClick={() => decide.mutate('library')}>
          Use the correction
        </Button>
        <Button busy={isPending('ours')} onClick={() => decide.mutate('ours')}>
          Keep ours
        </Button>
      </div>
    </Banner>
  )
}
