import { useSite } from '#web/shell/session.ts'
import { useStanding } from '#web/shell/standing.ts'
import { Banner } from '#web/ui/Banner.tsx'
import styles from './Invitations.module.css'

/** Says what an invitation means on this site, if that is not obvious. */
export function InvitationRules() {
  const { signUp } = useSite()
  const isStaff = useStanding().role !== 'member'
  if (signUp === 'closed')
    return (
      <div className={styles.notice}>
        <Banner title="This site isn’t accepting new members.">
          Links to a challenge still work for friends who are members. Other invitations can’t be created or used until
          it does.
        </Banner>
      </div>
    )
  if (signUp === 'approval')
    return (
      <div className={styles.notice}>
        <Banner title={isStaff ? 'Your invitations need no approval.' : 'An admin approves new members.'}>
          {isStaff
            ? 'People who join with your link become members immediately.'
            : 'People who join with your link become members once an admin has read their request.'}
        </Banner>
      </div>
    )
  return null
}
