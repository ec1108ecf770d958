import { useId } from 'react'
import type { Audience } from '#contract/audience.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import styles from './JoinAudience.module.css'

const sentences = {
  crews: 'Your crews will see that you take part.',
  challenge: 'Your crews and everyone in this challenge will see that you take part.',
  site: 'All members will see that you take part.',
}

/** Say who will see that a member takes part, before they join. */
export function describeJoining(audience: Exclude<Audience, 'nobody'>): string {
  return sentences[audience]
}

export type JoinAudienceProps = {
  audience: Exclude<Audience, 'nobody'>
  isPrivate: boolean
  onChange: (isPrivate: boolean) => void
}

/** Says before joining who will see it, because the member chose that once for later challenges. */
export function JoinAudience({ audience, isPrivate, onChange }: JoinAudienceProps) {
  const id = useId()
  return (
    <div className={styles.audience}>
      <p>{isPrivate ? 'Only you will see that you take part.' : describeJoining(audience)}</p>
      <Checkbox id={id} checked={isPrivate} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <label htmlFor={id}>Only me this time</label>
    </div>
  )
}
