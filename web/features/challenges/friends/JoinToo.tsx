import { Link } from 'react-router'
import type { Audience } from '#contract/audience.ts'
import { describeJoining } from '#web/features/audience/JoinAudience.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { joinFormId } from '../JoinSubmit.tsx'
import styles from './JoinToo.module.css'

/** Why the member is not in the challenge: they have finished it, or not joined it, which the others would see. */
export type NotJoined = 'finished' | { audience: Audience | null }

/** Offers to join the challenge to a member who has a link for a friend, on the screen with the form. */
export function JoinToo({ challengeId, notJoined }: { challengeId: string; notJoined: NotJoined }) {
  if (notJoined === 'finished')
    return (
      <p className={styles.join}>
        <span>You’ve finished this challenge, so your friend would start without you.</span>
        <Link to={paths.challenge(challengeId)}>Start it again</Link>
      </p>
    )
  return (
    <div className={styles.join}>
      <p>
        You’re not in this challenge yet, so your friend would start without you.{' '}
        {notJoined.audience && notJoined.audience !== 'nobody' && describeJoining(notJoined.audience)}
      </p>
      <Button type="submit" form={joinFormId}>
        Join Challenge
      </Button>
    </div>
  )
}
