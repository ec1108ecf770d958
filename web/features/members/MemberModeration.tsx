import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#web/api/query-client.ts'
import { DecisionList } from '#web/features/moderation/DecisionList.tsx'
import { MemberNotes } from '#web/features/moderation/MemberNotes.tsx'
import { Loaded } from '#web/shell/Loaded.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { moderationSummaryQuery } from './member-queries.ts'

/** Notes of moderators about a member, and their decisions. */
export function MemberModeration({ memberId }: { memberId: string }) {
  const query = moderationSummaryQuery(memberId)
  const result = useQuery(query)
  return (
    <>
      <SettingsSection id="notes" title="Moderators’ notes" lead="What other moderators should know.">
        <Loaded result={result}>
          {(summary) => (
            <MemberNotes summary={summary} onChange={(summary) => queryClient.setQueryData(query.queryKey, summary)} />
          )}
        </Loaded>
      </SettingsSection>
      <SettingsSection id="decisions" title="Decisions" lead="What moderators decided about this member.">
        <Loaded result={result}>{({ decisions }) => <DecisionList decisions={decisions} />}</Loaded>
      </SettingsSection>
    </>
  )
}
