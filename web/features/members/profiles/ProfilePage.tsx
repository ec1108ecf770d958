import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Profile } from '#contract/profiles.ts'
import { ApiError } from '#web/api/client.ts'
import { ItemMenu } from '#web/features/moderation/ItemMenu.tsx'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { Loaded } from '#web/shell/Loaded.tsx'
import { NotFoundPage } from '#web/shell/NotFoundPage.tsx'
import { useUser } from '#web/shell/session.ts'
import { useToday } from '#web/shell/today.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { FinishedRow } from './FinishedRow.tsx'
import { formatJoined } from './format-joined.ts'
import { profileQuery } from './profile-queries.ts'
import { ShownChallenge } from './ShownChallenge.tsx'
import { splitChallenges } from './split-challenges.ts'
import cardStyles from '#web/ui/Card.module.css'
import styles from './ProfilePage.module.css'

export function ProfilePage() {
  const { id = '' } = useParams()
  const result = useQuery(profileQuery(id))
  if (result.error instanceof ApiError && result.error.status === 404) return <NotFoundPage />
  return (
    <>
      {!result.data && <PageTitle>Member</PageTitle>}
      <Loaded result={result}>{(profile) => <ProfileContents profile={profile} />}</Loaded>
    </>
  )
}

function ProfileContents({ profile }: { profile: Profile }) {
  const { id, username, profileImageUrl, role, about, pillars, challenges, blocked } = profile
  const isSelf = useUser()?.id === id
  const today = useToday()
  const isEmpty = about === null && pillars.length === 0 && challenges.length === 0
  const { current, finished } = splitChallenges(challenges)
  return (
    <div className={styles.profile}>
      <PageTitle>{username}</PageTitle>
      <header className={styles.header}>
        <Avatar url={profileImageUrl} name={username} />
        <div className={styles.words}>
          <div className={styles.name}>
            <h1 dir="auto">{username}</h1>
            {role !== 'member' && <Badge>{role === 'admin' ? 'Admin' : 'Moderator'}</Badge>}
          </div>
          <p className={styles.joined}>{formatJoined(profile, today)}</p>
        </div>
        {isSelf ? (
          <LinkButton to={paths.profileSettings()}>Edit profile</LinkButton>
        ) : (
          <ItemMenu item={{ kind: 'member', id, author: { id, username }, state: 'visible' }} />
        )}
      </header>
      {blocked && <p className={styles.empty}>You have blocked this member. You don’t see each other’s posts.</p>}
      {about !== null && (
        <p className={styles.about} dir="auto">
          {about}
        </p>
      )}
      {pillars.length > 0 && (
        <section aria-labelledby="profile-pillars">
          <h2 id="profile-pillars">Working on</h2>
          <ul className={styles.pillars}>
            {pillars.map((pillar) => (
              <li key={pillar}>
                <PillarBadge pillar={pillar} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {current.length > 0 && (
        <section aria-labelledby="profile-current">
          <h2 id="profile-current">Challenges now</h2>
          <ul className={styles.challenges}>
            {current.map((challenge) => (
              <ShownChallenge key={challenge.id} challenge={challenge} />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section aria-labelledby="profile-finished">
          <h2 id="profile-finished">Finished</h2>
          <ul className={`${cardStyles.card} ${styles.finished}`}>
            {finished.map((challenge) => (
              <FinishedRow key={challenge.id} challenge={challenge} />
            ))}
          </ul>
        </section>
      )}
      {isEmpty && !blocked && (
        <p className={styles.empty}>
          {isSelf
            ? 'This is all that other members see of you. You can show more in “Edit profile”.'
            : `${isolate(username)} hasn’t shared anything yet.`}
        </p>
      )}
    </div>
  )
}
