import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import type { FilterChanges } from '#web/ui/use-url-filters.ts'
import { keepFocus } from './move-focus.ts'
import type { SearchFilters } from './search-filters.ts'
import styles from './NothingFound.module.css'

type Props = { filters: SearchFilters; onChange: (changes: FilterChanges) => void }

export function NothingFound({ filters: { query, kind, pillar }, onChange }: Props) {
  const title = `Nothing found for “${isolate(query)}”`
  if (kind || pillar)
    return (
      <EmptyState
        title={`${title} here`}
        action={
          <Button
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget)
              onChange({ kind: null, pillar: null })
            }}
          >
            Search everything
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={title}
      action={
        <div className={styles.actions}>
          <LinkButton to={paths.pillars()}>Look through the pillars</LinkButton>
          <LinkButton to={paths.community()}>Ask in Community</LinkButton>
        </div>
      }
    >
      Try fewer words or another word for it. Or ask the others: someone may have been there.
    </EmptyState>
  )
}
