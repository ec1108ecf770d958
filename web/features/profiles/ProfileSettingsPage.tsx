import { useQuery } from '@tanstack/react-query'
import { SettingsSection } from '#web/features/accounts/SettingsSection.tsx'
import { BlockedMembers } from '#web/features/moderation/BlockedMembers.tsx'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { OwnProfileForm } from './OwnProfileForm.tsx'
import { ownProfileQuery } from './profile-queries.ts'

export function ProfileSettingsPage() {
  const user = useUser()
  const result = useQuery(ownProfileQuery)
  if (!user) return null
  return (
    <>
      <PageTitle>Your profile</PageTitle>
      <BackLink to={paths.settings()}>Settings</BackLink>
      <PageHeader title="Your profile" action={<LinkButton to={paths.member(user.id)}>View profile</LinkButton>}>
        Other members see only your name and avatar, unless you show more here.
      </PageHeader>
      <SettingsSection id="shown" title="What you show" lead="Nobody outside this site can see your profile.">
        <Loaded result={result}>{(profile) => <OwnProfileForm profile={profile} userId={user.id} />}</Loaded>
      </SettingsSection>
      <SettingsSection
        id="blocked"
        title="Blocked members"
        lead="You don’t see each other’s posts. They aren’t told that you blocked them."
      >
        <BlockedMembers />
      </SettingsSection>
    </>
  )
}
