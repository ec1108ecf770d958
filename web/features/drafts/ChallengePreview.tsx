import type { ChallengeDetail } from '#contract/challenges.ts'
import { ChallengeOverview } from '#web/features/challenges/ChallengeOverview.tsx'
import { DayPlan } from '#web/features/challenges/DayPlan.tsx'
import { JoinPanel } from '#web/features/challenges/JoinPanel.tsx'
import { fillInOptions, getDefaultPasses } from './fields/challenge-options.ts'
import type { ChallengeContent } from './fields/challenge-values.ts'

const notJoining = { isPending: false, join: () => undefined }

/** A draft as members see it before they join. The button to join does nothing. */
export function ChallengePreview({ content }: { content: ChallengeContent }) {
  const challenge = toChallenge(content)
  const { plan, sources } = challenge
  return (
    <ChallengeOverview
      challenge={challenge}
      isJoined={false}
      panel={
        <div inert>
          <JoinPanel challenge={challenge} joining={notJoining} />
        </div>
      }
      plan={<DayPlan plan={plan ?? []} participation={undefined} sources={sources} />}
    />
  )
}

function toChallenge(content: ChallengeContent): ChallengeDetail {
  const { title, promise, subtitle, finishLine, pillar, plan, sources = [] } = content
  const duration = Number.isNaN(content.duration) ? 1 : content.duration
  const { schedule, rules, passes } = fillInOptions({ ...content, duration })
  return {
    id: '',
    title: title || 'Without a name',
    subtitle: subtitle || null,
    description: content.description,
    promise: promise || null,
    pillar: pillar || 'purpose',
    duration,
    difficulty: content.difficulty,
    version: 1,
    participants: 0,
    schedule,
    rules,
    passes: passes ?? getDefaultPasses(duration),
    plan,
    sources,
    finishLine: finishLine || null,
    next: [],
  }
}
