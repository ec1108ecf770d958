import type { MemberDetail } from '#contract/members.ts'
import { ItemMenu } from '#web/features/moderation/ItemMenu.tsx'
import { paths } from '#web/paths.ts'
import { useSite, useUser } from '#web/shell/session.ts'
import { useMemberDate } from '#web/shell/today.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { formatLongDate } from '#web/ui/dates.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { MemberBadges } from './MemberBadges.tsx'
import styles from './MemberPage.module.css'

export function MemberHeader({ member }: { member: MemberDetail }) {
  const { id, username, email, emailVerified, profileImageUrl, role } = member
  const { mail } = useSite()
  const isSelf = useUser()?.id === id
  return (
    <>
      <header className={styles.header}>
        <Avatar url={profileImageUrl} name={username} />
        <div className={styles.words}>
          <div className={styles.head}>
            <h1 dir="auto">{username}</h1>
            <MemberBadges member={member} />
          </div>
          <p className={styles.email}>
            {email}
            {mail && !emailVerified && <span> (not confirmed)</span>}
          </p>
        </div>
        <LinkButton to={paths.member(id)}>View profile</LinkButton>
        {!isSelf && <ItemMenu item={{ kind: 'member', id, author: { id, username }, state: 'visible' }} />}
      </header>
      {isSelf && (
        <div className={styles.notice}>
          <Banner title="This is your own account.">
            Another admin can change your role. Everything else is in your settings.
          </Banner>
        </div>
      )}
      {!isSelf && role === 'admin' && (
        <div className={styles.notice}>
          <Banner title="This member is an admin.">
            To sign them out, suspend them or delete their account, change their role first.
          </Banner>
        </div>
      )}
      <SuspensionNotice member={member} />
    </>
  )
}

function SuspensionNotice({ member: { suspendedAt, suspendedUntil } }: { member: MemberDetail }) {
  const toDate = useMemberDate()
  if (!suspendedAt) return null
  const since = formatLongDate(toDate(suspendedAt))
  return (
    <div className={styles.notice}>
      <Banner title={`Suspended since ${since}.`}>
        {suspendedUntil
          ? `They can sign in again on ${formatLongDate(toDate(suspendedUntil))}.`
          : 'They can’t sign in until someone restores them.'}
      </Banner>
    </div>
  )
}
