import { useQuery } from '@tanstack/react-query'
import type { Pillar } from '#contract/pillars.ts'
import { apiQuery } from '#web/api/client.ts'
import { useConfirmEmailOffer } from '#web/features/accounts/use-confirm-email-offer.ts'
import { useGoals } from '#web/features/goals/goals.ts'
import { InstallHint } from '#web/features/install/InstallHint.tsx'
import { ReminderOffer } from '#web/features/notifications/settings/ReminderOffer.tsx'
import { useReminderOffer } from '#web/features/notifications/settings/use-reminder-offer.ts'
import { useMemberDate } from '#web/shell/today.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { GoalsDue } from './GoalsDue.tsx'
import { HighlightsSkeleton } from './HighlightsSkeleton.tsx'
import { NewPosts } from './NewPosts.tsx'
import { PromptCard } from './PromptCard.tsx'
import { selectDueGoals } from './select-due-goals.ts'
import styles from './Today.module.css'

// Most members have confirmed their address.
const ConfirmEmailOffer = lazyComponent(
  async () => (await import('#web/features/accounts/ConfirmEmailOffer.tsx')).ConfirmEmailOffer,
  { fallback: () => <Skeleton shape="row" /> },
)

export function HomeHighlights({ today, activePillars }: { today: string; activePillars: readonly Pillar[] }) {
  const goalsResult = useGoals()
  const dueGoals = selectDueGoals(goalsResult.goals, today, useMemberDate())
  const hasGoals = goalsResult.isPending || goalsResult.error !== null || dueGoals.length > 0
  const newPosts = useQuery(apiQuery('GET /api/new-posts'))
  const offer = useReminderOffer(activePillars.length > 0)
  const confirmation = useConfirmEmailOffer()
  // Waits for the offers, which would push the other cards down.
  if (newPosts.isLoading || offer.isPending || confirmation.isPending) return <HighlightsSkeleton />
  return (
    <>
      {confirmation.account ? (
        <ConfirmEmailOffer {...confirmation.account} onDismiss={confirmation.dismiss} />
      ) : offer.reminder && activePillars.length > 0 ? (
        <ReminderOffer reminder={offer.reminder} onDismiss={offer.dismiss} />
      ) : (
        <InstallHint />
      )}
      <div className={styles.grid}>
        {hasGoals && <GoalsDue goalsResult={goalsResult} dueGoals={dueGoals} today={today} />}
        <PromptCard today={today} activePillars={activePillars} />
        {newPosts.data?.length ? <NewPosts posts={newPosts.data} /> : null}
      </div>
    </>
  )
}
