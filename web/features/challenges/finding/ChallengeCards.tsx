import { useState } from 'react'
import type { Challenge, Participation } from '#contract/challenges.ts'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { ChallengeCard } from '../ChallengeCard.tsx'
import { findCurrentParticipation } from '../participations.ts'
import styles from '../ChallengeGrid.module.css'

/** Cards that a page starts with, and that scrolling or the button adds. */
const cardCount = 8

type Props = { challenges: Challenge[]; participations: Participation[]; heading?: 'h2' | 'h3' }

/** The cards of challenges. Those far below are rendered as they are reached. */
export function ChallengeCards({ challenges, participations, heading }: Props) {
  const [count, setCount] = useState(cardCount)
  return (
    <>
      <ul className={styles.grid}>
        {challenges.slice(0, count).map((challenge) => (
          <ChallengeCard
            key={challenge.id}
            challenge={challenge}
            participation={findCurrentParticipation(challenge.id, participations)}
            heading={heading}
          />
        ))}
      </ul>
      {count < challenges.length && (
        <LoadMore busy={false} onLoadMore={() => setCount(count + cardCount)}>
          Show more challenges
        </LoadMore>
      )}
    </>
  )
}
