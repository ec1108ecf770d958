import type { ChallengeDetail } from '#contract/challenges.ts'
import { describeRule, describeSchedule } from '#web/features/challenges/challenge-words.ts'
import { ChallengeOverview } from '#web/features/challenges/ChallengeOverview.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { fillInOptions, getDefaultPasses } from './fields/challenge-options.ts'
import type { ChallengeContent } from './fields/challenge-values.ts'
import styles from '#web/features/challenges/JoinPanel.module.css'

/** A draft as members see it before they join. It has no button to join. */
export function ChallengePreview({ content }: { content: ChallengeContent }) {
  const challenge = toChallenge(content)
  const { plan, sources, pillar, duration, schedule, rules, passes } = challenge
  return (
    <ChallengeOverview
      challenge={challenge}
      panel={
        <Card pillar={pillar} className={styles.panel}>
          <Wall total={duration} />
          {duration > 1 && (
            <p className={styles.terms}>
              {describeSchedule(schedule)}. {describeRule(rules[0] ?? 'flexible', passes)}
            </p>
          )}
        </Card>
      }
      dayPlan={{ plan: plan ?? [], participation: undefined, sources }}
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
